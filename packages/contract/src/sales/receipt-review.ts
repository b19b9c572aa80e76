import { z } from 'zod'
import { multilineField } from '../fields.ts'
import { route } from '../route.ts'
import type { Selection } from '../selection.ts'
import { selectionOf } from '../selection.ts'
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

/** Maximum per call, since each sale gets an audit row. */
export const mostSettled = 2000
/** Maximum of those left alone that are listed by number. */
export const mostLeftNamed = 50

/** The same note for many sales; each that no longer needs a review is left alone and told. */
export const settleReviews = route({
  id: 'sales.receipt.settle_reviews',
  method: 'POST',
  path: '/pos/receipts/settle-reviews',
  page: receiptsPage,
  event: 'review',
  writes: true,
  stale: [receipts.routes.list, receipts.routes.selected, getReceipt],
  errors: ['not_found', 'sales.too_many_reviews'],
  input: z.strictObject({
    // Its filters are composed at run time.
    selection: selectionOf(receipts) as unknown as z.ZodType<Selection, Selection>,
    ...reviewFields,
  }),
  output: z.object({
    settled: z.int().nonnegative(),
    left: z.int().nonnegative(),
    /** The first of those left alone. */
    named: z.array(z.object({ id: idOf('sales.sale'), number: z.string(), message: z.string() })).max(mostLeftNamed),
  }),
})
