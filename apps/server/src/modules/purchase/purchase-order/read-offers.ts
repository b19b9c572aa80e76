import { unitsOfQuantity, quantityOfUnits } from '@countinghouse/kernel/quantity'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'

/** What a supplier offers of a variant, at its total quantity on the order. Quantities in stock units. */
export type Offer = {
  readonly variantId: number
  /** Total quantity of the variant on the order. */
  readonly total: number
  readonly isBuyable: boolean
  /** Decimals of the stock unit. */
  readonly decimals: number
  readonly supplierCode: string | null
  readonly moqQuantity: number | null
  readonly multiple: number | null
  readonly leadTimeDays: number | null
  /** Of one stock unit, in major units of the order currency: the supplier price at the total quantity, else the last ordered one. */
  readonly price: string | null
}

type Asked = {
  /** Null: a new order. */
  readonly orderId: number | null
  readonly supplierId: number
  readonly currency: string
  readonly orderedOn: string
  readonly lines: readonly { readonly variantId: number; readonly quantity: number }[]
}

/** Offers by variant. A line of the supplier catalogue for the variant precedes one for its product. */
export async function readOffers(
  { companyId }: Ctx,
  tx: Tx,
  { orderId, supplierId, currency, orderedOn, lines }: Asked,
): Promise<ReadonlyMap<number, Offer>> {
  const totals = new Map<number, bigint>()
  for (const { variantId, quantity } of lines)
    totals.set(variantId, (totals.get(variantId) ?? 0n) + unitsOfQuantity(quantity))
  const { rows } = await sql<Offer>`
    select v.id as "variantId", q.total::float8 as total,
      v.status = 'active' and p.status = 'active' and p.is_buyable as "isBuyable", coalesce(u.decimals, 0) as decimals,
      s.supplier_code as "supplierCode", coalesce(s.moq_quantity, s.pack_quantity) as "moqQuantity",
      coalesce(s.order_multiple, s.pack_quantity, o.order_multiple) as multiple,
      coalesce(s.lead_time_days, o.lead_time_days) as "leadTimeDays", coalesce(b.price, l.price) as price
    from unnest(${[...totals.keys()]}::bigint[], ${[...totals.values()].map(quantityOfUnits)}::numeric[]) as q (variant_id, total)
    join procure.variant v on v.company_id = ${companyId} and v.id = q.variant_id
    join procure.product p on p.company_id = v.company_id and p.id = v.product_id
    join procure.supplier o on o.company_id = v.company_id and o.id = ${supplierId}
    left join procure.unit u on u.company_id = p.company_id and u.id = p.base_unit_id
    left join lateral (
      select s.supplier_code, s.moq_quantity, s.order_multiple, s.pack_quantity, s.lead_time_days from procure.supplier_product s
      where s.company_id = ${companyId} and s.supplier_id = ${supplierId} and s.product_id = v.product_id
        and (s.variant_id is null or s.variant_id = v.id) and s.status = 'active'
      order by s.variant_id is null limit 1) s on true
    left join lateral (
      select trim_scale(x.unit_price)::text as price from procure.supplier_product s
      join procure.supplier_price x on x.company_id = s.company_id and x.supplier_product_id = s.id
      where s.company_id = ${companyId} and s.supplier_id = ${supplierId} and s.product_id = v.product_id
        and (s.variant_id is null or s.variant_id = v.id) and s.status = 'active' and x.currency = ${currency}
        and x.min_qty <= q.total and x.valid_from <= ${orderedOn}::date and (x.valid_until is null or x.valid_until >= ${orderedOn}::date)
      order by s.variant_id is null, x.min_qty desc limit 1) b on true
    left join lateral (
      select trim_scale(l.price)::text as price from purchase.purchase_order_line l
      join purchase.purchase_order d on d.company_id = l.company_id and d.id = l.purchase_order_id
      where l.company_id = ${companyId} and l.variant_id = v.id and l.price > 0 and d.supplier_id = ${supplierId}
        and d.currency = ${currency} and d.status in ('approved', 'ordered', 'closed') and d.id is distinct from ${orderId}::bigint
      order by d.ordered_on desc, d.id desc limit 1) l on b.price is null`.execute(tx)
  return new Map(rows.map((offer) => [offer.variantId, offer]))
}
