import { fail } from '@countinghouse/contract/errors'
import { text } from '@countinghouse/contract/purchase/errors.text'
import type { purchaseOrder } from '@countinghouse/contract/purchase/purchase-order'
import { format } from '@countinghouse/contract/text'
import type { FieldErrors } from '@countinghouse/kernel/errors'
import { quantityOfUnits, unitsOfQuantity } from '@countinghouse/kernel/quantity'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { RowOf } from '../../../platform/documents/document-handlers.ts'

type PurchaseOrder = RowOf<typeof purchaseOrder>

/**
 * Drops with the products of their lines. Throws, at the drops: purchase.rule_broken, where they do not add up to a line of the order, or
 * belong to another product than it has.
 */
export function scheduleDrops(
  { locale }: Ctx,
  { lines, drops }: Pick<PurchaseOrder, 'lines' | 'drops'>,
): PurchaseOrder['drops'] {
  const fields: Record<string, FieldErrors[string]> = {}
  const refuse = (at: number, field: string, message: string) => {
    fields[`drops.${at}.${field}`] = [{ code: 'rule', message }]
  }
  const sums = new Map<number, bigint>()
  for (const { orderLineNo, quantity } of drops)
    sums.set(orderLineNo, (sums.get(orderLineNo) ?? 0n) + unitsOfQuantity(quantity))
  const scheduled = drops.map((drop, at) => {
    const line = lines[drop.orderLineNo - 1]
    const sum = sums.get(drop.orderLineNo) ?? 0n
    if (line === undefined) refuse(at, 'orderLineNo', format(text.drop_line, locale))
    else if (drop.variantId !== null && drop.variantId !== line.variantId)
      refuse(at, 'orderLineNo', format(text.drop_variant, locale))
    else if (sum !== unitsOfQuantity(line.quantity))
      refuse(at, 'quantity', format(text.drop_sum, locale, { sum: quantityOfUnits(sum), quantity: line.quantity }))
    return { ...drop, variantId: line?.variantId ?? null }
  })
  if (Object.keys(fields).length > 0) fail('purchase.rule_broken', { fields })
  return scheduled
}

/** The first day on which something of an order is due that is open; null: nothing is open. */
export async function nextDueOf({ companyId }: Ctx, tx: Tx, orderId: number): Promise<string | null> {
  const { rows } = await sql<{ nextDueOn: string | null }>`
    select min(d.due_on)::text as "nextDueOn" from purchase.order_delivery d
    where d.company_id = ${companyId} and d.purchase_order_id = ${orderId} and d.open_quantity > 0`.execute(tx)
  return rows[0]?.nextDueOn ?? null
}
