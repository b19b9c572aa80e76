import {
  exportSupplierStatement,
  getSupplierStatement,
  supplierStatementPage,
} from '@countinghouse/contract/payments/supplier-statement'
import { text } from '@countinghouse/contract/payments/supplier-statement.text'
import { handleDownload, handleRead } from '../../platform/calls/handle.ts'
import { amountCell } from '../../platform/import/amount-cell.ts'
import { reportFile } from '../../platform/lists/report-file.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { findStatement } from './supplier-statement/find-statement.ts'

const columns = ['currency', 'on', 'kind', 'name', 'reference', 'dueOn', 'amountMinor', 'balanceMinor'] as const

const api = [
  handleRead(getSupplierStatement, findStatement),
  handleDownload(exportSupplierStatement, async (ctx, reader, { format, ...requested }) => {
    const { from, to, accounts } = await findStatement(ctx, reader, requested)
    const { locale } = ctx
    return reportFile(ctx, {
      page: supplierStatementPage,
      requested,
      format,
      from,
      to,
      headings: columns.map((name) => text[name][locale]),
      rows: accounts.flatMap(({ currency, openingMinor, entries, closingMinor }) => [
        [currency, from, text.opening[locale], null, null, null, null, amountCell(openingMinor, currency)],
        ...entries.map((entry) => [
          currency,
          entry.on,
          text[`kind_${entry.kind}`][locale],
          entry.name,
          entry.reference,
          entry.dueOn,
          amountCell(entry.amountMinor, currency),
          amountCell(entry.balanceMinor, currency),
        ]),
        [currency, to, text.closing[locale], null, null, null, null, amountCell(closingMinor, currency)],
      ]),
    })
  }),
]

export const module = defineModule({ api })
