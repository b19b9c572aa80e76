-- What late costs change of pools, by line and mark: the remaining part of a receipt in its pool, the part in transit in that pool. No pool
-- becomes negative. What the lines leave is that of goods that were sold.
create or replace function inventory.split_costs(company bigint, reached inventory.cost_share[])
  returns table (line_no integer, mark_id bigint, cost numeric, store_id bigint, variant_id bigint, is_out boolean, value_minor bigint)
  language plpgsql stable set search_path = pg_catalog, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
#variable_conflict use_column
begin
  return query
  with mark as materialized (
    select r.line_no, r.cost, c.id, c.is_out, c.variant_id, c.quantity, c.survival, c.epoch, c.rest,
      case when c.is_out then (
          select l.store_id from inventory.stock_posting p
          join inventory.stock_move m on m.company_id = company and m.posted_on = p.posted_on and m.posting_id = c.posting_id and m.line_no = c.line_no
          join inventory.location l on l.company_id = company and l.id = m.to_location_id
          where p.company_id = company and p.id = c.posting_id)
        else c.store_id end as store_id,
      case when c.is_out then (select coalesce(sum(a.quantity), 0) from inventory.cost_mark a where a.company_id = company and a.peer_id = c.id
        and (select r.id from inventory.stock_posting r where r.company_id = company and r.reverses_posting_id = a.posting_id) is null) end as arrived
    from unnest(reached) r
    join inventory.cost_mark c on c.company_id = company and c.id = r.mark_id),
  part as (
    select m.*, p.value_minor as worth,
      m.cost * case when m.is_out then case when p.owned_quantity >= m.quantity - m.arrived then (m.quantity - m.arrived) / m.quantity else 0 end
        when m.epoch = p.epoch then m.rest * p.survival / m.survival else 0 end as share
    from mark m
    join inventory.stock_pool p on p.company_id = company and p.store_id = m.store_id and p.is_transit = m.is_out and p.variant_id = m.variant_id),
  summed as (
    select s.*, greatest(sum(s.share) over w, -s.worth) as upto, greatest(sum(s.share) over w - s.share, -s.worth) as before
    from part s window w as (partition by s.store_id, s.is_out, s.variant_id order by s.id, s.line_no))
  select s.line_no, s.id, s.cost, s.store_id, s.variant_id, s.is_out, (round(s.upto) - round(s.before))::bigint from summed s;
end $$;
revoke all on function inventory.split_costs from public;
