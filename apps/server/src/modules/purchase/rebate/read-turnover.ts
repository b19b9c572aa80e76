import type { rebateAgreement } from '@countinghouse/contract/purchase/rebate-agreement'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import type { RowOf } from '../../../platform/documents/document-handlers.ts'
import type { RebateGoods, Turnover } from './calculate-rebate.ts'

export type RebateAgreement = RowOf<typeof rebateAgreement>

/** Goods of orders in the currency of an agreement, received in its period, less returns: those of an order take its last pieces first. */
export async function readTurnover({ companyId }: Ctx, db: Reader | Tx, agreement: RebateAgreement): Promise<Turnover> {
  const { supplierId, startsOn, endsOn, currency, brandId, categoryId } = agreement
  const isOfScope = sql`(${brandId}::bigint is null or p.brand_id = ${brandId})
    and (${categoryId}::bigint is null or p.category_id in (
      with recursive below as (
        select g.id from procure.category g where g.company_id = ${companyId} and g.id = ${categoryId}
        union select g.id from below b join procure.category g on g.company_id = ${companyId} and g.parent_id = b.id)
      select b.id from below b))`
  const { rows: goods } = await sql<RebateGoods & { readonly receivedMinor: number }>`
    with returned as (
      select r.purchase_order_id, l.variant_id, sum(l.quantity) as quantity
      from purchase.supplier_return r
      join purchase.supplier_return_line l on l.company_id = r.company_id and l.supplier_return_id = r.id and not l.is_rejected
      where r.company_id = ${companyId} and r.supplier_id = ${supplierId} and r.status in ('dispatched', 'credited')
        and r.purchase_order_id is not null group by 1, 2),
    received as (
      select c.*, least(c.quantity, greatest(0, coalesce(t.quantity, 0) - coalesce(sum(c.quantity) over (
          partition by c.purchase_order_id, c.variant_id order by c.posting_id desc, c.posting_line_no desc
          rows between unbounded preceding and 1 preceding), 0))) as returned
      from purchase.purchase_order o
      join purchase.received_goods c on c.company_id = o.company_id and c.purchase_order_id = o.id
      left join returned t on t.purchase_order_id = c.purchase_order_id and t.variant_id = c.variant_id
      where o.company_id = ${companyId} and o.supplier_id = ${supplierId} and o.currency = ${currency})
    select c.posting_id as "postingId", c.posting_line_no as "lineNo", c.net_minor as "receivedMinor",
      round(c.net_minor * (c.quantity - c.returned) / c.quantity)::bigint as "netMinor",
      round(c.rated_minor * (c.quantity - c.returned) / c.quantity)::bigint as "ratedMinor"
    from received c
    join inventory.stock_posting s on s.company_id = c.company_id and s.id = c.posting_id
    join procure.variant v on v.company_id = c.company_id and v.id = c.variant_id
    join procure.product p on p.company_id = v.company_id and p.id = v.product_id
    where s.effective_on between ${startsOn}::date and ${endsOn}::date and ${isOfScope}
    order by c.posting_id, c.posting_line_no`.execute(db)
  const { rows: unmatched } = await sql<{ creditMinor: number }>`
    select coalesce(sum(l.credit_minor), 0)::bigint as "creditMinor"
    from purchase.supplier_return r
    join purchase.supplier_return_line l on l.company_id = r.company_id and l.supplier_return_id = r.id and not l.is_rejected
    join procure.variant v on v.company_id = l.company_id and v.id = l.variant_id
    join procure.product p on p.company_id = v.company_id and p.id = v.product_id
    where r.company_id = ${companyId} and r.supplier_id = ${supplierId} and r.status in ('dispatched', 'credited')
      and r.purchase_order_id is null and r.effective_on between ${startsOn}::date and ${endsOn}::date and ${isOfScope}`.execute(
    db,
  )
  return {
    goods: goods.map(({ receivedMinor: _received, ...one }) => one),
    receivedMinor: goods.reduce((sum, { receivedMinor }) => sum + receivedMinor, 0),
    unmatchedMinor: unmatched[0]?.creditMinor ?? 0,
  }
}
