-- Rejects demands that cannot be met in full, with every short pool.
create or replace function inventory.reject_unmet(demands inventory.demand[]) returns void
  language plpgsql volatile set search_path = pg_catalog, pg_temp
  set plan_cache_mode = force_generic_plan as $$
declare
  short jsonb;
begin
  select jsonb_agg(jsonb_build_object('variantId', d.variant_id, 'locationId', null, 'need', d.need, 'free', d.free) order by d.variant_id, d.store_id)
    into short
  from (select d.store_id, d.variant_id, sum(d.more) as need, min(d.free) as free from unnest(demands) d group by 1, 2) d
  where d.need > d.free;
  if short is not null then perform platform.refuse('inventory.insufficient_stock', jsonb_build_object('lines', short)); end if;
end $$;
revoke all on function inventory.reject_unmet from public;
