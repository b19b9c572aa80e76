-- Locks the month of a day open for one posting; closing the period waits for it. A missing month is created, closed where a later one is.
-- `lock`: stock, receivables, payables, ledger, or parties for receivables and payables. Throws: accounts.period_closed.
create or replace function accounts.lock_period(company bigint, day date, lock text, may_post_soft boolean) returns void
  language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
declare
  first constant date := date_trunc('month', day::timestamp)::date;
  period accounts.period;
  state text;
begin
  if lock = 'parties' then
    perform accounts.lock_period(company, day, 'receivables', may_post_soft);
    lock := 'payables';
  end if;
  select p.* into period from accounts.period p where p.company_id = company and p.starts_on = first for share;
  if period.id is null then
    insert into accounts.period (company_id, starts_on) values (company, first) on conflict do nothing;
    select p.* into period from accounts.period p where p.company_id = company and p.starts_on = first for share;
  end if;
  state := case lock when 'stock' then period.stock when 'receivables' then period.receivables when 'payables' then period.payables
    else period.ledger end;
  if state = 'closed' or state = 'soft' and not may_post_soft then
    perform platform.refuse('accounts.period_closed',
      jsonb_build_object('month', to_char(first, 'YYYY-MM'), 'lock', state, 'ledger', lock));
  end if;
end $$;
revoke all on function accounts.lock_period from public;
