-- Locks all pools of some variants in some stores, on hand and in transit, in key order.
create or replace function inventory.lock_all_pools(company bigint, stores bigint[], variants bigint[]) returns void
  language plpgsql volatile set search_path = pg_catalog, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  perform from inventory.stock_pool p where p.company_id = company and p.store_id = any(stores) and p.variant_id = any(variants)
    order by p.store_id, p.is_transit, p.variant_id for no key update;
end $$;
revoke all on function inventory.lock_all_pools from public;
