-- Updates the pools of a posting and oversold quantities. Answers the total change of value of all pools.
create or replace function inventory.write_pools(company bigint, posting inventory.stock_posting, lines inventory.draft[],
    flows inventory.flow[], digits integer) returns bigint
  language plpgsql volatile set search_path = pg_catalog, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  added bigint;
begin
  with flow as (
    select f.store_id, f.is_transit, f.variant_id, f.on_hand, f.allocatable, f.owned, f.taken, f.taken_value,
      -- Dispatched goods have a value only after they are issued.
      f.value_minor + case when f.is_transit then coalesce((select sum(d.value_minor) from unnest(lines) d
        where d.course = 'dispatch' and d.to_store_id = f.store_id and d.variant_id = f.variant_id), 0) else 0 end as value_minor
    from unnest(flows) f),
  debt as (
    select d.store_id, d.variant_id, sum(d.more) as more, sum(d.more_value) as more_value, sum(d.cover) as cover, sum(d.cover_value) as cover_value, min(d.n) as n
    from (
      select d.from_store_id as store_id, d.variant_id, d.quantity as more, d.value_minor as more_value, 0::numeric as cover, 0::bigint as cover_value, d.n
      from unnest(lines) d where d.kind in ('oversold_out', 'oversold_in') and (d.kind = 'oversold_out') = (d.course = 'issue')
      union all
      select d.to_store_id, d.variant_id, 0, 0, d.quantity, d.value_minor, d.n
      from unnest(lines) d where d.kind in ('oversold_out', 'oversold_in') and (d.kind = 'oversold_out') <> (d.course = 'issue')) d
    group by 1, 2),
  settled as (
    select d.*, case when d.cover = 0 then 0 when d.cover = b.quantity then b.value_minor
      when d.cover > b.quantity then b.value_minor + round(d.more_value * (d.cover - b.quantity) / d.more)
      else round(b.value_minor * d.cover / b.quantity) end::bigint as settled_value
    from debt d left join inventory.oversold_debt b on b.company_id = company and b.store_id = d.store_id and b.variant_id = d.variant_id),
  owed as (
    update inventory.oversold_debt b set quantity = b.quantity + s.more - s.cover, value_minor = b.value_minor + s.more_value - s.settled_value
    from settled s where b.company_id = company and b.store_id = s.store_id and b.variant_id = s.variant_id
    returning b.store_id, b.variant_id),
  owing as (
    insert into inventory.oversold_debt (company_id, store_id, variant_id, quantity, value_minor)
      select company, s.store_id, s.variant_id, s.more, s.more_value from settled s
      where not exists (select from inventory.oversold_debt b where b.company_id = company and b.store_id = s.store_id and b.variant_id = s.variant_id)),
  corrected as (
    insert into inventory.stock_revaluation (company_id, posting_id, line_no, store_id, variant_id, target, value_minor)
      select company, posting.id, s.n, s.store_id, s.variant_id, 'oversold_debt', s.cover_value - s.settled_value
      from settled s where s.cover_value <> s.settled_value),
  pools as (
    update inventory.stock_pool p set on_hand = p.on_hand + f.on_hand, owned_quantity = f.owned - f.taken, value_minor = f.value_minor - f.taken_value,
      allocatable = p.allocatable + f.allocatable,
      survival = case when f.taken = 0 then p.survival when f.owned = f.taken or p.survival * (f.owned - f.taken) / f.owned < 1e-12 then 1
        else round(p.survival * (f.owned - f.taken) / f.owned, 30) end,
      epoch = p.epoch + (f.taken > 0 and (f.owned = f.taken or p.survival * (f.owned - f.taken) / f.owned < 1e-12))::int,
      last_unit_cost = case when p.is_transit then null when f.owned > 0 then round(f.value_minor / f.owned / power(10::numeric, digits), 6)
        else p.last_unit_cost end
    from flow f where p.company_id = company and p.store_id = f.store_id and p.is_transit = f.is_transit and p.variant_id = f.variant_id
    returning new.value_minor - old.value_minor as added)
  select coalesce(sum(p.added), 0) into added from pools p;
  return added;
end $$;
revoke all on function inventory.write_pools from public;
