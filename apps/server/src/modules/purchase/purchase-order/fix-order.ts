import { fail } from '@countinghouse/contract/errors'
import { convertMinor } from '@countinghouse/kernel/exchange'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { PurchaseOrder } from './calculate-order.ts'
import { calculateOrder } from './calculate-order.ts'
import { fixLines } from './fix-lines.ts'
import { nextDueOf } from './schedule-drops.ts'
import { requireSubmittable } from './require-submittable.ts'

/**
 * Fixes prices, amounts and tolerances of a draft that is submitted, and answers the amounts of its header. Throws: what calculateOrder and
 * requireSubmittable throw. Locks: the supplier.
 */
export async function fixOrder(ctx: Ctx, tx: Tx, row: PurchaseOrder) {
  const calculated = await calculateOrder(ctx, tx, row)
  requireSubmittable(ctx, row, calculated)
  const { amounts, exchange, appliedDiscountPpm } = calculated
  if (exchange === null) return fail('purchase.rate_missing')
  await fixLines(ctx, tx, row.id, { ...calculated, exchange })
  const { goodsMinor, headerDiscountMinor, totalMinor } = amounts
  const companyTotalMinor = convertMinor(totalMinor, exchange)
  const nextDueOn = await nextDueOf(ctx, tx, row.id)
  return {
    appliedDiscountPpm,
    goodsMinor,
    headerDiscountMinor,
    totalMinor,
    ...calculated.tax,
    companyTotalMinor,
    nextDueOn,
  }
}
