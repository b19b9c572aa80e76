import { fiscalPeriodsPage } from '@countinghouse/contract/accounts/fiscal-period'
import { closeYear, getYearEnd, reopenYear } from '@countinghouse/contract/accounts/year-end'
import { text } from '@countinghouse/contract/accounts/year-end.text'
import { defineModule } from '../../platform/registry/define-module.ts'
import { handleRead, handleWrite } from '../../platform/calls/handle.ts'
import type { PostingSource } from '../../platform/documents/posting-source.ts'
import { closeFiscalYear, reopenFiscalYear } from './periods/close-year.ts'
import { readMonth } from './periods/read-month.ts'
import { readYear, yearSourceType } from './periods/read-year.ts'

const api = [
  handleRead(getYearEnd, async ({ companyId }, reader, { id }) =>
    readYear(companyId, reader, await readMonth(companyId, reader, id)),
  ),
  handleWrite(closeYear, (ctx, tx, { id }) => closeFiscalYear(ctx, tx, id)),
  handleWrite(reopenYear, reopenFiscalYear),
]

const postingSources: readonly PostingSource[] = [
  { type: yearSourceType, title: text.closing, page: fiscalPeriodsPage, search: (id) => `open=${id}&tab=year` },
]

export const module = defineModule({ api, postingSources })
