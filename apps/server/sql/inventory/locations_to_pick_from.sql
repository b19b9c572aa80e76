-- Locations with pickable stock of variants for a reservation, in picking order: owned before consigned goods, earliest expiry, then the
-- oldest receipt. Expired and held lots are excluded.
create or replace function inventory.locations_to_pick_from(company bigint, stores bigint[], variants bigint[])
  returns table (store_id bigint, variant_id bigint, balance_id bigint, place bigint, free numeric)
  language plpgsql stable set search_path = pg_catalog, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
#variable_conflict use_column
begin
  return query
  select w.store_id, b.variant_id, b.id,
    row_number() over (partition by w.store_id, b.variant_id order by b.owner_id nulls first, t.expires_on nulls last, b.first_in_on, b.id),
    b.on_hand - b.allocated
  from (select distinct u.store_id, u.variant_id from unnest(stores, variants) as u(store_id, variant_id)) w
  join erp.store s on s.company_id = company and s.id = w.store_id
  join inventory.stock_balance b on b.company_id = company and b.variant_id = w.variant_id
  join inventory.location l on l.company_id = company and l.id = b.location_id and l.store_id = w.store_id
  left join inventory.stock_lot t on t.company_id = company and t.id = b.lot_id
  where l.is_allocatable and not l.blocks_out and b.on_hand > b.allocated
    and t.hold_reason is null and (t.expires_on is null or t.expires_on >= (now() at time zone s.timezone)::date);
end $$;
revoke all on function inventory.locations_to_pick_from from public;
grant execute on function inventory.locations_to_pick_from to app;
