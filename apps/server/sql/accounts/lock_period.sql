-- Holds the month of a day open for one posting; whoever closes it waits. A month that nobody made is made here, and is closed where a
-- later one is. Refuses accounts.period_closed.
create or replace function accounts.lock_stock_period(company bigint, day date, may_post_soft boolean) returns void
  language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
declare
  first constant date := date_trunc('month', day::timestamp)::date;
  state text;
begin
  select p.stock into state from accounts.period p where p.company_id = company and p.starts_on = first for share;
  if state is null then
    insert into accounts.period (company_id, starts_on) values (company, first) on conflict do nothing;
    select p.stock into state from accounts.period p where p.company_id = company and p.starts_on = first for share;
  end if;
  if state = 'closed' or state = 'soft' and not may_post_soft then
    perform platform.refuse('accounts.period_closed', jsonb_build_object('month', to_char(first, 'YYYY-MM'), 'lock', state));
  end if;
end $$;
revoke all on function accounts.lock_stock_period from public;
