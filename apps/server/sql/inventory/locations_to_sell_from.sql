-- Locations with sellable stock of variants, in order: owned before consigned goods, the default location first, then the oldest receipt.
-- Serial numbers are sold by name, and held lots are not. Repeated pairs of store and variant have each location once.
create or replace function inventory.locations_to_sell_from(company bigint, stores bigint[], variants bigint[])
  returns table (store_id bigint, variant_id bigint, location_id bigint, lot_id bigint, owner_id bigint, place bigint, free numeric)
  language plpgsql stable set search_path = pg_catalog, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
#variable_conflict use_column
begin
  return query
  select w.store_id, b.variant_id, b.location_id, b.lot_id, b.owner_id,
    row_number() over (partition by w.store_id, b.variant_id order by b.owner_id nulls first, l.is_main desc, b.first_in_on, b.id),
    b.on_hand - b.allocated
  from (select distinct u.store_id, u.variant_id from unnest(stores, variants) as u(store_id, variant_id)) w
  join inventory.stock_balance b on b.company_id = company and b.variant_id = w.variant_id
  join inventory.location l on l.company_id = company and l.id = b.location_id and l.store_id = w.store_id
  left join inventory.stock_lot t on t.company_id = company and t.id = b.lot_id
  where l.is_allocatable and not l.blocks_out and (b.lot_id is null or not t.is_serial and t.hold_reason is null);
end $$;
revoke all on function inventory.locations_to_sell_from from public;
