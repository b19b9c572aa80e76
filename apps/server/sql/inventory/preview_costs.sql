-- What post_revaluation would leave in stock of late costs, by line, if it posted them now. Parallel arrays, one element per line: the posting
-- line that received the goods, and the signed cost in minor units. Changes and locks nothing. Runs with the owner's rights, as `post_stock`.
create or replace function inventory.preview_costs(company bigint, posting_ids bigint[], line_nos integer[], costs_minor bigint[])
  returns table (posting_id bigint, line_no integer, stock_minor bigint)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
#variable_conflict use_column
declare
  shares inventory.cost_share[];
begin
  perform inventory.require_company(company);
  shares := array(
    select row(u.n, c.id, u.cost)::inventory.cost_share
    from unnest(posting_ids, line_nos, costs_minor) with ordinality as u(posting_id, line_no, cost, n)
    join inventory.cost_mark c on c.company_id = company and c.posting_id = u.posting_id and c.line_no = u.line_no and not c.is_out);
  return query
    select u.posting_id, u.line_no, coalesce(sum(s.value_minor), 0)::bigint
    from unnest(posting_ids, line_nos) with ordinality as u(posting_id, line_no, n)
    left join inventory.split_costs(company, inventory.apportion_costs(company, shares)) s on s.line_no = u.n
    group by u.n, u.posting_id, u.line_no order by u.n;
end $$;
revoke all on function inventory.preview_costs from public;
grant execute on function inventory.preview_costs to app;
