-- Reduces reservations of stores that have less than they reserved after a posting, if its lines may.
create or replace function inventory.take_reserved(company bigint, posting inventory.stock_posting, lines inventory.draft[],
    may_take_reserved boolean) returns void
  language plpgsql volatile set search_path = pg_catalog, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  short inventory.lack[];
begin
  short := array(
    select row(null, p.store_id, p.variant_id, null, p.reserved + p.allocated - (p.allocatable + s.change))::inventory.lack
    from (
      select l.store_id, l.variant_id, sum(l.change) as change
      from (
        select d.from_store_id as store_id, d.variant_id, -d.quantity as change,
          d.kind in ('adjust_out', 'count_out') or d.kind = 'sale' and may_take_reserved as may
        from unnest(lines) d where d.from_allocatable
        union all select d.to_store_id, d.variant_id, d.quantity, false from unnest(lines) d where d.to_allocatable) l
      group by 1, 2 having bool_or(l.may)) s
    join inventory.stock_pool p on p.company_id = company and p.store_id = s.store_id and not p.is_transit and p.variant_id = s.variant_id
    where p.reserved > 0 and p.reserved + p.allocated > p.allocatable + s.change);
  if cardinality(short) = 0 then return; end if;
  with cut as (
    select c.* from (
      select r.id, r.store_id, r.variant_id, least(r.quantity - r.allocated_quantity - r.consumed_quantity,
        s.missing - (sum(r.quantity - r.allocated_quantity - r.consumed_quantity)
          over (partition by r.store_id, r.variant_id order by r.priority desc, r.id desc)
          - (r.quantity - r.allocated_quantity - r.consumed_quantity))) as less
      from unnest(short) s
      join inventory.stock_reservation r on r.company_id = company and r.store_id = s.store_id and r.variant_id = s.variant_id
        and r.quantity > r.allocated_quantity + r.consumed_quantity) c
    where c.less > 0),
  lowered as (
    update inventory.stock_reservation r set quantity = r.quantity - c.less from cut c where r.company_id = company and r.id = c.id),
  kept as (
    insert into inventory.lost_reservation (company_id, posting_id, reservation_id, kind, quantity)
      select company, posting.id, c.id, 'reservation', c.less from cut c order by c.id)
  update inventory.stock_pool p set reserved = p.reserved - g.less
  from (select c.store_id, c.variant_id, sum(c.less) as less from cut c group by 1, 2) g
  where p.company_id = company and p.store_id = g.store_id and not p.is_transit and p.variant_id = g.variant_id;
end $$;
revoke all on function inventory.take_reserved from public;
