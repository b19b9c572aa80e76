-- Year-end closing moves income and expenses to retained earnings. Its amounts are kept apart from those of the business, so that the
-- profit and loss of a closed year stays readable from the same balances. docs/guides/accounts.md, Year end.
alter table accounts.journal
  add column is_closing boolean not null default false,
  add constraint journal_closing check (is_closing = (source = 'closing') or source = 'reversal');
comment on column accounts.journal.is_closing is 'Year-end closing or its reversal; profit and loss excludes it, the balance sheet includes it.';

alter table accounts.balance_daily
  add column is_closing boolean not null default false,
  drop constraint balance_daily_once,
  add constraint balance_daily_once primary key (company_id, account_id, store_key, day, is_closing, slot);
comment on column accounts.balance_daily.is_closing is 'Amounts of year-end closings; profit and loss excludes them, the balance sheet includes them.';
alter table accounts.balance_monthly
  add column is_closing boolean not null default false,
  drop constraint balance_monthly_once,
  add constraint balance_monthly_once primary key (company_id, account_id, store_key, month, is_closing, slot);
comment on column accounts.balance_monthly.is_closing is 'As in balance_daily.';
