-- Releases allocations at locations where a count or an adjustment leaves less than is allocated. Stock that does not exist at all is
-- checked elsewhere. Throws: inventory.reserved_in_pick if only started ones remain.
create or replace function inventory.take_allocated(company bigint, posting inventory.stock_posting, lines inventory.draft[]) returns void
  language plpgsql volatile set search_path = pg_catalog, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  short inventory.lack[];
  ids bigint[];
  cuts numeric[];
  found jsonb;
begin
  short := array(
    select row(b.id, null, b.variant_id, b.location_id, b.allocated - (b.on_hand + s.change))::inventory.lack
    from (
      select l.location_id, l.variant_id, l.lot_id, l.owner_id, sum(l.change) as change
      from (
        select d.from_location_id as location_id, d.variant_id, d.lot_id, d.owner_id, -d.quantity as change, d.kind in ('adjust_out', 'count_out') as may
        from unnest(lines) d
        union all select d.to_location_id, d.variant_id, d.lot_id, d.owner_id, d.quantity, false from unnest(lines) d) l
      group by 1, 2, 3, 4 having bool_or(l.may)) s
    join inventory.stock_balance b on b.company_id = company and b.location_id = s.location_id and b.variant_id = s.variant_id
      and b.lot_id is not distinct from s.lot_id and b.owner_id is not distinct from s.owner_id
    where b.on_hand + s.change >= 0 and b.on_hand + s.change < b.allocated);
  if cardinality(short) = 0 then return; end if;
  select array_agg(c.id order by c.id), array_agg(c.cut order by c.id) into ids, cuts
  from (
    select a.id, least(a.quantity - a.picked_quantity, s.missing - (sum(a.quantity - a.picked_quantity)
      over (partition by a.balance_id order by r.priority desc, a.id desc) - (a.quantity - a.picked_quantity))) as cut
    from unnest(short) s
    join inventory.stock_allocation a on a.company_id = company and a.balance_id = s.balance_id and a.quantity > a.picked_quantity and not a.is_started
    join inventory.stock_reservation r on r.company_id = company and r.id = a.reservation_id) c
  where c.cut > 0;
  select jsonb_agg(jsonb_build_object('variantId', s.variant_id, 'locationId', s.location_id, 'missing', s.missing - s.cut)
      order by s.variant_id, s.location_id) into found
  from (
    select s.variant_id, s.location_id, s.missing, coalesce(sum(u.cut), 0) as cut
    from unnest(short) s
    left join (unnest(ids, cuts) as u(id, cut) join inventory.stock_allocation a on a.company_id = company and a.id = u.id) on a.balance_id = s.balance_id
    group by s.balance_id, s.variant_id, s.location_id, s.missing) s
  where s.cut < s.missing;
  if found is not null then perform platform.refuse('inventory.reserved_in_pick', jsonb_build_object('lines', found)); end if;
  insert into inventory.lost_reservation (company_id, posting_id, reservation_id, kind, quantity)
    select company, posting.id, a.reservation_id, 'allocation', sum(u.cut)
    from unnest(ids, cuts) as u(id, cut) join inventory.stock_allocation a on a.company_id = company and a.id = u.id
    group by a.reservation_id order by a.reservation_id;
  perform inventory.lower_allocations(company, ids, cuts);
end $$;
revoke all on function inventory.take_allocated from public;
