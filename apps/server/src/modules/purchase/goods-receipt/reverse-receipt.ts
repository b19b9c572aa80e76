import { fail } from '@countinghouse/contract/errors'
import type { goodsReceipt } from '@countinghouse/contract/purchase/goods-receipt'
import { landedCost } from '@countinghouse/contract/purchase/landed-cost'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { RowOf } from '../../../platform/documents/document-handlers.ts'
import type { TransitionOutcome } from '../../../platform/documents/document.ts'
import { lockDocumentRow, moveDocument } from '../../../platform/documents/document.ts'
import type { LandedCost } from '../landed-cost/allocate-cost.ts'
import { cancelCost } from '../landed-cost/post-cost.ts'
import { findPartnerOrder } from '../partner-order/partner-orders.ts'
import { takeBackReceived } from '../purchase-order/line-quantities.ts'
import { requireUnused } from './receipt-uses.ts'
import { updateStatuses } from './record-received.ts'
import { reverseStockOf } from './reverse-stock-of.ts'

type GoodsReceipt = RowOf<typeof goodsReceipt>

/**
 * Takes the goods of a receipt out of stock again, at their value and on its days, and off the lines of its order. Estimated landed costs of
 * this receipt alone end with it. Throws: purchase.receipt_of_partner, purchase.receipt_empty, purchase.receipt_in_use with what uses its
 * goods, what reverseStockOf and cancelCost throw. Locks: the order, the receipt, rebates of the supplier, landed costs, then the postings.
 */
export async function reverseReceipt(
  ctx: Ctx,
  tx: Tx,
  row: GoodsReceipt,
  { reversalReason }: Readonly<Record<string, unknown>>,
): Promise<TransitionOutcome> {
  const { id, purchaseOrderId, supplierId, postedAt } = row
  if (postedAt === null) fail('purchase.receipt_empty')
  if ((await findPartnerOrder(tx, ctx.companyId, { orderId: purchaseOrderId })) !== null)
    fail('purchase.receipt_of_partner')
  // An accrual reads what was received under the lock of its agreement.
  await sql`
    select from purchase.rebate_agreement a where a.company_id = ${ctx.companyId} and a.supplier_id = ${supplierId} and a.status = 'active'
    order by a.id for no key update`.execute(tx)
  await requireUnused(ctx, tx, row)
  await cancelEstimates(ctx, tx, id, reversalReason)
  await reverseStockOf(ctx, tx, id)
  await takeBackReceived(ctx, tx, row)
  await updateStatuses(ctx, tx, row)
  return { set: { reversalReason } }
}

/** Those that also cover other receipts use the receipt. */
async function cancelEstimates(ctx: Ctx, tx: Tx, receiptId: number, reason: unknown): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select distinct c.id from purchase.landed_cost_share s
    join purchase.landed_cost c on c.company_id = s.company_id and c.id = s.landed_cost_id and c.status = 'posted'
    where s.company_id = ${ctx.companyId} and s.receipt_id = ${receiptId} order by c.id desc`.execute(tx)
  for (const { id } of rows) {
    const cost = ((await lockDocumentRow(ctx, tx, landedCost, id)) ?? fail('not_found')) as LandedCost
    if (cost.status !== 'posted') fail('purchase.receipt_in_use')
    await moveDocument(ctx, tx, landedCost, cost, {
      status: 'cancelled',
      ...(await cancelCost(ctx, tx, cost, reason)),
    })
  }
}
