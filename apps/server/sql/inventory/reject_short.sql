-- Rejects missing stock, and blocked or inactive locations, with every line concerned. Stock reserved for others is missing.
create or replace function inventory.reject_short(company bigint, lines inventory.draft[]) returns void
  language plpgsql volatile set search_path = pg_catalog, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  found jsonb;
begin
  with side as (
    select d.from_location_id as location_id, d.variant_id, d.lot_id, d.owner_id, -d.quantity as change from unnest(lines) d
      where d.from_place <> 'outside'
    union all
    select d.to_location_id, d.variant_id, d.lot_id, d.owner_id, d.quantity from unnest(lines) d where d.to_place <> 'outside'),
  needed as (
    select s.location_id, s.variant_id, s.lot_id, s.owner_id, -sum(s.change) filter (where s.change < 0) as need, sum(s.change) as change
    from side s group by 1, 2, 3, 4 having sum(s.change) < 0),
  short as (
    select n.*, coalesce(b.on_hand - b.allocated, 0) + n.change + n.need as free
    from needed n left join inventory.stock_balance b on b.company_id = company and b.location_id = n.location_id
      and b.variant_id = n.variant_id and b.lot_id is not distinct from n.lot_id and b.owner_id is not distinct from n.owner_id
    where coalesce(b.on_hand - b.allocated, 0) + n.change < 0)
  select jsonb_agg(jsonb_build_object('variantId', s.variant_id, 'locationId', s.location_id, 'need', s.need, 'free', s.free)
      order by s.variant_id, s.location_id)
    into found
  from (
    select s.variant_id, s.location_id, s.need, s.free from short s
    union all
    select p.variant_id, null, c.taken, least(p.allocatable - p.reserved - p.allocated, c.taken - c.nowhere)
    from (
      select d.store_id, d.variant_id, sum(d.change) as change, -sum(d.change) filter (where d.change < 0) as taken,
        coalesce(-sum(d.change) filter (where d.is_nowhere), 0) as nowhere
      from (
        select d.from_store_id as store_id, d.variant_id, -d.quantity as change, d.from_location_id is null as is_nowhere
        from unnest(lines) d where d.from_allocatable
        union all select d.to_store_id, d.variant_id, d.quantity, false from unnest(lines) d where d.to_allocatable) d
      group by 1, 2 having sum(d.change) < 0) c
    join inventory.stock_pool p on p.company_id = company and p.store_id = c.store_id and not p.is_transit and p.variant_id = c.variant_id
    where (p.allocatable + c.change < p.reserved + p.allocated or c.nowhere > 0)
      and not exists (select from short s where s.variant_id = p.variant_id)) s;
  if found is not null then perform platform.refuse('inventory.insufficient_stock', jsonb_build_object('lines', found)); end if;
  select jsonb_agg(distinct jsonb_build_object('locationId', l.id, 'code', l.code, 'reason', l.block_reason)) into found
  from (select d.from_location_id as id, true as is_out from unnest(lines) d union select d.to_location_id, false from unnest(lines) d) s
  join inventory.location l on l.company_id = company and l.id = s.id and (case when s.is_out then l.blocks_out else l.blocks_in end
    or l.status = 'inactive');
  if found is not null then perform platform.refuse('inventory.location_blocked', jsonb_build_object('locations', found)); end if;
end $$;
revoke all on function inventory.reject_short from public;
