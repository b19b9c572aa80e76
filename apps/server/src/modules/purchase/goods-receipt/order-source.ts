import { fail } from '@countinghouse/contract/errors'
import { text as errorText } from '@countinghouse/contract/purchase/errors.text'
import { goodsReceipt } from '@countinghouse/contract/purchase/goods-receipt'
import { text } from '@countinghouse/contract/purchase/goods-receipt.text'
import { purchaseOrder } from '@countinghouse/contract/purchase/purchase-order'
import { overReceiptAction } from '@countinghouse/contract/purchase/purchase-settings'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { lockDocumentRow } from '../../../platform/documents/document.ts'
import type { RowOf } from '../../../platform/documents/document-handlers.ts'
import { readSetting } from '../../../platform/config/settings.ts'
import type { Counted, ReceiptSource } from '../../inventory/index.ts'
import { estimateReceived } from '../landed-cost/estimate-received.ts'
import type { PurchaseOrder } from '../purchase-order/calculate-order.ts'
import { tellReceived } from '../partner-order/tell-received.ts'
import { closeShort, recordReceived, updateStatuses } from './record-received.ts'
import { valueReceived } from './value-received.ts'

type GoodsReceipt = RowOf<typeof goodsReceipt>

/**
 * Good pieces enter at the net cost of their line; rejected ones go to the location for damaged goods, owned by the supplier and without
 * value. Quantities above the tolerance are refused, or rejected by a setting. Locks: the order, which is locked before the receipt.
 */
export const orderSource: ReceiptSource<GoodsReceipt> = {
  document: goodsReceipt,
  sourceType: 'goods_receipt',
  isCountedByLot: true,
  expected: ({ companyId }, { purchaseOrderId, storeId }) => sql`
    select l.line_no, l.variant_id, null::text as lot_no, null::date as expires_on, l.open_quantity as quantity, null::numeric as unit_cost,
      greatest(l.tolerated_quantity - l.received_quantity, l.open_quantity) as tolerated_quantity
    from purchase.purchase_order_line l
    join purchase.purchase_order o on o.company_id = l.company_id and o.id = l.purchase_order_id
    where l.company_id = ${companyId} and l.purchase_order_id = ${purchaseOrderId} and l.open_quantity > 0
      and (case when l.store_id is null then o.store_id else l.store_id end) = ${storeId}`,
  lockFirst: ({ companyId }, tx, receiptId) =>
    sql`
      select from purchase.purchase_order o where o.company_id = ${companyId} and o.id = (
        select r.purchase_order_id from purchase.order_receipt r where r.company_id = ${companyId} and r.receipt_id = ${receiptId})
      for no key update`.execute(tx),
  async guardPost(ctx, tx, { purchaseOrderId }) {
    const order = (await lockDocumentRow(ctx, tx, purchaseOrder, purchaseOrderId)) ?? fail('not_found')
    requireReceivable(order as PurchaseOrder)
  },
  onExcess: rejectOrRefuse,
  stockLines: valueReceived,
  posted: recordReceived,
  async finished(ctx, tx, row) {
    await closeShort(ctx, tx, row)
    await tellReceived(ctx, tx, row)
  },
  sync: updateStatuses,
  closed: estimateReceived,
}

/** Throws: purchase.not_ordered, purchase.on_hold. */
export function requireReceivable({ status, isOnHold }: Pick<PurchaseOrder, 'status' | 'isOnHold'>): void {
  if (status !== 'ordered') fail('purchase.not_ordered', { details: { status } })
  if (isOnHold) fail('purchase.on_hold')
}

/** Throws: purchase.over_receipt with the products, unless the company has their excess rejected. */
async function rejectOrRefuse(ctx: Ctx, tx: Tx, _row: GoodsReceipt, excess: readonly Counted[]): Promise<string> {
  const { companyId, locale } = ctx
  if ((await readSetting(tx, { companyId }, overReceiptAction)) === 'reject') return format(text.excess, locale)
  const { rows: lines } = await sql<{ variantId: number; sku: string; excess: number }>`
    select v.id as "variantId", v.sku, sum(e.quantity)::float8 as excess
    from unnest(${excess.map(({ variantId }) => variantId)}::bigint[], ${excess.map(({ quantity }) => quantity)}::numeric[]) as e (variant_id, quantity)
    join procure.variant v on v.company_id = ${companyId} and v.id = e.variant_id group by v.id, v.sku order by v.sku`.execute(
    tx,
  )
  const named = lines.map((line) => `${line.sku} +${line.excess}`).join(', ')
  return fail('purchase.over_receipt', {
    message: format(errorText.over_lines, locale, { lines: named }),
    details: { lines },
  })
}
