import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Reader } from '../../../platform/database/db.ts'

/** An order of a variant for a store. */
export type ArrivalRow = {
  readonly orderId: number
  readonly order: string
  readonly variantId: number
  readonly storeId: number
  readonly store: string
  readonly quantity: number
  readonly expectedOn: string | null
  readonly latestOn: string | null
}

type Asked = {
  /** Of the variants `v`. */
  readonly variants: RawBuilder<unknown>
  /** Null: all. */
  readonly storeIds: readonly number[] | null
}

/** Open quantities of sent orders, with the day on which they are expected in stock, earliest first. */
export async function findArrivals(
  reader: Reader,
  companyId: number,
  { variants, storeIds }: Asked,
): Promise<readonly ArrivalRow[]> {
  const { rows } = await sql<ArrivalRow>`
    select o.id as "orderId", o.name as order, l.variant_id as "variantId", l.store_id as "storeId", t.name as store,
      sum(l.open_quantity)::float8 as quantity, d.expected_on::text as "expectedOn", s.latest_on::text as "latestOn"
    from procure.variant v
    join purchase.order_delivery l on l.company_id = v.company_id and l.variant_id = v.id and l.open_quantity > 0
    join purchase.purchase_order o on o.company_id = l.company_id and o.id = l.purchase_order_id
      and o.status = 'ordered' and o.receipt_status in ('none', 'partial')
    join erp.store t on t.company_id = l.company_id and t.id = l.store_id
    left join lateral (
      select max(s.expected_on) as expected_on, max(s.latest_on) as latest_on from purchase.shipment_line sl
      join purchase.shipment s on s.company_id = sl.company_id and s.id = sl.shipment_id and s.status not in ('completed', 'cancelled')
      where sl.company_id = o.company_id and sl.purchase_order_id = o.id) s on true
    cross join lateral (select case when s.expected_on is null then l.expected_on when l.is_drop then greatest(s.expected_on, l.due_on)
      else s.expected_on end as expected_on) d
    where v.company_id = ${companyId} and ${variants}
      and (${storeIds}::bigint[] is null or l.store_id = any(${storeIds}::bigint[]))
    group by o.id, o.name, l.variant_id, 4, 5, d.expected_on, s.latest_on
    order by d.expected_on nulls last, o.id, l.variant_id limit 200`.execute(reader)
  return rows
}
