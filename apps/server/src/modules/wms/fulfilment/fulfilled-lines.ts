import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'

type Sql = RawBuilder<unknown>

/** Final statuses of a transfer. */
const ended = sql`('received', 'closed', 'rejected', 'cancelled', 'expired')`
const undecided = sql`('submitted', 'pending')`

type Where = {
  readonly companyId: number
  readonly now: string
  /** Condition on transfers `t`. */
  readonly transfers: Sql
  /** Condition on variants `v` and their products `r`. */
  readonly products: Sql
}

/**
 * Selects the lines of submitted transfers with their furthest stage and first loss. A line is complete at its last receipt,
 * including items found later, in the time zone of the destination. It is included in the rates once its transfer is final, and
 * is late as soon as its needed-by date has passed.
 */
export function fulfilledLines({ companyId, now, transfers, products }: Where): Sql {
  return sql`
    select l.id, l.transfer_id, t.name as transfer, t.requested_on, t.from_store_id, t.to_store_id, l.variant_id, v.sku, v.product_id,
      l.quantity as requested, l.approved_quantity as approved, l.picked_quantity + l.shipped_quantity as picked,
      l.shipped_quantity as shipped, l.accepted_quantity as accepted, x.is_ended, x.is_full,
      x.is_ended and x.is_full and l.over_quantity = 0 and not x.is_late as is_perfect,
      t.need_by is not null and (x.is_ended or x.is_late) as is_due, t.need_by is not null and x.is_full and not x.is_late as is_on_time,
      extract(epoch from a.accepted_at - t.created_at) / 3600 as hours,
      case when t.status = 'cancelled' and t.approved_at is null then 'cancelled'
        when t.status not in ${undecided} and l.approved_quantity < l.quantity then 'cut'
        when l.cancelled_quantity > 0 or t.status in ('cancelled', 'expired') and l.shipped_quantity < l.approved_quantity
          then case when a.is_short then 'short' else 'cancelled' end
        when l.returned_quantity > 0 then 'returned' when l.damaged_quantity > 0 then 'damaged' when l.lost_quantity > 0 then 'lost'
        when x.is_late then 'late' end as loss
    from inventory.transfer t
    join inventory.transfer_line l on l.company_id = ${companyId} and l.transfer_id = t.id
    join procure.variant v on v.company_id = ${companyId} and v.id = l.variant_id
    join procure.product r on r.company_id = ${companyId} and r.id = v.product_id
    join erp.store d on d.company_id = ${companyId} and d.id = t.to_store_id
    cross join lateral (
      select max(greatest(c.posted_at, (
          select max(e.posted_at) from inventory.discrepancy i
          join inventory.settlement_line n on n.company_id = ${companyId} and n.discrepancy_id = i.id and n.action = 'late_found_dest'
          join inventory.settlement e on e.company_id = ${companyId} and e.id = n.settlement_id and e.status = 'posted'
          where i.company_id = ${companyId} and i.shipment_id = s.transfer_shipment_id and i.line_no = s.line_no))) as accepted_at,
        coalesce(bool_or(s.short_reason is not null), false) as is_short
      from inventory.transfer_shipment_line s
      left join inventory.receipt c on c.company_id = ${companyId} and c.shipment_id = s.transfer_shipment_id and s.accepted_quantity > 0
      where s.company_id = ${companyId} and s.transfer_line_id = l.id) a
    cross join lateral (
      select t.status in ${ended} as is_ended, l.accepted_quantity >= l.quantity as is_full,
        coalesce(case when l.accepted_quantity >= l.quantity then (a.accepted_at at time zone d.timezone)::date
          when t.status in ${ended} then null else (${now}::timestamptz at time zone d.timezone)::date end > t.need_by, false) as is_late) x
    where t.company_id = ${companyId} and t.status <> 'draft' and ${transfers} and ${products}`
}
