-- Adds the slots of past days and months up, since nearly nobody posts into them any more: statements then read one row per account, store
-- and day where concurrent postings wrote up to eight. A later posting adds a slot again, which the next call merges. `before`: first day
-- that keeps its slots; its month does too. Locks: balances. Runs with the owner's rights: role app may not write the ledger.
create or replace function accounts.merge_slots(company bigint, before date) returns void
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform accounts.require_company(company);
  with merged as (
    delete from accounts.balance_daily b where b.company_id = company and b.day < before and b.slot <> 0
      returning b.account_id, b.store_id, b.day, b.is_closing, b.debit_minor, b.credit_minor)
  insert into accounts.balance_daily as b (company_id, account_id, store_id, day, is_closing, slot, debit_minor, credit_minor)
    select company, m.account_id, m.store_id, m.day, m.is_closing, 0, sum(m.debit_minor), sum(m.credit_minor)
    from merged m group by 2, 3, 4, 5 order by 2, 3, 4, 5
    on conflict on constraint balance_daily_once do update
      set debit_minor = b.debit_minor + excluded.debit_minor, credit_minor = b.credit_minor + excluded.credit_minor;
  with merged as (
    delete from accounts.balance_monthly b where b.company_id = company and b.month < date_trunc('month', before::timestamp)::date and b.slot <> 0
      returning b.account_id, b.store_id, b.month, b.is_closing, b.debit_minor, b.credit_minor)
  insert into accounts.balance_monthly as b (company_id, account_id, store_id, month, is_closing, slot, debit_minor, credit_minor)
    select company, m.account_id, m.store_id, m.month, m.is_closing, 0, sum(m.debit_minor), sum(m.credit_minor)
    from merged m group by 2, 3, 4, 5 order by 2, 3, 4, 5
    on conflict on constraint balance_monthly_once do update
      set debit_minor = b.debit_minor + excluded.debit_minor, credit_minor = b.credit_minor + excluded.credit_minor;
end $$;
revoke all on function accounts.merge_slots from public;
grant execute on function accounts.merge_slots to app;
