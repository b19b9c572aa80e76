-- As before, named in the language of the reader. names: of the product in both languages, for the search; name, name_ar: as the indexes of
-- products sort them.
create or replace view inventory.stock with (security_invoker = true) as
select p.company_id, p.id, p.store_id, p.variant_id, v.product_id, platform.in_language(r.name, r.name_ar) as product_name, v.sku, r.brand_id, r.category_id, r.season_id,
  case when p.is_transit then 0 else p.on_hand end as on_hand,
  case when p.is_transit then 0 else p.allocatable - p.reserved - p.allocated end as free,
  p.reserved, p.allocated,
  case when p.is_transit then p.on_hand else coalesce(t.on_hand, 0) end as on_way,
  p.on_hand > 0 or coalesce(t.on_hand, 0) > 0 as has_stock,
  concat_ws(' ', r.name, r.name_ar) as names, r.name, r.name_ar
from inventory.stock_pool p
join procure.variant v on v.company_id = p.company_id and v.id = p.variant_id
join procure.product r on r.company_id = v.company_id and r.id = v.product_id
left join inventory.stock_pool t on t.company_id = p.company_id and t.store_id = p.store_id and t.is_transit and t.variant_id = p.variant_id
  and not p.is_transit
where not p.is_transit or not exists (
  select from inventory.stock_pool o
  where o.company_id = p.company_id and o.store_id = p.store_id and not o.is_transit and o.variant_id = p.variant_id);

create or replace view inventory.move with (security_invoker = true) as
select m.company_id, m.id, m.id as number, m.posting_id, m.line_no, p.posted_at, m.effective_on, m.kind, m.variant_id, v.product_id,
  platform.in_language(r.name, r.name_ar) as product_name, v.sku, f.store_id as from_store_id, t.store_id as to_store_id, m.from_location_id, m.to_location_id,
  f.kind as from_kind, f.code as from_code, t.kind as to_kind, t.code as to_code, b.lot_no as lot, m.quantity, m.value_minor,
  p.source_type, p.source_id, p.source_id::text as source_number, concat_ws(' ', r.name, r.name_ar) as names
from inventory.stock_move m
join inventory.stock_posting p on p.company_id = m.company_id and p.id = m.posting_id
join inventory.location f on f.company_id = m.company_id and f.id = m.from_location_id
join inventory.location t on t.company_id = m.company_id and t.id = m.to_location_id
join procure.variant v on v.company_id = m.company_id and v.id = m.variant_id
join procure.product r on r.company_id = v.company_id and r.id = v.product_id
left join inventory.stock_lot b on b.company_id = m.company_id and b.id = m.lot_id;

create or replace view inventory.open_discrepancy with (security_invoker = true) as
select d.company_id, d.id, d.kind, d.variant_id, v.sku, platform.in_language(p.name, p.name_ar) as product_name, (d.quantity - d.settled_quantity)::numeric(18,4) as quantity,
  d.shipment_id, s.transfer_number, s.from_store_id, s.to_store_id, d.created_at, concat_ws(' ', p.name, p.name_ar) as names
from inventory.discrepancy d
join inventory.transfer_shipment s on s.company_id = d.company_id and s.id = d.shipment_id
join procure.variant v on v.company_id = d.company_id and v.id = d.variant_id
join procure.product p on p.company_id = v.company_id and p.id = v.product_id
where d.settled_quantity < d.quantity;

create or replace view inventory.lot_list with (security_invoker = true) as
  select t.company_id, t.id, t.version, t.lot_no as name, v.sku, platform.in_language(p.name, p.name_ar) as product_name, t.variant_id,
    case when t.is_serial then 'serial' else 'lot' end as kind, t.expires_on, coalesce(b.on_hand, 0) as on_hand, t.created_at,
    case when t.hold_reason is not null then 'held' when coalesce(b.on_hand, 0) = 0 then 'gone' when t.expires_on < current_date then 'expired'
      when t.expires_on < current_date + 30 then 'expiring' else 'available' end as status,
    concat_ws(' ', p.name, p.name_ar) as names
  from inventory.stock_lot t
  join procure.variant v on v.company_id = t.company_id and v.id = t.variant_id
  join procure.product p on p.company_id = v.company_id and p.id = v.product_id
  left join lateral (
    select sum(s.on_hand) as on_hand from inventory.stock_balance s
    where s.company_id = t.company_id and s.variant_id = t.variant_id and s.lot_id = t.id) b on true;
