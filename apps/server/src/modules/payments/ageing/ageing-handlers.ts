import type { AgeingRoutes } from '@countinghouse/contract/payments/ageing'
import { ageingBuckets } from '@countinghouse/contract/payments/ageing'
import type { Text } from '@countinghouse/kernel/text'
import type { Handler } from '../../../platform/calls/handle.ts'
import { handleDownload, handleRead } from '../../../platform/calls/handle.ts'
import { amountCell } from '../../../platform/import/amount-cell.ts'
import { reportFile } from '../../../platform/lists/report-file.ts'
import type { AgeingSide } from './find-ageing.ts'
import { findAgeing } from './find-ageing.ts'

type Words = Readonly<Record<'party' | 'total' | 'prepaid' | `bucket_${(typeof ageingBuckets)[number]}`, Text>>

/** The ageing of one side, and its file. */
export function ageingHandlers({ get, file }: AgeingRoutes, side: AgeingSide, text: Words): Handler[] {
  return [
    handleRead(get, (ctx, reader, requested) => findAgeing(ctx, reader, side, requested)),
    handleDownload(file, async (ctx, reader, { format, ...requested }) => {
      const { on, currency, rows } = await findAgeing(ctx, reader, side, requested)
      const { locale } = ctx
      const label = (words: Text) => `${words[locale]} (${currency})`
      return reportFile(ctx, {
        page: side.page,
        requested,
        format,
        from: on,
        to: on,
        headings: [
          text.party[locale],
          ...ageingBuckets.map((bucket) => label(text[`bucket_${bucket}`])),
          label(text.total),
          label(text.prepaid),
        ],
        rows: rows.map((row) => [
          row.party,
          ...ageingBuckets.map((bucket) => amountCell(row[bucket], currency)),
          amountCell(row.totalMinor, currency),
          amountCell(row.prepaidMinor, currency),
        ]),
      })
    }),
  ]
}
