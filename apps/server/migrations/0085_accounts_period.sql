create schema accounts;
comment on schema accounts is 'Tables of module accounts.';
grant usage on schema accounts to app, maint;

-- A kernel in the database says why it refuses as the contract names it; the pipeline makes the answer of it. docs/decisions/062.
create function platform.refuse(error_type text, details jsonb default null) returns void
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  raise exception using errcode = 'KR000', message = error_type, detail = coalesce(details::text, '');
end $$;
comment on function platform.refuse is 'Ends the transaction with an error code of the contract and its details.';
revoke execute on function platform.refuse from public;
grant execute on function platform.refuse to app;

create table accounts.period (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  starts_on date not null constraint period_whole_month check (starts_on = date_trunc('month', starts_on::timestamp)::date),
  stock text not null default 'open' constraint period_stock check (stock in ('open', 'closed')),
  version integer not null default 1, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  constraint period_once unique (company_id, starts_on),
  foreign key (company_id, updated_by) references erp.app_user);
comment on table accounts.period is 'The months of a company, one calendar for stock and books; a month that nobody has posted into has no row. Source: settled.md N13.';
comment on column accounts.period.stock is 'Whether stock may be posted into the month.';
create index period_updated_by on accounts.period (company_id, updated_by);
select platform.protect('accounts.period', 'select');
create trigger period_version before update on accounts.period for each row execute function platform.raise_version();
