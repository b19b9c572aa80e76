-- Moves cash of a drawer outside sales, with its journal: `amount_minor` into the drawer above zero. The other side is `account_id`, or the
-- posting role of the kind. Cash of another currency has its payment type, and `amount_minor` is its value. Throws: sales.session_not_open, sales.drawer_short, accounts.control_account, accounts.rule_missing,
-- accounts.period_closed. Locks: period, session. Runs with the owner's rights: role app may not write the drawer.
create or replace function sales.move_cash(company bigint, session_id bigint, kind text, amount_minor bigint, account_id bigint default null,
    reason text default null, moved_by bigint default null, request_id text default null, may_post_soft boolean default false,
    payment_type_id bigint default null, currency_code text default null, currency_minor bigint default null) returns bigint
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
#variable_conflict use_variable
declare
  session sales.till_session;
  move_id bigint;
  held bigint;
begin
  perform sales.require_company(company);
  select s.* into session from sales.till_session s where s.company_id = company and s.id = session_id for update;
  if session.id is null or session.status <> (case when kind in ('difference', 'closing') then 'review' else 'open' end) then
    perform platform.refuse('sales.session_not_open');
  end if;
  perform accounts.lock_period(company, session.business_on, 'ledger', may_post_soft);
  select coalesce(sum(coalesce(d.currency_minor, d.amount_minor)), 0) into held from sales.drawer_move d
  where d.company_id = company and d.till_session_id = session_id and d.currency_code is not distinct from currency_code
    and (currency_code is null or d.payment_type_id = payment_type_id);
  if held + coalesce(currency_minor, amount_minor) < 0 then perform platform.refuse('sales.drawer_short', jsonb_build_object('heldMinor', held)); end if;
  if account_id is not null and not exists (select from accounts.account a
    where a.company_id = company and a.id = account_id and a.is_manual and a.status = 'active')
  then
    perform platform.refuse('accounts.control_account', jsonb_build_object('lines', jsonb_build_array(jsonb_build_object('line', 1))));
  end if;
  insert into sales.drawer_move (company_id, till_session_id, kind, amount_minor, currency_code, currency_minor, payment_type_id, account_id, reason, moved_by)
    values (company, session_id, kind, amount_minor, currency_code, currency_minor, payment_type_id, account_id, reason, moved_by) returning id into move_id;
  if amount_minor <> 0 then
    perform accounts.write_journals(company,
      array[row(1, 'till', 'till_session', session_id, move_id, session.business_on, reason, null, moved_by, request_id)::accounts.journal_head],
      array[
        row(1, 1, null, 'tender_cash', session.store_id, null, payment_type_id, amount_minor, currency_code, currency_minor, null, null, null, null, null, null, null)::accounts.journal_part,
        row(1, 2, account_id, case when kind = 'difference' then 'cash_difference' else 'safe' end, session.store_id, null, payment_type_id, -amount_minor,
          case when kind = 'closing' then currency_code end, case when kind = 'closing' then -currency_minor end, null, null, null, null, reason, null, null)::accounts.journal_part]);
  end if;
  return move_id;
end $$;
revoke all on function sales.move_cash from public;
grant execute on function sales.move_cash to app;
