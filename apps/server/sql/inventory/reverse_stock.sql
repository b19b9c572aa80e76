-- Reverses a posting once: each move in the opposite direction, with its quantity and its value. Stock that is no longer there is rejected.
-- A repeated call answers the first result. docs/guides/inventory.md, Reversals. Throws: not_found, inventory.already_reversed, inventory.not_reversible,
-- inventory.insufficient_stock, inventory.location_blocked, accounts.period_closed. Locks: period, pools, balances, reservations. Runs with
-- the owner's rights, as `post_stock`.
create or replace function inventory.reverse_stock(company bigint, source_type text, source_id bigint, event_no integer, effective_on date,
    reversed_id bigint, posted_by bigint default null, request_id text default null, posted_on date default current_date, may_post_soft boolean default false)
  returns table (posting_id bigint, value_minor bigint, is_replayed boolean)
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
#variable_conflict use_variable
declare
  reversed inventory.stock_posting;
  posting inventory.stock_posting;
begin
  perform inventory.require_company(company);
  select p.* into reversed from inventory.stock_posting p where p.company_id = company and p.id = reversed_id;
  if reversed.id is null then perform platform.refuse('not_found'); end if;
  if reversed.reverses_posting_id is not null or reversed.line_count = 0 then perform platform.refuse('inventory.not_reversible'); end if;
  -- Either key may conflict: that of the event, or the one that allows a single reversal per posting.
  insert into inventory.stock_posting as p (company_id, source_type, source_id, event_no, effective_on, posted_on, posted_by, request_id,
      reverses_posting_id, counter_role)
    values (company, source_type, source_id, event_no, effective_on, posted_on, posted_by, request_id, reversed.id, reversed.counter_role)
    on conflict do nothing returning p.* into posting;
  if posting.id is null then
    return query select p.id, p.value_minor, true from inventory.stock_posting p
      where p.company_id = company and p.source_type = source_type and p.source_id = source_id and p.event_no = event_no;
    if not found then perform platform.refuse('inventory.already_reversed'); end if;
    return;
  end if;
  return query select posting.id,
    inventory.carry_out(company, posting, inventory.mirror_lines(company, reversed), '{}', '{}', '{}', false, false, may_post_soft), false;
end $$;
revoke all on function inventory.reverse_stock from public;
grant execute on function inventory.reverse_stock to app;
