-- Executes the lines of a posting step by step and answers their total change of value in all pools. docs/decisions/062.
create or replace function inventory.carry_out(company bigint, posting inventory.stock_posting, lines inventory.draft[],
    allocation_ids bigint[], dispatch_posting_ids bigint[], dispatch_line_nos integer[], may_oversell boolean, may_take_reserved boolean,
    may_post_soft boolean) returns bigint
  language plpgsql volatile set search_path = pg_catalog, pg_temp
  -- A plan made while there are few postings would make the final update scan them all for the lifetime of the connection.
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  peers bigint[];
  flows inventory.flow[];
  digits integer;
  written integer;
  added bigint;
begin
  perform accounts.lock_period(company, posting.effective_on, 'stock', may_post_soft);
  perform inventory.lock_pools(company, lines);
  select y.minor_unit into strict digits from erp.company c join platform.currency y on y.code = c.base_currency where c.id = company;
  peers := inventory.find_dispatches(company, posting, lines, dispatch_posting_ids, dispatch_line_nos);
  lines := inventory.return_covered(company, lines);
  perform inventory.make_balances(company, lines);
  perform inventory.consume_allocations(company, lines, allocation_ids);
  lines := inventory.allocate_sales(company, inventory.cover_debts(company, lines), may_oversell);
  perform inventory.take_from_reservations(company, posting, lines, may_take_reserved);
  perform inventory.reject_short(company, lines);
  lines := inventory.value_receipts(company, lines, digits);
  flows := inventory.flows_of(company, lines);
  if posting.reverses_posting_id is not null then flows := inventory.correct_reversal(company, posting, lines, flows); end if;
  lines := inventory.value_issues(lines, flows, digits);
  perform inventory.reject_bad_values(lines, flows);
  perform inventory.mark_costs(company, posting, lines, flows, peers);
  added := inventory.write_pools(company, posting, lines, flows, digits);
  perform inventory.write_days(company, posting, lines);
  written := inventory.write_moves(company, posting, lines);
  if written <> cardinality(lines) then raise exception 'posting % wrote % of % moves', posting.id, written, cardinality(lines); end if;
  perform inventory.check_lots(company, lines, posting.reverses_posting_id is not null);
  perform inventory.journal_posting(company, posting, lines);
  update inventory.stock_posting p set line_count = written, value_minor = added, is_journalled = true
  where p.company_id = company and p.id = posting.id;
  return added;
end $$;
revoke all on function inventory.carry_out from public;
