-- The only writer of stock together with `reverse_stock`. Posts a business event once; a repeated call answers the first result. Parallel
-- arrays, one element per line; a null side is the store's virtual location for the kind of move, or its default location, and a sale
-- without a location takes from where the store has stock. Quantities in stock units, unit costs in the company's currency, values in its
-- minor units (goods that leave TRANSIT carry theirs). `posted_on` orders the ledger and is today except in a replayed history. A line with
-- an allocation takes its stock; a receiving line may name the posting line that dispatched the goods. `may_take_reserved`: sales take
-- stock that is reserved for others and not being picked. `may_post_soft`: also into soft-closed periods. `counter_role`: role of the
-- posting rule for the outside, where not that of the virtual location. docs/guides/accounts.md, Fiscal periods. Throws:
-- inventory.bad_line, inventory.insufficient_stock, inventory.location_blocked, inventory.cost_required, inventory.reserved_in_pick,
-- accounts.period_closed. Locks: period, pools, balances, reservations. Runs with the owner's rights: role app may not write the ledger
-- itself.
create or replace function inventory.post_stock(company bigint, source_type text, source_id bigint, event_no integer, effective_on date,
    kinds text[], variant_ids bigint[], from_location_ids bigint[], to_location_ids bigint[], quantities numeric[], unit_costs numeric[],
    store_id bigint default null, posted_by bigint default null, request_id text default null, lot_ids bigint[] default '{}',
    owner_ids bigint[] default '{}', values_minor bigint[] default '{}', source_line_ids bigint[] default '{}',
    may_oversell boolean default false, posted_on date default current_date, allocation_ids bigint[] default '{}',
    may_take_reserved boolean default false, dispatch_posting_ids bigint[] default '{}', dispatch_line_nos integer[] default '{}', may_post_soft boolean default false,
    counter_role text default null)
  returns table (posting_id bigint, value_minor bigint, is_replayed boolean)
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
#variable_conflict use_variable
declare
  posting inventory.stock_posting;
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
  if cardinality(kinds) > 500 then perform platform.refuse('inventory.too_many_lines', jsonb_build_object('most', 500)); end if;
  return query select posting.id, inventory.carry_out(company, posting, inventory.read_lines(company, store_id, kinds, variant_ids,
    from_location_ids, to_location_ids, quantities, unit_costs, lot_ids, owner_ids, values_minor, source_line_ids), allocation_ids,
    dispatch_posting_ids, dispatch_line_nos, may_oversell, may_take_reserved, may_post_soft), false;
end $$;
revoke all on function inventory.post_stock from public;
grant execute on function inventory.post_stock to app;
