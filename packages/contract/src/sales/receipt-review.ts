import { z } from 'zod'
import { multilineField } from '../fields.ts'
import { route } from '../route.ts'
import { idOf } from '../values.ts'
import { getReceipt, receipts, receiptsPage } from './receipt.ts'

/** What a person says who has looked at a sale. */
export const reviewFields = { note: multilineField({ max: 500 }) }

/** Notes that a person has looked at a sale of a device. The receipt stays as it is. */
export const settleReview = route({
  id: 'sales.receipt.settle_review',
  method: 'POST',
  path: '/pos/receipts/{id}/settle-review',
  page: receiptsPage,
  event: 'review',
  writes: true,
  stale: [receipts.routes.list, receipts.routes.selected, getReceipt],
  errors: ['not_found', 'state_conflict'],
  input: z.strictObject({ id: idOf('sales.sale'), ...reviewFields }),
  output: getReceipt.output,
})
