-- Budgets of a fiscal year: amounts by account and month. docs/guides/accounts.md, Budgets.
create table accounts.budget (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  code text not null, name text not null,
  name_key text not null generated always as (platform.normalise(name)) stored,
  fiscal_year integer not null constraint budget_fiscal_year check (fiscal_year between 2000 and 2100),
  store_id bigint,
  status text not null default 'active' constraint budget_status check (status in ('active', 'inactive')),
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  foreign key (company_id, store_id) references erp.store,
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table accounts.budget is 'Budget of a fiscal year, of the whole company or of a store. Source: sales-crm-finance.md B8.';
comment on column accounts.budget.fiscal_year is 'Calendar year of its first day.';
comment on column accounts.budget.store_id is 'Null: the whole company; without such a budget those of its stores are added up.';
create unique index budget_once on accounts.budget (company_id, fiscal_year, store_id) nulls not distinct where status = 'active';
create index budget_store on accounts.budget (company_id, store_id);
create index budget_created_by on accounts.budget (company_id, created_by);
select platform.protect_master('accounts.budget');

create table accounts.budget_amount (
  company_id bigint not null, budget_id bigint not null, account_id bigint not null,
  month_no smallint not null constraint budget_amount_month check (month_no between 1 and 12),
  amount_minor bigint not null,
  primary key (company_id, budget_id, account_id, month_no),
  foreign key (company_id, budget_id) references accounts.budget on delete cascade,
  foreign key (company_id, account_id) references accounts.account);
comment on table accounts.budget_amount is 'Amounts of a budget by account and month of its fiscal year, above zero on the side where the account increases. Units: minor units of the company’s currency.';
create index budget_amount_account on accounts.budget_amount (company_id, account_id);
select platform.protect('accounts.budget_amount', 'select, insert, update, delete');
