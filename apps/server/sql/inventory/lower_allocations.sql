-- Reduces allocations of reservations by these quantities; the stock stays reserved. Their pools are locked.
create or replace function inventory.lower_allocations(company bigint, ids bigint[], quantities numeric[]) returns void
  language plpgsql volatile set search_path = pg_catalog, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  with lowered as (
    update inventory.stock_allocation a set quantity = a.quantity - u.less, is_started = a.is_started and a.quantity - u.less > a.picked_quantity
    from unnest(ids, quantities) as u(id, less) where a.company_id = company and a.id = u.id
    returning a.reservation_id, a.balance_id, u.less),
  balances as (
    update inventory.stock_balance b set allocated = b.allocated - g.less
    from (select l.balance_id, sum(l.less) as less from lowered l group by 1) g where b.company_id = company and b.id = g.balance_id),
  reservations as (
    update inventory.stock_reservation r set allocated_quantity = r.allocated_quantity - g.less
    from (select l.reservation_id, sum(l.less) as less from lowered l group by 1) g where r.company_id = company and r.id = g.reservation_id
    returning r.store_id, r.variant_id, g.less)
  update inventory.stock_pool p set reserved = p.reserved + g.less, allocated = p.allocated - g.less
  from (select r.store_id, r.variant_id, sum(r.less) as less from reservations r group by 1, 2) g
  where p.company_id = company and p.store_id = g.store_id and not p.is_transit and p.variant_id = g.variant_id;
end $$;
revoke all on function inventory.lower_allocations from public;
