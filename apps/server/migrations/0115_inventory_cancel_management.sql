-- What was cancelled of transfers and why, and what still can be. Source: warehouse.md 5.1, 7.2. docs/decisions/080.
alter table inventory.transfer
  add column cancel_cause text constraint transfer_cancel_cause check (cancel_cause in ('not_needed', 'entered_wrong', 'not_in_stock',
    'too_late', 'sent_otherwise', 'other')),
  add column cancelled_on date,
  add column cancelled_quantity numeric(18,4) constraint transfer_cancelled_quantity check (cancelled_quantity > 0),
  add column cancelled_value_minor bigint constraint transfer_cancelled_value check (cancelled_value_minor >= 0),
  add constraint transfer_cancelled_whole check (num_nulls(cancel_cause, cancelled_on, cancelled_quantity, cancelled_value_minor) in (0, 4));
comment on column inventory.transfer.cancelled_on is 'The day, in the zone of the source, on which it was cancelled, or what of it had not been sent; null: nothing was.';
comment on column inventory.transfer.cancelled_quantity is 'What was given up, over all lines in their stock units.';
comment on column inventory.transfer.cancelled_value_minor is 'What that was worth at the cost of the source then, in minor units of the company’s currency.';
-- Statistics of reasons read this alone.
create index transfer_cancelled on inventory.transfer (company_id, cancelled_on)
  include (from_store_id, cancel_cause, cancelled_quantity, cancelled_value_minor) where cancelled_on is not null;

create view inventory.cancellable_transfer with (security_invoker = true) as
select t.company_id, t.id, t.version, t.name, t.status, case when l.shipped_quantity > 0 then 'remainder' else 'all' end as scope,
  t.from_store_id, t.to_store_id, t.requested_on, t.need_by, t.created_at,
  greatest((now() at time zone s.timezone)::date - t.requested_on, 0) as age_days,
  u.first_name || ' ' || u.last_name as asked_by,
  l.left_quantity, l.kept_quantity, l.picked_quantity, l.on_way_quantity, l.left_value_minor, h.shipment_count
from inventory.transfer t
join erp.store s on s.company_id = t.company_id and s.id = t.from_store_id
join erp.company c on c.id = t.company_id
join platform.currency y on y.code = c.base_currency
left join erp.app_user u on u.company_id = t.company_id and u.id = t.submitted_by
cross join lateral (
  select coalesce(sum(q.quantity), 0) as left_quantity, coalesce(sum(r.quantity - r.consumed_quantity), 0) as kept_quantity,
    coalesce(sum(l.picked_quantity), 0) as picked_quantity, coalesce(sum(l.shipped_quantity), 0) as shipped_quantity,
    coalesce(sum(l.shipped_quantity - l.accepted_quantity - l.damaged_quantity - l.lost_quantity - l.returned_quantity), 0) as on_way_quantity,
    coalesce(sum(greatest(round(q.quantity * coalesce(p.value_minor / nullif(p.owned_quantity, 0),
      p.last_unit_cost * power(10::numeric, y.minor_unit), 0)), 0)), 0)::bigint as left_value_minor
  from inventory.transfer_line l
  cross join lateral (
    select case t.status when 'submitted' then l.quantity else l.approved_quantity - l.shipped_quantity - l.cancelled_quantity end as quantity) q
  left join inventory.stock_pool p on p.company_id = l.company_id and p.store_id = t.from_store_id and not p.is_transit
    and p.variant_id = l.variant_id
  left join inventory.stock_reservation r on r.company_id = l.company_id and r.demand_type = 'transfer_line' and r.demand_id = l.id
    and r.state = 'open'
  where l.company_id = t.company_id and l.transfer_id = t.id) l
cross join lateral (
  select count(*)::integer as shipment_count from inventory.transfer_shipment h
  where h.company_id = t.company_id and h.transfer_id = t.id and h.status in ('planned', 'picked', 'packed')) h
where t.status in ('submitted', 'pending', 'approved', 'in_fulfilment');
comment on view inventory.cancellable_transfer is 'Transfers of which something was not sent yet, and what cancelling that does. left: what would be given up; kept: reserved for it; picked: to be put back; on_way: goes on. left_value_minor: at the cost of the source now, in minor units of the company’s currency.';
grant select on inventory.cancellable_transfer to app, maint;
