-- Current and additionally available quantity of each demand, in order; their pools are locked. Throws: inventory.bad_line (duplicates, no
-- quantity, or a line with a reservation of other goods or in another store).
create or replace function inventory.calculate_demands(company bigint, type_of_demand text, demand_ids bigint[], store_ids bigint[],
    variant_ids bigint[], quantities numeric[]) returns inventory.demand[]
  language plpgsql volatile set search_path = pg_catalog, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  bad jsonb;
begin
  select jsonb_agg(jsonb_build_object('line', u.n, 'variantId', u.variant_id) order by u.n) into bad
  from unnest(demand_ids, store_ids, variant_ids, quantities) with ordinality as u(demand_id, store_id, variant_id, quantity, n)
  left join inventory.stock_reservation r on r.company_id = company and r.demand_type = type_of_demand and r.demand_id = u.demand_id
    and r.state = 'open'
  where u.demand_id is null or u.store_id is null or u.variant_id is null or u.quantity is null or u.quantity <= 0
    or u.quantity <> round(u.quantity, 4) or (r.store_id, r.variant_id) <> (u.store_id, u.variant_id)
    or (select count(*) from unnest(demand_ids) d where d = u.demand_id) > 1;
  if bad is not null then perform platform.refuse('inventory.bad_line', jsonb_build_object('lines', bad)); end if;
  return array(
    select row(w.n, w.demand_id, w.store_id, w.variant_id, w.reservation_id, w.had, w.more, w.free,
      least(w.more, greatest(w.free - (sum(w.more) over (partition by w.store_id, w.variant_id order by w.n) - w.more), 0)))::inventory.demand
    from (
      select u.*, r.id as reservation_id, coalesce(r.quantity, 0) as had, greatest(u.quantity - coalesce(r.quantity, 0), 0) as more,
        coalesce(p.allocatable - p.reserved - p.allocated, 0) as free
      from unnest(demand_ids, store_ids, variant_ids, quantities) with ordinality as u(demand_id, store_id, variant_id, quantity, n)
      left join inventory.stock_reservation r on r.company_id = company and r.demand_type = type_of_demand and r.demand_id = u.demand_id
        and r.state = 'open'
      left join inventory.stock_pool p on p.company_id = company and p.store_id = u.store_id and not p.is_transit and p.variant_id = u.variant_id) w
    order by w.n);
end $$;
revoke all on function inventory.calculate_demands from public;
