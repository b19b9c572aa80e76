-- Purchases are raised to quantity breaks and to the minimum order value of suppliers. docs/guides/purchase.md, Replenishment.

alter table purchase.replenishment_suggestion
  add column break_quantity numeric(18,4) not null default 0
    constraint replenishment_suggestion_break check (break_quantity >= 0),
  add column value_quantity numeric(18,4) not null default 0
    constraint replenishment_suggestion_value check (value_quantity >= 0),
  add column is_value_unmet boolean not null default false;
comment on column purchase.replenishment_suggestion.break_quantity is 'Part of suggested_quantity that makes a quantity break of the supplier.';
comment on column purchase.replenishment_suggestion.value_quantity is 'Part of suggested_quantity that makes the minimum order value of the supplier.';
comment on column purchase.replenishment_suggestion.is_value_unmet is 'Suggested purchases of the store from the supplier stay below its minimum order value.';

create or replace view purchase.replenishment_list with (security_invoker = true) as
select s.company_id, s.id, s.version, s.run_id, platform.in_language(p.name, p.name_ar) as name, v.sku, s.store_id, s.status, s.snoozed_until,
  case when s.buy_quantity > 0 and s.supplier_id is null then 'no_supplier' when s.buy_quantity > 0 and s.is_value_unmet then 'mov_unmet'
    when s.buy_quantity > 0 and s.break_quantity + s.value_quantity > 0 then 'raised'
    when s.buy_quantity > s.need - s.transfer_quantity then 'rounded_up'
    when s.model in ('similar', 'minimum') then 'short_history' end as issue,
  s.position < s.mean_demand * s.lead_days as is_short,
  s.on_hand, s.on_order, s.in_transit, round(s.mean_demand * 7, 4) as weekly_demand,
  case when s.mean_demand > 0 then least(greatest(floor(s.position / s.mean_demand), 0), 100000)::integer end as cover_days,
  round(s.reorder_point, 4) as reorder_point, round(s.target, 4) as target, s.need, s.transfer_quantity, s.buy_quantity,
  s.supplier_id, case when o.id is not null then coalesce(o.currency, c.base_currency) end as currency,
  s.expected_on, s.purchase_order_id, r.completed_at as calculated_at,
  concat_ws(' ', p.name, p.name_ar) as names
from purchase.replenishment_suggestion s
join purchase.replenishment_run r on r.company_id = s.company_id and r.id = s.run_id and r.completed_at is not null
join procure.variant v on v.company_id = s.company_id and v.id = s.variant_id
join procure.product p on p.company_id = v.company_id and p.id = v.product_id
join erp.company c on c.id = s.company_id
left join procure.supplier o on o.company_id = s.company_id and o.id = s.supplier_id;
