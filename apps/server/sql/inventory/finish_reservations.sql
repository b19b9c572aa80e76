-- Ends the open ones of these reservations and releases their unconsumed stock. Their pools are locked.
create or replace function inventory.finish_reservations(company bigint, ids bigint[], ended text)
  returns table (demand_type text, demand_id bigint, quantity numeric)
  language plpgsql volatile set search_path = pg_catalog, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
#variable_conflict use_column
declare
  allocations bigint[];
  rests numeric[];
begin
  select array_agg(a.id), array_agg(a.quantity - a.picked_quantity) into allocations, rests
  from inventory.stock_allocation a where a.company_id = company and a.reservation_id = any(ids) and a.quantity > a.picked_quantity;
  perform inventory.lower_allocations(company, allocations, rests);
  return query
  with released as (
    update inventory.stock_reservation r set quantity = r.consumed_quantity, state = ended
    where r.company_id = company and r.id = any(ids) and r.state = 'open'
    returning r.id, r.demand_type, r.demand_id, r.store_id, r.variant_id, old.quantity - old.consumed_quantity as less),
  pools as (
    update inventory.stock_pool p set reserved = p.reserved - g.less
    from (select r.store_id, r.variant_id, sum(r.less) as less from released r group by 1, 2) g
    where p.company_id = company and p.store_id = g.store_id and not p.is_transit and p.variant_id = g.variant_id)
  select r.demand_type, r.demand_id, r.less from released r order by r.id;
end $$;
revoke all on function inventory.finish_reservations from public;
