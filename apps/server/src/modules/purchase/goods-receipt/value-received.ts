import { roundedQuantity } from '@countinghouse/kernel/quantity'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { CountedPosting, Part, StockLine } from '../../inventory/index.ts'
import { valueOfAccepted } from '../purchase-order/order-amounts.ts'

type OrderLine = {
  readonly lineNo: number
  readonly quantity: number
  readonly costMinor: number
  readonly accepted: number
}

/** The stock line of each part: its share of the cost of the order line, so that parts add up; rejected parts have no value. */
export async function valueReceived(
  ctx: Ctx,
  tx: Tx,
  { purchaseOrderId, supplierId }: { readonly purchaseOrderId: number; readonly supplierId: number },
  { parts, lots, damagedLocationId }: CountedPosting,
): Promise<StockLine[]> {
  const lines = await readLines(ctx, tx, purchaseOrderId)
  const accepted = new Map([...lines.values()].map((line) => [line.lineNo, line.accepted]))
  return parts.map(({ lineNo, variantId, lotNo, quantity, condition }: Part): StockLine => {
    const lotId = lots.idOf(variantId, lotNo)
    const line: StockLine = {
      kind: 'purchase_receipt',
      variantId,
      quantity,
      sourceLineId: lineNo,
      ...(lotId !== null && { lotId }),
    }
    if (condition !== 'good')
      return { ...line, ownerId: supplierId, ...(damagedLocationId !== null && { toLocationId: damagedLocationId }) }
    const ordered = lines.get(lineNo) ?? { costMinor: 0, quantity: 1 }
    const before = accepted.get(lineNo) ?? 0
    const after = roundedQuantity(before + quantity)
    accepted.set(lineNo, after)
    return { ...line, valueMinor: valueOfAccepted(ordered, after) - valueOfAccepted(ordered, before) }
  })
}

async function readLines({ companyId }: Ctx, tx: Tx, orderId: number): Promise<ReadonlyMap<number, OrderLine>> {
  const { rows } = await sql<OrderLine>`
    select l.line_no as "lineNo", l.quantity::float8 as quantity, l.cost_minor as "costMinor", l.accepted_quantity::float8 as accepted
    from purchase.purchase_order_line l where l.company_id = ${companyId} and l.purchase_order_id = ${orderId}`.execute(
    tx,
  )
  return new Map(rows.map((line) => [line.lineNo, line]))
}
