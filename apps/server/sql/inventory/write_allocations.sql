-- Assigns locations of stores to reservations, and writes the allocations.
create or replace function inventory.write_allocations(company bigint, ids bigint[])
  returns table (allocation_id bigint, reservation_id bigint, location_id bigint, lot_id bigint, owner_id bigint, quantity numeric)
  language plpgsql volatile set search_path = pg_catalog, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
#variable_conflict use_column
declare
  stores bigint[];
  variants bigint[];
begin
  select array_agg(r.store_id), array_agg(r.variant_id) into stores, variants
  from inventory.stock_reservation r where r.company_id = company and r.id = any(ids);
  return query
  with wanted as (
    select r.id, r.store_id, r.variant_id, r.quantity - r.allocated_quantity - r.consumed_quantity as wants,
      sum(r.quantity - r.allocated_quantity - r.consumed_quantity) over (partition by r.store_id, r.variant_id order by r.priority, r.id) as upto
    from inventory.stock_reservation r
    where r.company_id = company and r.id = any(ids) and r.quantity > r.allocated_quantity + r.consumed_quantity),
  free as (
    select t.*, sum(t.free) over (partition by t.store_id, t.variant_id order by t.place) as upto
    from inventory.locations_to_pick_from(company, stores, variants) t),
  pieces as materialized (
    select w.id, w.store_id, w.variant_id, f.balance_id, f.place, least(w.upto, f.upto) - greatest(w.upto - w.wants, f.upto - f.free) as gets
    from wanted w join free f on f.store_id = w.store_id and f.variant_id = w.variant_id and f.upto > w.upto - w.wants and f.upto - f.free < w.upto),
  made as (
    insert into inventory.stock_allocation as a (company_id, reservation_id, balance_id, quantity)
      select company, p.id, p.balance_id, p.gets from pieces p order by p.id, p.place
    returning a.id, a.reservation_id, a.balance_id, a.quantity),
  balances as (
    update inventory.stock_balance b set allocated = b.allocated + g.gets
    from (select p.balance_id, sum(p.gets) as gets from pieces p group by 1) g where b.company_id = company and b.id = g.balance_id),
  reservations as (
    update inventory.stock_reservation r set allocated_quantity = r.allocated_quantity + g.gets
    from (select p.id, sum(p.gets) as gets from pieces p group by 1) g where r.company_id = company and r.id = g.id),
  pools as (
    update inventory.stock_pool q set reserved = q.reserved - g.gets, allocated = q.allocated + g.gets
    from (select p.store_id, p.variant_id, sum(p.gets) as gets from pieces p group by 1, 2) g
    where q.company_id = company and q.store_id = g.store_id and not q.is_transit and q.variant_id = g.variant_id)
  select m.id, m.reservation_id, b.location_id, b.lot_id, b.owner_id, m.quantity
  from made m join inventory.stock_balance b on b.company_id = company and b.id = m.balance_id order by m.id;
end $$;
revoke all on function inventory.write_allocations from public;
