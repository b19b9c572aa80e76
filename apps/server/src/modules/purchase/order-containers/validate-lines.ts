import { fail } from '@countinghouse/contract/errors'
import { text } from '@countinghouse/contract/purchase/order-containers.text'
import { format } from '@countinghouse/contract/text'
import type { FieldErrors } from '@countinghouse/kernel/errors'
import { quantityOfUnits, unitsOfQuantity } from '@countinghouse/kernel/quantity'
import { sql } from 'kysely'
import type { GuardCtx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'

type Line = {
  readonly orderNo?: string | null
  readonly variantId: number
  readonly quantity: number
  readonly unitCost?: string | null
}
export type EnteredContainer = {
  /** Omitted: a new one. */
  readonly id?: number
  readonly supplierId: number
  readonly storeId: number
  readonly lines: readonly Line[]
}
type Ordered = { readonly number: string; readonly isOfPartner: boolean; readonly left: ReadonlyMap<number, number> }
type Wrong = readonly [field: string, message: string]

/**
 * Lines that name an order have goods that are open on it for the destination, and in no other container. Throws: inventory.rule_broken at
 * the lines. Locks: the orders, by id.
 */
export async function requireOrderedGoods(ctx: GuardCtx, tx: Tx, entered: EnteredContainer): Promise<void> {
  const numbers = [...new Set(entered.lines.flatMap(({ orderNo }) => orderNo ?? []))]
  if (numbers.length === 0) return
  const orders = new Map((await readOrders(ctx, tx, entered, numbers)).map((order) => [order.number, order]))
  const used = new Map<string, bigint>()
  const wrong = entered.lines.flatMap((line, at): Wrong[] => {
    const found = wrongOf(ctx, line, orders.get(line.orderNo ?? ''), used)
    return found === null ? [] : [[`lines.${at}.${found[0]}`, found[1]]]
  })
  if (wrong.length === 0) return
  const fields = wrong.map(([field, message]) => [field, [{ code: 'rule', message }]])
  fail('inventory.rule_broken', { fields: Object.fromEntries(fields) as FieldErrors })
}

function wrongOf(
  { locale }: GuardCtx,
  line: Line,
  order: Ordered | undefined,
  used: Map<string, bigint>,
): Wrong | null {
  const { orderNo = null, variantId, quantity, unitCost = null } = line
  if (orderNo === null) return null
  if (order === undefined) return ['orderNo', format(text.unknown_order, locale)]
  if (order.isOfPartner) return ['orderNo', format(text.partner_order, locale)]
  if (unitCost !== null) return ['unitCost', format(text.cost_of_order, locale)]
  const key = `${orderNo} ${variantId}`
  const before = used.get(key) ?? 0n
  const open = order.left.get(variantId)
  if (open === undefined) return ['variantId', format(text.not_open, locale)]
  const left = unitsOfQuantity(open) - before
  used.set(key, before + unitsOfQuantity(quantity))
  if (unitsOfQuantity(quantity) <= left) return null
  return ['quantity', format(text.too_many, locale, { left: quantityOfUnits(left < 0n ? 0n : left) })]
}

/** Sent orders of the supplier, with what is open by product and in no other container. */
async function readOrders(
  { companyId }: GuardCtx,
  tx: Tx,
  { id = 0, supplierId, storeId }: EnteredContainer,
  numbers: readonly string[],
): Promise<Ordered[]> {
  const named = sql`o.company_id = ${companyId} and o.number = any(${numbers}::text[]) and o.supplier_id = ${supplierId} and o.status = 'ordered'`
  // A separate statement, so that reads after the lock see what other transactions committed before.
  await sql`select from purchase.purchase_order o where ${named} order by o.id for no key update`.execute(tx)
  const { rows } = await sql<Omit<Ordered, 'left'> & { left: readonly [number, number][] }>`
    select o.number,
      exists (select from purchase.partner_order p where p.company_id = o.company_id and p.purchase_order_id = o.id) as "isOfPartner",
      (select coalesce(json_agg(json_build_array(l.variant_id, l.open - l.elsewhere)), '[]') from (
        select l.variant_id, sum(l.open_quantity) as open, coalesce((
            select sum(g.quantity) from purchase.container_goods g
            where g.company_id = o.company_id and g.purchase_order_id = o.id and g.store_id = ${storeId} and g.variant_id = l.variant_id
              and g.container_id <> ${id}), 0) as elsewhere
        from purchase.purchase_order_line l
        where l.company_id = o.company_id and l.purchase_order_id = o.id and l.open_quantity > 0
          and (case when l.store_id is null then o.store_id else l.store_id end) = ${storeId}
        group by 1) l) as left
    from purchase.purchase_order o where ${named}`.execute(tx)
  return rows.map(({ left, ...order }) => ({ ...order, left: new Map(left) }))
}
