-- Rejects goods that leave transit with a wrong value: more than they have, or not all of it with the last piece.
create or replace function inventory.reject_bad_values(lines inventory.draft[], flows inventory.flow[]) returns void
  language plpgsql volatile set search_path = pg_catalog, pg_temp
  set plan_cache_mode = force_generic_plan as $$
declare
  bad jsonb;
begin
  if not exists (select from unnest(lines) d where d.from_place = 'transit') then return; end if;
  select jsonb_agg(jsonb_build_object('line', d.n, 'kind', d.kind, 'variantId', d.variant_id, 'leftMinor', p.left_minor) order by d.n) into bad
  from (
    select f.store_id, f.variant_id, f.owned, f.value_minor + coalesce(sum(s.value_minor), 0) as left_minor
    from unnest(flows) f
    left join unnest(lines) s on s.course = 'dispatch' and s.to_store_id = f.store_id and s.variant_id = f.variant_id
    where f.is_transit group by f.store_id, f.variant_id, f.owned, f.value_minor) p
  join unnest(lines) d on d.from_place = 'transit' and d.from_store_id = p.store_id and d.variant_id = p.variant_id
  where p.left_minor < 0 or p.owned = 0 and p.left_minor <> 0;
  if bad is not null then perform platform.refuse('inventory.bad_line', jsonb_build_object('lines', bad)); end if;
end $$;
revoke all on function inventory.reject_bad_values from public;
