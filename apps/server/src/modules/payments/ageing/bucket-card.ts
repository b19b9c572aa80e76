import { ageingBuckets } from '@countinghouse/contract/payments/ageing'
import { text } from '@countinghouse/contract/payments/card.text'
import { text as receivablesText } from '@countinghouse/contract/payments/receivables.text'
import type { Card } from '../../../platform/registry/card.ts'
import type { AgeingSide } from './find-ageing.ts'
import { findAgeing } from './find-ageing.ts'

/** What customers owe, by days overdue. */
export const bucketCard = (side: AgeingSide): Card => ({
  key: 'payments.receivables_ageing',
  title: receivablesText.title,
  definition: text.ageing_means,
  page: side.page,
  isOfCompany: true,
  unit: 'money',
  places: { finance: 2 },
  address: side.page.path,
  find: async (ctx, reader) => {
    const { totals } = await findAgeing(ctx, reader, side, {})
    return {
      value: totals.totalMinor,
      rows: ageingBuckets.map((bucket) => ({
        name: receivablesText[`bucket_${bucket}`],
        value: totals[bucket],
        address: null,
      })),
    }
  },
})
