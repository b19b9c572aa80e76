-- The effect of reversing receipts on pools: the remaining part of each receipt leaves at its own cost, and the part already issued is
-- replaced by other goods at their average cost. So these keep their cost, no pool becomes negative, and an empty one has no value. The
-- difference from the values of the moves is a revaluation. docs/guides/inventory.md, Reversals.
create or replace function inventory.correct_reversal(company bigint, posting inventory.stock_posting, lines inventory.draft[],
    flows inventory.flow[]) returns inventory.flow[]
  language plpgsql volatile set search_path = pg_catalog, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  corrected inventory.flow[];
begin
  corrected := array(
    select row(s.store_id, s.is_transit, s.variant_id, s.on_hand, s.allocatable, s.owned - s.own, s.value_minor - s.own_value, s.leaves - s.own,
      case when s.leaves - s.own = 0 then 0 when s.leaves = s.owned then s.value_minor - s.own_value
        else round((s.value_minor - s.own_value) * (s.leaves - s.own) / (s.owned - s.own)) end,
      s.last_unit_cost, s.survival, s.epoch, s.owned_before)::inventory.flow
    from (
      select f.store_id, f.is_transit, f.variant_id, f.on_hand, f.allocatable, f.last_unit_cost, f.survival, f.epoch, f.owned_before, g.leaves,
        f.owned + g.leaves as owned, f.value_minor + g.leaves_value as value_minor,
        -- If nothing remains, everything on hand leaves, whichever receipt it belongs to.
        case when f.owned = 0 then 0 else g.own end as own,
        case when f.owned = 0 then 0 else least(round(g.own_value), f.value_minor + g.leaves_value) end as own_value
      from unnest(flows) f join (
        select d.from_store_id as store_id, d.variant_id, sum(d.quantity) as leaves, sum(d.value_minor) as leaves_value,
          sum(d.quantity * k.share) as own, sum((d.value_minor + k.cost) * k.share) as own_value
        from unnest(lines) d
        cross join lateral (
          select coalesce(max(case when c.epoch = p.epoch then c.rest * p.survival / c.survival end), 0) as share,
            coalesce(max((select sum(r.cost_minor) from inventory.stock_revaluation r
              where r.company_id = company and r.mark_id = c.id and r.target = 'pool')), 0) as cost
          from inventory.cost_mark c join inventory.stock_pool p on p.company_id = company and p.store_id = c.store_id and not p.is_transit
            and p.variant_id = c.variant_id
          where c.company_id = company and c.posting_id = posting.reverses_posting_id and c.line_no = d.n and not c.is_out) k
        where d.from_place = 'store' and d.to_place <> 'store' and d.owner_id is null and d.covers is null
        group by 1, 2) g on not f.is_transit and g.store_id = f.store_id and g.variant_id = f.variant_id) s);
  insert into inventory.stock_revaluation (company_id, posting_id, line_no, store_id, variant_id, target, value_minor)
    select company, posting.id, (select min(d.n) from unnest(lines) d
        where d.from_store_id = c.store_id and d.variant_id = c.variant_id and d.from_place = 'store'), c.store_id, c.variant_id, 'pool', c.value_minor - c.taken_value - f.value_minor
    from unnest(corrected) c join unnest(flows) f on not f.is_transit and f.store_id = c.store_id and f.variant_id = c.variant_id
    where c.value_minor - c.taken_value <> f.value_minor;
  return corrected || array(
    select f from unnest(flows) f where not exists (select from unnest(corrected) c
      where c.store_id = f.store_id and c.is_transit = f.is_transit and c.variant_id = f.variant_id));
end $$;
revoke all on function inventory.correct_reversal from public;
