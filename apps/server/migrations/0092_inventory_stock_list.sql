-- What lists and reports of stock read. docs/decisions/065.
alter table inventory.stock_pool
  add column id bigint not null generated always as identity,
  add constraint stock_pool_id unique (company_id, id);
comment on column inventory.stock_pool.id is 'By which lists name it.';

-- The newest moves first, whatever they moved.
create index stock_move_newest on inventory.stock_move (company_id, id);
-- A period of one store, or of all.
create index stock_day_by_day on inventory.stock_day (company_id, store_id, day);

-- What each store has of each variant, with what is on its way to it. Goods that are on their way to a store which never had any are a
-- row of their own.
create view inventory.stock with (security_invoker = true) as
select p.company_id, p.id, p.store_id, p.variant_id, v.product_id, r.name as product_name, v.sku, r.brand_id, r.category_id, r.season_id,
  case when p.is_transit then 0 else (p.on_hand * 10000)::bigint end as on_hand_e4,
  case when p.is_transit then 0 else ((p.allocatable - p.promised - p.allocated) * 10000)::bigint end as free_e4,
  (p.promised * 10000)::bigint as promised_e4, (p.allocated * 10000)::bigint as allocated_e4,
  (case when p.is_transit then p.on_hand else coalesce(t.on_hand, 0) end * 10000)::bigint as on_way_e4,
  p.on_hand > 0 or coalesce(t.on_hand, 0) > 0 as has_stock
from inventory.stock_pool p
join procure.variant v on v.company_id = p.company_id and v.id = p.variant_id
join procure.product r on r.company_id = v.company_id and r.id = v.product_id
left join inventory.stock_pool t on t.company_id = p.company_id and t.store_id = p.store_id and t.is_transit and t.variant_id = p.variant_id
  and not p.is_transit
where not p.is_transit or not exists (
  select from inventory.stock_pool o
  where o.company_id = p.company_id and o.store_id = p.store_id and not o.is_transit and o.variant_id = p.variant_id);
comment on view inventory.stock is 'What each store has of each variant. Units: ten-thousandths of the stock unit.';
grant select on inventory.stock to app, maint;

-- The ledger as people read it: each move with its posting and the names of what and where.
create view inventory.move with (security_invoker = true) as
select m.company_id, m.id, m.id as number, m.posting_id, m.line_no, p.posted_at, m.effective_on, m.kind, m.variant_id, v.product_id,
  r.name as product_name, v.sku, f.store_id as from_store_id, t.store_id as to_store_id, m.from_location_id, m.to_location_id,
  f.kind as from_kind, f.code as from_code, t.kind as to_kind, t.code as to_code, b.lot_no as lot, (m.quantity * 10000)::bigint as quantity_e4, m.value_minor,
  p.source_type, p.source_id, p.source_id::text as source_number
from inventory.stock_move m
join inventory.stock_posting p on p.company_id = m.company_id and p.id = m.posting_id
join inventory.location f on f.company_id = m.company_id and f.id = m.from_location_id
join inventory.location t on t.company_id = m.company_id and t.id = m.to_location_id
join procure.variant v on v.company_id = m.company_id and v.id = m.variant_id
join procure.product r on r.company_id = v.company_id and r.id = v.product_id
left join inventory.stock_lot b on b.company_id = m.company_id and b.id = m.lot_id;
comment on view inventory.move is 'Moves with their posting and the names of what was moved from where to where. Units: ten-thousandths of the stock unit.';
grant select on inventory.move to app, maint;
