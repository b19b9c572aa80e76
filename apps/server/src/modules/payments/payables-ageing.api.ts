import {
  ageingBuckets,
  exportPayablesAgeing,
  getPayablesAgeing,
  payablesAgeingPage,
} from '@countinghouse/contract/payments/payables-ageing'
import { text } from '@countinghouse/contract/payments/payables-ageing.text'
import { defineModule } from '../../platform/registry/define-module.ts'
import { handleDownload, handleRead } from '../../platform/calls/handle.ts'
import { amountCell } from '../../platform/import/amount-cell.ts'
import { reportFile } from '../../platform/lists/report-file.ts'
import { findAgeing } from './payables-ageing/find-ageing.ts'

const api = [
  handleRead(getPayablesAgeing, findAgeing),
  handleDownload(exportPayablesAgeing, async (ctx, reader, { format, ...requested }) => {
    const { on, currency, rows } = await findAgeing(ctx, reader, requested)
    const { locale } = ctx
    const label = (words: { readonly en: string; readonly ar: string }) => `${words[locale]} (${currency})`
    return reportFile(ctx, {
      page: payablesAgeingPage,
      requested,
      format,
      from: on,
      to: on,
      headings: [
        text.supplier[locale],
        ...ageingBuckets.map((bucket) => label(text[`bucket_${bucket}`])),
        label(text.total),
        label(text.prepaid),
      ],
      rows: rows.map((row) => [
        row.supplier,
        ...ageingBuckets.map((bucket) => amountCell(row[bucket], currency)),
        amountCell(row.totalMinor, currency),
        amountCell(row.prepaidMinor, currency),
      ]),
    })
  }),
]

export const module = defineModule({ api })
