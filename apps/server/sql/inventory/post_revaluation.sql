-- Allocates late costs of receipts: to their stock still on hand, wherever it was transferred, and the rest to cost of sales. Posts a
-- business event once; a repeated call answers the first result. Parallel arrays, one element per line: the posting line that received the
-- goods, and the signed cost difference in minor units. Throws: inventory.bad_line, inventory.too_many_lines, accounts.period_closed.
-- Locks: period, all pools of the variants. Runs with the owner's rights, as `post_stock`.
create or replace function inventory.post_revaluation(company bigint, source_type text, source_id bigint, event_no integer, effective_on date,
    posting_ids bigint[], line_nos integer[], costs_minor bigint[], posted_by bigint default null, request_id text default null,
    posted_on date default current_date, may_post_soft boolean default false,
    counter_role text default null)
  returns table (posting_id bigint, value_minor bigint, is_replayed boolean)
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
#variable_conflict use_variable
declare
  posting inventory.stock_posting;
  shares inventory.cost_share[];
begin
  perform inventory.require_company(company);
  insert into inventory.stock_posting as p (company_id, source_type, source_id, event_no, effective_on, posted_on, posted_by, request_id,
      counter_role)
    values (company, source_type, source_id, event_no, effective_on, posted_on, posted_by, request_id, counter_role)
    on conflict on constraint stock_posting_once do nothing returning p.* into posting;
  if posting.id is null then
    return query select p.id, p.value_minor, true from inventory.stock_posting p
      where p.company_id = company and p.source_type = source_type and p.source_id = source_id and p.event_no = event_no;
    return;
  end if;
  if cardinality(posting_ids) > 500 then perform platform.refuse('inventory.too_many_lines', jsonb_build_object('most', 500)); end if;
  perform accounts.lock_period(company, effective_on, 'stock', may_post_soft);
  shares := inventory.read_costs(company, posting_ids, line_nos, costs_minor);
  return query select posting.id, inventory.write_revaluation(company, posting, shares, inventory.apportion_costs(company, shares)), false;
end $$;
revoke all on function inventory.post_revaluation from public;
grant execute on function inventory.post_revaluation to app;
