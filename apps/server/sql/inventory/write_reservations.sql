-- Writes the reservations of demands, and answers each. A demand without stock has no reservation.
create or replace function inventory.write_reservations(company bigint, type_of_demand text, rank integer, last_day date,
    demands inventory.demand[]) returns table (demand_id bigint, reservation_id bigint, quantity numeric)
  language plpgsql volatile set search_path = pg_catalog, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
#variable_conflict use_column
begin
  return query
  with wanted as (select * from unnest(demands)),
  raised as (
    update inventory.stock_reservation r set quantity = r.quantity + w.gets, priority = rank, expires_on = last_day
    from wanted w where r.company_id = company and r.id = w.reservation_id returning r.id, r.demand_id, r.quantity),
  made as (
    insert into inventory.stock_reservation as r (company_id, demand_type, demand_id, store_id, variant_id, priority, quantity, expires_on)
      select company, type_of_demand, w.demand_id, w.store_id, w.variant_id, rank, w.gets, last_day
      from wanted w where w.reservation_id is null and w.gets > 0 order by w.n
    returning r.id, r.demand_id, r.quantity),
  pools as (
    update inventory.stock_pool p set reserved = p.reserved + g.gets
    from (select w.store_id, w.variant_id, sum(w.gets) as gets from wanted w group by 1, 2 having sum(w.gets) > 0) g
    where p.company_id = company and p.store_id = g.store_id and not p.is_transit and p.variant_id = g.variant_id)
  select w.demand_id, h.id, coalesce(h.quantity, 0)
  from wanted w left join (select * from raised union all select * from made) h on h.demand_id = w.demand_id
  order by w.n;
end $$;
revoke all on function inventory.write_reservations from public;
