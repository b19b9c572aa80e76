-- Changes of pools by a posting, for lines whose values are known.
create or replace function inventory.flows_of(company bigint, lines inventory.draft[]) returns inventory.flow[]
  language plpgsql stable set search_path = pg_catalog, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  return array(
  with side as (
    select d.to_store_id as store_id, d.to_place = 'transit' as is_transit, d.variant_id, d.quantity, d.to_allocatable as allocatable,
      d.owner_id is null as ours, d.from_place = 'store' and d.to_place = 'store' as inside, d.value_minor, true as is_in, true as is_given
    from unnest(lines) d where d.to_place <> 'outside'
    union all
    select d.from_store_id, d.from_place = 'transit', d.variant_id, -d.quantity, d.from_allocatable,
      d.owner_id is null, d.from_place = 'store' and d.to_place = 'store', -d.value_minor, false, d.is_given
    from unnest(lines) d where d.from_place <> 'outside'
    union all
    -- Sales beyond stock take nothing but are valued by the pool.
    select d.from_store_id, false, d.variant_id, 0, false, true, false, 0, false, true
    from unnest(lines) d where d.kind = 'oversold_out'),
  summed as (
    select s.store_id, s.is_transit, s.variant_id,
      coalesce(sum(s.quantity) filter (where not s.inside), 0) as on_hand,
      coalesce(sum(s.quantity) filter (where s.allocatable), 0) as allocatable,
      coalesce(sum(s.quantity) filter (where s.ours and not s.inside and s.is_given), 0) as quantity,
      coalesce(sum(s.value_minor) filter (where s.ours and not s.inside and s.is_given), 0) as value_minor,
      coalesce(-sum(s.quantity) filter (where s.ours and not s.inside and not s.is_given), 0) as taken
    from side s group by 1, 2, 3)
  select row(s.store_id, s.is_transit, s.variant_id, s.on_hand, s.allocatable, p.owned_quantity + s.quantity, (p.value_minor + s.value_minor)::bigint,
    s.taken, case when s.taken = 0 then 0 when s.taken = p.owned_quantity + s.quantity then p.value_minor + s.value_minor
      else round((p.value_minor + s.value_minor) * s.taken / nullif(p.owned_quantity + s.quantity, 0)) end::bigint,
    p.last_unit_cost, p.survival, p.epoch, p.owned_quantity)::inventory.flow
  from summed s join inventory.stock_pool p
    on p.company_id = company and p.store_id = s.store_id and p.is_transit = s.is_transit and p.variant_id = s.variant_id);
end $$;
revoke all on function inventory.flows_of from public;
