-- Cost marks of receipts with late costs, under the lock of all pools of their variants, because the goods may be in any. Throws:
-- inventory.bad_line (no receipt of owned goods, a reversed one, or no cost).
create or replace function inventory.read_costs(company bigint, posting_ids bigint[], line_nos integer[], costs_minor bigint[])
  returns inventory.cost_share[]
  language plpgsql volatile set search_path = pg_catalog, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  shares inventory.cost_share[];
  bad jsonb;
begin
  perform from inventory.stock_pool p where p.company_id = company and p.variant_id = any(array(
      select c.variant_id from unnest(posting_ids, line_nos) as u(posting_id, line_no)
      join inventory.cost_mark c on c.company_id = company and c.posting_id = u.posting_id and c.line_no = u.line_no))
    order by p.store_id, p.is_transit, p.variant_id for no key update;
  select array_agg(row(u.n, c.id, u.cost)::inventory.cost_share order by u.n),
      jsonb_agg(jsonb_build_object('line', u.n, 'kind', 'revaluation', 'variantId', c.variant_id) order by u.n)
        filter (where c.id is null or coalesce(u.cost, 0) = 0 or exists (select from inventory.stock_posting r
          where r.company_id = company and r.reverses_posting_id = u.posting_id))
    into shares, bad
  from unnest(posting_ids, line_nos, costs_minor) with ordinality as u(posting_id, line_no, cost, n)
  left join inventory.cost_mark c on c.company_id = company and c.posting_id = u.posting_id and c.line_no = u.line_no and not c.is_out;
  if bad is not null or shares is null then
    perform platform.refuse('inventory.bad_line', jsonb_build_object('lines', coalesce(bad, '[]'::jsonb)));
  end if;
  return shares;
end $$;
revoke all on function inventory.read_costs from public;
