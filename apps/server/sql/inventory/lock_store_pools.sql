-- Locks pools of stores in key order, as postings do. A missing pool has nothing to reserve.
create or replace function inventory.lock_store_pools(company bigint, stores bigint[], variants bigint[]) returns void
  language plpgsql volatile set search_path = pg_catalog, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  pool record;
begin
  for pool in select distinct u.store_id, u.variant_id from unnest(stores, variants) as u(store_id, variant_id) order by 1, 2 loop
    perform from inventory.stock_pool p where p.company_id = company and p.store_id = pool.store_id and not p.is_transit
      and p.variant_id = pool.variant_id for no key update;
  end loop;
end $$;
revoke all on function inventory.lock_store_pools from public;
