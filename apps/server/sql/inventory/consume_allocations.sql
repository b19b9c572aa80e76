-- Consumes the allocations of the lines: their stock is no longer allocated. One element per line, by allocation id. Throws:
-- inventory.bad_line (an allocation of other goods or another location), inventory.insufficient_stock (the allocation is too small).
create or replace function inventory.consume_allocations(company bigint, lines inventory.draft[], allocation_ids bigint[]) returns void
  language plpgsql volatile set search_path = pg_catalog, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  bad jsonb;
begin
  if array_remove(allocation_ids, null) = '{}' then return; end if;
  select jsonb_agg(jsonb_build_object('line', d.n, 'kind', d.kind, 'variantId', d.variant_id) order by d.n) into bad
  from unnest(allocation_ids) with ordinality as u(id, n) left join unnest(lines) d on d.n = u.n
  left join inventory.stock_allocation a on a.company_id = company and a.id = u.id
  left join inventory.stock_balance b on b.company_id = company and b.id = a.balance_id
  where u.id is not null and (b.location_id, b.variant_id, b.lot_id, b.owner_id)
    is distinct from (d.from_location_id, d.variant_id, d.lot_id, d.owner_id);
  if bad is not null then perform platform.refuse('inventory.bad_line', jsonb_build_object('lines', bad)); end if;
  select jsonb_agg(jsonb_build_object('variantId', b.variant_id, 'locationId', b.location_id, 'need', u.quantity, 'free', a.quantity - a.picked_quantity)
      order by b.variant_id, b.location_id) into bad
  from (select u.id, sum(d.quantity) as quantity from unnest(allocation_ids) with ordinality as u(id, n) join unnest(lines) d on d.n = u.n group by 1) u
  join inventory.stock_allocation a on a.company_id = company and a.id = u.id
  join inventory.stock_balance b on b.company_id = company and b.id = a.balance_id
  where u.quantity > a.quantity - a.picked_quantity;
  if bad is not null then perform platform.refuse('inventory.insufficient_stock', jsonb_build_object('lines', bad)); end if;
  with taken as (
    update inventory.stock_allocation a set picked_quantity = a.picked_quantity + u.quantity,
      is_started = a.is_started and a.picked_quantity + u.quantity < a.quantity
    from (select u.id, sum(d.quantity) as quantity from unnest(allocation_ids) with ordinality as u(id, n) join unnest(lines) d on d.n = u.n
      where u.id is not null group by 1) u
    where a.company_id = company and a.id = u.id
    returning a.reservation_id, a.balance_id, u.quantity),
  balances as (
    update inventory.stock_balance b set allocated = b.allocated - g.quantity
    from (select t.balance_id, sum(t.quantity) as quantity from taken t group by 1) g where b.company_id = company and b.id = g.balance_id),
  reservations as (
    update inventory.stock_reservation r set allocated_quantity = r.allocated_quantity - g.quantity,
      consumed_quantity = r.consumed_quantity + g.quantity
    from (select t.reservation_id, sum(t.quantity) as quantity from taken t group by 1) g where r.company_id = company and r.id = g.reservation_id
    returning r.store_id, r.variant_id, g.quantity)
  update inventory.stock_pool p set allocated = p.allocated - g.quantity
  from (select r.store_id, r.variant_id, sum(r.quantity) as quantity from reservations r group by 1, 2) g
  where p.company_id = company and p.store_id = g.store_id and not p.is_transit and p.variant_id = g.variant_id;
end $$;
revoke all on function inventory.consume_allocations from public;
