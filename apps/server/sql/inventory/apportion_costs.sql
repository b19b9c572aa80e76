-- Follows late costs through transfers: the total reaching each receipt and transfer. Each step apportions what the previous one reached: a
-- transfer carries the share of the stock it took from its pool, to the goods received from it. Shares below half a minor unit end there.
create or replace function inventory.apportion_costs(company bigint, shares inventory.cost_share[]) returns inventory.cost_share[]
  language plpgsql volatile set search_path = pg_catalog, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  reached inventory.cost_share[] := shares;
  sent inventory.cost_share[];
begin
  loop
    sent := array(
      select row(s.line_no, t.id, sum(s.cost * m.rest * t.survival / m.survival * t.quantity / t.quantity_before))::inventory.cost_share
      from unnest(shares) s
      join inventory.cost_mark m on m.company_id = company and m.id = s.mark_id
      join inventory.cost_mark t on t.company_id = company and t.store_id = m.store_id and t.variant_id = m.variant_id and t.epoch = m.epoch
        and t.id > m.id and t.is_out
      group by s.line_no, t.id
      having abs(sum(s.cost * m.rest * t.survival / m.survival * t.quantity / t.quantity_before)) >= 0.5);
    exit when cardinality(sent) = 0;
    shares := array(
      select row(s.line_no, a.id, s.cost * a.quantity / t.quantity)::inventory.cost_share
      from unnest(sent) s
      join inventory.cost_mark t on t.company_id = company and t.id = s.mark_id
      join inventory.cost_mark a on a.company_id = company and a.peer_id = t.id
      where abs(s.cost * a.quantity / t.quantity) >= 0.5
        and (select r.id from inventory.stock_posting r where r.company_id = company and r.reverses_posting_id = a.posting_id) is null);
    reached := reached || sent || shares;
  end loop;
  return array(select row(r.line_no, r.mark_id, sum(r.cost))::inventory.cost_share from unnest(reached) r group by r.line_no, r.mark_id);
end $$;
revoke all on function inventory.apportion_costs from public;
