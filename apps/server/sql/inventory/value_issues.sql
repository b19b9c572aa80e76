-- Values of goods leaving the pools of stores: the average cost after all receipts, calculated once for all lines of a pool and apportioned
-- by largest remainder, so that an empty pool has no value. Moves inside a store record their value and change none.
create or replace function inventory.value_issues(lines inventory.draft[], flows inventory.flow[], digits integer) returns inventory.draft[]
  language plpgsql immutable set search_path = pg_catalog, pg_temp
  set plan_cache_mode = force_generic_plan as $$
begin
  return array(
    with flow as (select * from unnest(flows)),
    issued as (
      select d.n, d.quantity, floor(f.taken_value * d.quantity / f.taken)::bigint as share,
        row_number() over (partition by f.store_id, f.variant_id order by f.taken_value * d.quantity % f.taken desc, d.n) as place,
        f.taken_value - sum(floor(f.taken_value * d.quantity / f.taken)) over (partition by f.store_id, f.variant_id) as spare
      from unnest(lines) d join flow f on not f.is_transit and f.store_id = d.from_store_id and f.variant_id = d.variant_id
      where d.from_place = 'store' and d.to_place <> 'store' and d.owner_id is null and not d.is_given)
    select row(d.n, d.source_line_id, d.kind, d.course, d.variant_id, d.lot_id, d.owner_id, d.from_location_id, d.from_store_id, d.from_place,
      d.from_allocatable, d.to_location_id, d.to_store_id, d.to_place, d.to_allocatable, d.quantity, d.unit_cost,
      coalesce(i.share + (i.place <= i.spare)::int, d.value_minor, case when d.owner_id is not null then 0
        when f.owned > 0 then round(f.value_minor * d.quantity / f.owned)
        else round(d.quantity * f.last_unit_cost * power(10::numeric, digits)) end, 0),
      d.is_given, d.covers)::inventory.draft
    from unnest(lines) d left join issued i on i.n = d.n
    left join flow f on not f.is_transit and f.store_id = d.from_store_id and f.variant_id = d.variant_id
    order by d.n);
end $$;
revoke all on function inventory.value_issues from public;
