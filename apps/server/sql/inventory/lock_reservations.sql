-- Locks the pools of reservations; what is read afterwards is stable until the transaction ends.
create or replace function inventory.lock_reservations(company bigint, ids bigint[]) returns void
  language plpgsql volatile set search_path = pg_catalog, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  stores bigint[];
  variants bigint[];
begin
  select array_agg(r.store_id), array_agg(r.variant_id) into stores, variants
  from inventory.stock_reservation r where r.company_id = company and r.id = any(ids);
  perform inventory.lock_store_pools(company, stores, variants);
end $$;
revoke all on function inventory.lock_reservations from public;
