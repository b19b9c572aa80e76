-- Locations of sales that name none: owned before consigned goods, the default location first, then the oldest receipt. A shortfall comes
-- from OVERSOLD if allowed. Stock received by the same posting is available. A line that takes from several locations becomes several
-- lines, the first under its own number.
create or replace function inventory.allocate_sales(company bigint, lines inventory.draft[], may_oversell boolean) returns inventory.draft[]
  language plpgsql volatile set search_path = pg_catalog, pg_temp
  set plan_cache_mode = force_generic_plan as $$
declare
  oversold inventory.location[];
begin
  if not exists (select from unnest(lines) d where d.from_location_id is null) then return lines; end if;
  oversold := array(select l from inventory.location l where l.company_id = company and l.code = 'OVERSOLD' and l.store_id = any(array(
    select d.from_store_id from unnest(lines) d where d.from_location_id is null)));
  return array(
    with wanted as (
      select d.*, sum(d.quantity) over (partition by d.from_store_id, d.variant_id order by d.n) as upto
      from unnest(lines) d where d.from_location_id is null),
    there as (
      select t.store_id, t.variant_id, t.location_id, t.lot_id, t.owner_id, t.place,
        t.free + coalesce(sum(case when o.to_location_id = t.location_id then o.quantity else -o.quantity end), 0) as free
      from inventory.locations_to_sell_from(company, array(select w.from_store_id from wanted w), array(select w.variant_id from wanted w)) t
      left join unnest(lines) o on t.location_id in (o.from_location_id, o.to_location_id) and o.variant_id = t.variant_id
        and o.lot_id is not distinct from t.lot_id and o.owner_id is not distinct from t.owner_id
      group by t.store_id, t.variant_id, t.location_id, t.lot_id, t.owner_id, t.place, t.free),
    free as (
      select t.*, sum(t.free) over (partition by t.store_id, t.variant_id order by t.place) as upto from there t where t.free > 0),
    pieces as (
      select w.n, f.location_id, f.lot_id, f.owner_id, f.place, least(w.upto, f.upto) - greatest(w.upto - w.quantity, f.upto - f.free) as quantity
      from wanted w join free f on f.store_id = w.from_store_id and f.variant_id = w.variant_id
        and f.upto > w.upto - w.quantity and f.upto - f.free < w.upto),
    placed as (
      select w.n, w.place, w.kind, w.location_id, w.lot_id, w.owner_id, w.quantity from (
        select p.n, p.place, 'sale' as kind, p.location_id, p.lot_id, p.owner_id, p.quantity from pieces p
        union all
        select w.n, null, case when may_oversell then 'oversold_out' else 'sale' end, case when may_oversell then o.id end, null, null,
          w.quantity - coalesce(p.quantity, 0)
        from wanted w left join (select p.n, sum(p.quantity) as quantity from pieces p group by p.n) p on p.n = w.n
        left join unnest(oversold) o on o.store_id = w.from_store_id) w
      where w.quantity > 0)
    select row(case when d.piece = 1 then d.n else cardinality(lines) + row_number() over (partition by d.piece = 1 order by d.n, d.piece) end,
      d.source_line_id, coalesce(d.placed_kind, d.kind), d.course, d.variant_id,
      case when d.placed_kind is null then d.lot_id else d.placed_lot end, case when d.placed_kind is null then d.owner_id else d.placed_owner end,
      coalesce(d.placed_at, d.from_location_id), d.from_store_id,
      case when d.placed_kind is null then d.from_place when d.placed_kind = 'oversold_out' then 'outside' when d.placed_at is not null then 'store' end,
      case when d.placed_kind is null then d.from_allocatable else d.placed_kind = 'sale' end,
      d.to_location_id, d.to_store_id, d.to_place, d.to_allocatable, coalesce(d.placed_quantity, d.quantity), d.unit_cost, d.value_minor,
      d.is_given, d.covers)::inventory.draft
    from (
      select d.*, p.kind as placed_kind, p.location_id as placed_at, p.lot_id as placed_lot, p.owner_id as placed_owner, p.quantity as placed_quantity,
        row_number() over (partition by d.n order by p.place) as piece
      from unnest(lines) d left join placed p on p.n = d.n) d
    order by d.n, d.piece);
end $$;
revoke all on function inventory.allocate_sales from public;
