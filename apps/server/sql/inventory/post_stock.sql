-- The only writer of stock: posts one business event, once and for ever. What it is called with a second time it answers as it was.
-- Parallel arrays, one element a line; a side that is null is the store's virtual place for that kind of move, or its main shelf, and a
-- sale without a place takes from where the store has it. Quantities in the stock unit, unit costs in the company's currency, values in
-- its minor units (goods that leave TRANSIT carry theirs). `posted_on` orders the ledger and is today but for a replayed history.
-- Refuses inventory.bad_line, inventory.insufficient_stock, inventory.location_blocked, inventory.cost_required,
-- accounts.period_closed. Locks: period, pools, balances. With the owner's rights: role app may not write the ledger itself.
create or replace function inventory.post_stock(company bigint, source_type text, source_id bigint, event_no integer, effective_on date,
    kinds text[], variant_ids bigint[], from_location_ids bigint[], to_location_ids bigint[], quantities numeric[], unit_costs numeric[],
    store_id bigint default null, posted_by bigint default null, request_id text default null, lot_ids bigint[] default '{}',
    owner_ids bigint[] default '{}', values_minor bigint[] default '{}', source_line_ids bigint[] default '{}',
    may_oversell boolean default false, posted_on date default current_date)
  returns table (posting_id bigint, value_minor bigint, is_replayed boolean)
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
#variable_conflict use_variable
declare
  lines inventory.draft[];
  flows inventory.flow[];
  posting inventory.stock_posting;
  digits integer;
  written integer;
  added bigint;
begin
  if company is distinct from nullif(current_setting('app.company', true), '')::bigint then
    raise exception 'company % posts outside itself', company using errcode = '42501';
  end if;
  insert into inventory.stock_posting as p (company_id, source_type, source_id, event_no, effective_on, posted_on, posted_by, request_id)
    values (company, source_type, source_id, event_no, effective_on, posted_on, posted_by, request_id)
    on conflict on constraint stock_posting_once do nothing returning p.* into posting;
  if posting.id is null then
    return query select p.id, p.value_minor, true from inventory.stock_posting p
      where p.company_id = company and p.source_type = source_type and p.source_id = source_id and p.event_no = event_no;
    return;
  end if;
  if cardinality(kinds) > 500 then perform platform.refuse('inventory.too_many_lines', jsonb_build_object('most', 500)); end if;
  lines := inventory.read_lines(company, store_id, kinds, variant_ids, from_location_ids, to_location_ids, quantities, unit_costs,
    lot_ids, owner_ids, values_minor, source_line_ids);
  perform accounts.hold_stock_period(company, effective_on);
  perform inventory.lock_pools(company, lines);
  select y.minor_unit into strict digits from erp.company c join platform.currency y on y.code = c.base_currency where c.id = company;
  perform inventory.make_balances(company, lines);
  lines := inventory.place_sales(company, inventory.cover_debts(company, lines), may_oversell);
  perform inventory.refuse_short(company, lines);
  lines := inventory.value_receipts(company, lines, digits);
  flows := inventory.flows_of(company, lines);
  lines := inventory.value_issues(lines, flows, digits);
  perform inventory.mark_costs(company, posting, lines, flows);
  added := inventory.write_pools(company, posting, lines, flows, digits);
  written := inventory.write_moves(company, posting, lines);
  if written <> cardinality(lines) then raise exception 'posting % wrote % of % moves', posting.id, written, cardinality(lines); end if;
  update inventory.stock_posting p set line_count = written, value_minor = added where p.company_id = company and p.id = posting.id;
  return query select posting.id, added, false;
end $$;
revoke all on function inventory.post_stock from public;
grant execute on function inventory.post_stock to app;
