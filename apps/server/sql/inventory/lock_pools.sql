-- Locks the pools of a posting in key order: the only lock on which two postings wait for each other. It protects balances, lots and
-- oversold quantities of a variant in a store.
create or replace function inventory.lock_pools(company bigint, lines inventory.draft[]) returns void
  language plpgsql volatile set search_path = pg_catalog, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  stores bigint[];
  transits boolean[];
  variants bigint[];
begin
  select array_agg(k.store_id order by k.store_id, k.is_transit, k.variant_id), array_agg(k.is_transit order by k.store_id, k.is_transit, k.variant_id),
      array_agg(k.variant_id order by k.store_id, k.is_transit, k.variant_id)
    into stores, transits, variants
  from (
    select d.from_store_id as store_id, d.from_place = 'transit' as is_transit, d.variant_id from unnest(lines) d
      where d.from_location_id is null or d.from_place <> 'outside' or d.kind = 'oversold_out'
    union select d.to_store_id, d.to_place = 'transit', d.variant_id from unnest(lines) d where d.to_place <> 'outside') k;
  insert into inventory.stock_pool (company_id, store_id, is_transit, variant_id)
    select company, k.store_id, k.is_transit, k.variant_id from unnest(stores, transits, variants) with ordinality as k(store_id, is_transit, variant_id, n)
    where not exists (select from inventory.stock_pool p
      where p.company_id = company and p.store_id = k.store_id and p.is_transit = k.is_transit and p.variant_id = k.variant_id)
    order by k.n on conflict do nothing;
  for i in 1..cardinality(stores) loop
    perform from inventory.stock_pool p where p.company_id = company and p.store_id = stores[i] and p.is_transit = transits[i]
      and p.variant_id = variants[i] for no key update;
  end loop;
end $$;
revoke all on function inventory.lock_pools from public;
