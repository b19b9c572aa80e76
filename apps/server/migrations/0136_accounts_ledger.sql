-- The general ledger: chart of accounts, posting rules, immutable journals and their balances. docs/decisions/092, docs/guides/accounts.md.
create table accounts.account (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  code text not null, name text not null,
  name_key text not null generated always as (platform.normalise(name)) stored,
  type text not null constraint account_type check (type in ('asset', 'liability', 'equity', 'income', 'cost_of_sales', 'expense')),
  parent_id bigint,
  control text constraint account_control check (control in ('stock', 'receivable', 'payable')),
  is_manual boolean not null default true,
  cash_flow text not null default 'operating' constraint account_cash_flow check (cash_flow in ('cash', 'operating', 'investing', 'financing')),
  description text,
  status text not null default 'active' constraint account_status check (status in ('active', 'inactive')),
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  constraint account_parent_differs check (parent_id <> id),
  constraint account_control_is_system check (control is null or not is_manual),
  foreign key (company_id, parent_id) references accounts.account,
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table accounts.account is 'Chart of accounts. control: only its sub-ledger posts to it. Source: sales-crm-finance.md d9.';
comment on column accounts.account.is_manual is 'Whether journal entries may post to it; always false for control accounts.';
comment on column accounts.account.cash_flow is 'Section of the cash flow statement; cash: its balance is cash.';
create index account_parent on accounts.account (company_id, parent_id);
create index account_created_by on accounts.account (company_id, created_by);
select platform.protect_master('accounts.account');

create table accounts.posting_rule (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  code text not null, name text not null,
  name_key text not null generated always as (platform.normalise(name)) stored,
  role text not null constraint posting_rule_role check (role ~ '^[a-z][a-z_]{0,39}$'),
  store_id bigint, category_id bigint, payment_type_id bigint, account_id bigint not null,
  status text not null default 'active' constraint posting_rule_status check (status in ('active', 'inactive')),
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  foreign key (company_id, store_id) references erp.store,
  foreign key (company_id, category_id) references procure.category,
  foreign key (company_id, payment_type_id) references erp.payment_type,
  foreign key (company_id, account_id) references accounts.account,
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table accounts.posting_rule is 'Which account a role of a business event posts to; the most specific active rule applies: payment type, then category, then store. Source: sales-crm-finance.md B8.';
create unique index posting_rule_once on accounts.posting_rule (company_id, role, store_id, category_id, payment_type_id)
  nulls not distinct where status = 'active';
create index posting_rule_store on accounts.posting_rule (company_id, store_id);
create index posting_rule_category on accounts.posting_rule (company_id, category_id);
create index posting_rule_payment_type on accounts.posting_rule (company_id, payment_type_id);
create index posting_rule_account on accounts.posting_rule (company_id, account_id);
create index posting_rule_created_by on accounts.posting_rule (company_id, created_by);
select platform.protect_master('accounts.posting_rule');
select platform.share_names('accounts.posting_rule');

create table accounts.journal (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  source text not null constraint journal_source check (source ~ '^[a-z][a-z_]{0,39}$'),
  source_type text not null constraint journal_source_type check (source_type ~ '^[a-z][a-z_]{0,39}$'),
  source_id bigint not null, event_no integer not null constraint journal_event_no check (event_no > 0),
  posted_on date not null, description text constraint journal_description check (length(description) between 1 and 500),
  reverses_journal_id bigint,
  line_count integer not null constraint journal_line_count check (line_count >= 2),
  total_minor bigint not null constraint journal_total check (total_minor > 0),
  posted_at timestamptz not null default now(), posted_by bigint, request_id text,
  primary key (company_id, id),
  constraint journal_once unique (company_id, source_type, source_id, event_no, source),
  constraint journal_reversed_once unique (company_id, reverses_journal_id),
  foreign key (company_id, reverses_journal_id) references accounts.journal,
  foreign key (company_id, posted_by) references erp.app_user);
comment on table accounts.journal is 'A posted journal; an event posts once, for ever, and is corrected by a reversal. Units: minor units of the company’s currency.';
comment on column accounts.journal.posted_on is 'Accounting date: decides fiscal period and statements.';
comment on column accounts.journal.total_minor is 'Sum of its debits.';
create index journal_by_day on accounts.journal (company_id, posted_on, id);
create index journal_posted_by on accounts.journal (company_id, posted_by);
select platform.protect('accounts.journal', 'select');

create table accounts.journal_line (
  company_id bigint not null, posted_on date not null, id bigint generated always as identity,
  journal_id bigint not null, line_no integer not null, account_id bigint not null,
  debit_minor bigint not null default 0, credit_minor bigint not null default 0,
  store_id bigint, currency_code text, document_minor bigint, party_type text, party_id bigint, tax_component_id bigint, due_on date, memo text,
  primary key (company_id, posted_on, id),
  constraint journal_line_one_side check ((debit_minor > 0) <> (credit_minor > 0) and debit_minor >= 0 and credit_minor >= 0),
  constraint journal_line_currency check ((currency_code is null) = (document_minor is null)),
  constraint journal_line_party check ((party_type is null) = (party_id is null) and party_type in ('customer', 'supplier', 'company'))) partition by range (posted_on);
comment on table accounts.journal_line is 'Lines of posted journals, by month; never changed. Units: minor units of the company’s currency; document_minor, signed, of currency_code.';
create index journal_line_by_journal on accounts.journal_line (company_id, journal_id, line_no);
create index journal_line_by_account on accounts.journal_line (company_id, account_id, posted_on, id);
select platform.protect('accounts.journal_line', 'select');
create trigger journal_line_append_only before update or delete on accounts.journal_line for each row execute function platform.refuse_change();
create trigger journal_line_no_truncate before truncate on accounts.journal_line for each statement execute function platform.refuse_change();
create trigger journal_append_only before update or delete on accounts.journal for each row execute function platform.refuse_change();
create trigger journal_no_truncate before truncate on accounts.journal for each statement execute function platform.refuse_change();

-- A statement writes whole journals only: each has at least two lines, and debits equal credits. Source: sales-crm-finance.md g, I1.
create function accounts.require_balanced() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if exists (select from written w group by w.company_id, w.journal_id having sum(w.debit_minor) <> sum(w.credit_minor) or count(*) < 2) then
    perform platform.refuse('accounts.unbalanced');
  end if;
  return null;
end $$;
revoke execute on function accounts.require_balanced from public;
create trigger journal_line_balanced after insert on accounts.journal_line referencing new table as written
  for each statement execute function accounts.require_balanced();

-- `slot` spreads the postings of one day over several rows, so that they do not wait for each other; readers add them up.
create table accounts.balance_daily (
  company_id bigint not null references erp.company, account_id bigint not null, store_id bigint, day date not null, slot smallint not null,
  debit_minor bigint not null default 0, credit_minor bigint not null default 0,
  store_key bigint not null generated always as (coalesce(store_id, 0)) stored,
  constraint balance_daily_once primary key (company_id, account_id, store_key, day, slot),
  foreign key (company_id, account_id) references accounts.account,
  foreign key (company_id, store_id) references erp.store) with (fillfactor = 80);
comment on column accounts.balance_daily.store_key is 'The store within the key, which may not be null there; 0 without a store.';
comment on table accounts.balance_daily is 'Debits and credits by account, store and accounting date; written with the lines, rebuildable from them. Units: minor units of the company’s currency.';
create index balance_daily_by_day on accounts.balance_daily (company_id, day);
create index balance_daily_store on accounts.balance_daily (company_id, store_id);
select platform.protect('accounts.balance_daily', 'select');
create table accounts.balance_monthly (
  company_id bigint not null references erp.company, account_id bigint not null, store_id bigint, month date not null, slot smallint not null,
  debit_minor bigint not null default 0, credit_minor bigint not null default 0,
  store_key bigint not null generated always as (coalesce(store_id, 0)) stored,
  constraint balance_monthly_once primary key (company_id, account_id, store_key, month, slot),
  foreign key (company_id, account_id) references accounts.account,
  foreign key (company_id, store_id) references erp.store) with (fillfactor = 80);
comment on column accounts.balance_monthly.store_key is 'As in balance_daily.';
comment on table accounts.balance_monthly is 'As balance_daily, by month.';
create index balance_monthly_by_month on accounts.balance_monthly (company_id, month);
create index balance_monthly_store on accounts.balance_monthly (company_id, store_id);
select platform.protect('accounts.balance_monthly', 'select');

-- What type and control a used account has stays: it decides the statements of past periods.
create function accounts.protect_used_account() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if exists (select from accounts.balance_monthly b where b.company_id = old.company_id and b.account_id = old.id) then
    perform platform.refuse('accounts.account_used');
  end if;
  return new;
end $$;
revoke execute on function accounts.protect_used_account from public;
create trigger account_used before update on accounts.account for each row
  when ((old.type, old.control) is distinct from (new.type, new.control)) execute function accounts.protect_used_account();

-- A line on its way into the ledger; either its account or a role that posting rules resolve. `amount_minor`: debit above zero.
create type accounts.journal_part as (
  journal_no integer, line_no integer, account_id bigint, role text, store_id bigint, category_id bigint, payment_type_id bigint,
  amount_minor bigint, currency_code text, document_minor bigint, party_type text, party_id bigint, tax_component_id bigint, due_on date, memo text);
create type accounts.journal_head as (
  journal_no integer, source text, source_type text, source_id bigint, event_no integer, posted_on date, description text,
  reverses_journal_id bigint, posted_by bigint, request_id text);

-- Row-level security and the rights of a month of lines, and a wall before truncate.
create function accounts.protect_lines(part text, said text) returns void
  language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
begin
  execute format('alter table accounts.%I enable row level security, force row level security', part);
  execute format('create policy company on accounts.%I using (company_id = (select nullif(current_setting(''app.company'', true), '''')::bigint))', part);
  execute format('grant select on accounts.%I to maint', part);
  execute format('create trigger journal_line_no_truncate before truncate on accounts.%I for each statement execute function platform.refuse_change()', part);
  execute format('comment on table accounts.%I is %L', part, said);
end $$;
revoke all on function accounts.protect_lines from public;

-- Creates missing partitions for the months of these days, with the owner's rights because only the owner creates tables. A month that has
-- lines in the default partition already keeps them there.
create function accounts.add_journal_months(first_day date, last_day date) returns integer
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  month date;
  upto date;
  part text;
  added integer := 0;
begin
  if first_day < date '1990-01-01' or last_day > current_date + 400 then
    raise exception 'the ledger has no month between % and %', first_day, last_day using errcode = '22008';
  end if;
  perform pg_advisory_xact_lock(hashtext('accounts.add_journal_months'));
  for month in select generate_series(date_trunc('month', first_day::timestamp), last_day::timestamp, '1 month')::date loop
    part := 'journal_line_' || to_char(month, 'YYYY_MM');
    upto := (month + interval '1 month')::date;
    if to_regclass('accounts.' || part) is null
      and not exists (select from accounts.journal_line_default l where l.posted_on >= month and l.posted_on < upto)
    then
      execute format('create table accounts.%I partition of accounts.journal_line for values from (%L) to (%L)', part, month, upto);
      perform accounts.protect_lines(part, 'Journal lines of ' || to_char(month, 'YYYY-MM') || '.');
      added := added + 1;
    end if;
  end loop;
  return added;
end $$;
revoke all on function accounts.add_journal_months from public;
grant execute on function accounts.add_journal_months to app;

create table accounts.journal_line_default partition of accounts.journal_line default;
select accounts.protect_lines('journal_line_default', 'Journal lines of months without a partition of their own.');
select accounts.add_journal_months(current_date - 31, current_date + 92);

-- The chart and the posting rules that a company starts with. Source: sales-crm-finance.md d9, settled.md A23.
create function accounts.create_chart(company bigint) returns void
  language sql volatile set search_path = pg_catalog, pg_temp as $$
  with chart as (
    insert into accounts.account (company_id, code, name, type, control, is_manual, cash_flow)
    select company, c.code, c.name, c.type, c.control, c.control is null, c.cash_flow
    from (values
      ('1000', 'Till cash', 'asset', null, 'cash'), ('1010', 'Safe', 'asset', null, 'cash'), ('1020', 'Bank', 'asset', null, 'cash'),
      ('1030', 'Cash in transit', 'asset', null, 'cash'), ('1100', 'Card clearing', 'asset', null, 'operating'),
      ('1110', 'Online payments clearing', 'asset', null, 'operating'), ('1150', 'Disputed card funds', 'asset', null, 'operating'),
      ('1190', 'Exchange clearing', 'asset', null, 'operating'), ('1200', 'Accounts receivable', 'asset', 'receivable', 'operating'),
      ('1210', 'Inter-company receivable', 'asset', 'receivable', 'operating'), ('1220', 'Claims', 'asset', null, 'operating'),
      ('1230', 'Rebates receivable', 'asset', null, 'operating'), ('1300', 'Stock', 'asset', 'stock', 'operating'),
      ('1310', 'Goods in transit', 'asset', 'stock', 'operating'), ('1330', 'Oversold stock', 'asset', 'stock', 'operating'),
      ('1400', 'Input tax', 'asset', null, 'operating'), ('1500', 'Supplier prepayments', 'asset', null, 'operating'),
      ('1700', 'Equipment', 'asset', null, 'investing'),
      ('2000', 'Accounts payable', 'liability', 'payable', 'operating'), ('2010', 'Goods received not invoiced', 'liability', null, 'operating'),
      ('2020', 'Consignment payable', 'liability', null, 'operating'), ('2030', 'Inter-company payable', 'liability', 'payable', 'operating'),
      ('2100', 'Output tax', 'liability', null, 'operating'), ('2200', 'Customer deposits', 'liability', null, 'operating'),
      ('2210', 'Unallocated receipts', 'liability', null, 'operating'), ('2300', 'Voucher liability', 'liability', null, 'operating'),
      ('2310', 'Store credit liability', 'liability', null, 'operating'), ('2350', 'Points provision', 'liability', null, 'operating'),
      ('2360', 'Deferred membership income', 'liability', null, 'operating'), ('2400', 'Accrued landed cost', 'liability', null, 'operating'),
      ('2410', 'Transfer charges', 'liability', null, 'operating'), ('2500', 'Loans', 'liability', null, 'financing'),
      ('3000', 'Capital', 'equity', null, 'financing'), ('3100', 'Retained earnings', 'equity', null, 'financing'),
      ('3900', 'Opening balances', 'equity', null, 'financing'),
      ('4000', 'Sales', 'income', null, 'operating'), ('4010', 'Returns', 'income', null, 'operating'),
      ('4020', 'Discounts given', 'income', null, 'operating'), ('4030', 'Delivery income', 'income', null, 'operating'),
      ('4040', 'Membership income', 'income', null, 'operating'), ('4050', 'Inter-company sales', 'income', null, 'operating'),
      ('4090', 'Points cost', 'income', null, 'operating'), ('4900', 'Voucher breakage', 'income', null, 'operating'),
      ('5000', 'Cost of sales', 'cost_of_sales', null, 'operating'), ('5010', 'Stock loss and gain', 'cost_of_sales', null, 'operating'),
      ('5015', 'Transit loss', 'cost_of_sales', null, 'operating'), ('5020', 'Purchase price variance', 'cost_of_sales', null, 'operating'),
      ('5030', 'Stock write-down', 'cost_of_sales', null, 'operating'), ('5040', 'Carriage out', 'cost_of_sales', null, 'operating'),
      ('5060', 'Purchase discounts', 'cost_of_sales', null, 'operating'),
      ('6000', 'Card fees', 'expense', null, 'operating'), ('6010', 'Bad debt', 'expense', null, 'operating'),
      ('6020', 'Cash over and short', 'expense', null, 'operating'), ('6030', 'Rounding', 'expense', null, 'operating'),
      ('6040', 'Bank charges', 'expense', null, 'operating'), ('6050', 'Settlement discounts', 'expense', null, 'operating'),
      ('6060', 'Goodwill', 'expense', null, 'operating'), ('6100', 'Petty expenses', 'expense', null, 'operating'),
      ('6200', 'Rent', 'expense', null, 'operating'), ('6300', 'Salaries', 'expense', null, 'operating'),
      ('6400', 'Utilities', 'expense', null, 'operating'),
      ('7000', 'Exchange gain and loss', 'expense', null, 'operating'), ('7010', 'Exchange rounding', 'expense', null, 'operating')
    ) as c (code, name, type, control, cash_flow)
    returning id, code)
  insert into accounts.posting_rule (company_id, code, name, role, account_id)
  select company, r.role, r.name, r.role, a.id
  from (values
    ('stock', 'Stock', '1300'), ('stock_in_transit', 'Goods in transit', '1310'), ('oversold', 'Oversold stock', '1330'),
    ('goods_received', 'Goods received not invoiced', '2010'), ('cost_of_sales', 'Cost of sales', '5000'),
    ('stock_variance', 'Stock loss and gain', '5010'), ('transit_loss', 'Transit loss', '5015'),
    ('purchase_variance', 'Purchase price variance', '5020'), ('write_down', 'Stock write-down', '5030'),
    ('opening_balance', 'Opening balances', '3900'), ('landed_cost', 'Accrued landed cost', '2400'),
    ('transfer_charges', 'Transfer charges', '2410'), ('claims', 'Claims', '1220'),
    ('receivable', 'Accounts receivable', '1200'), ('payable', 'Accounts payable', '2000'), ('sales', 'Sales', '4000'),
    ('sales_returns', 'Returns', '4010'), ('output_tax', 'Output tax', '2100'), ('input_tax', 'Input tax', '1400'),
    ('rounding', 'Rounding', '6030'), ('exchange_difference', 'Exchange gain and loss', '7000'),
    ('exchange_rounding', 'Exchange rounding', '7010'), ('retained_earnings', 'Retained earnings', '3100'),
    ('intercompany_receivable', 'Inter-company receivable', '1210'), ('intercompany_payable', 'Inter-company payable', '2030'),
    ('intercompany_sales', 'Inter-company sales', '4050')
  ) as r (role, name, code)
  join chart a on a.code = r.code
$$;
revoke all on function accounts.create_chart from public;
grant execute on function accounts.create_chart to app;
create function accounts.start_chart() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  perform accounts.create_chart(new.id);
  return null;
end $$;
revoke execute on function accounts.start_chart from public;
create trigger company_chart after insert on erp.company for each row execute function accounts.start_chart();

-- Locks of a period by sub-ledger, and the journal of each stock posting.
alter table accounts.period
  add column receivables text not null default 'open' constraint period_receivables check (receivables in ('open', 'soft', 'closed')),
  add column payables text not null default 'open' constraint period_payables check (payables in ('open', 'soft', 'closed')),
  add column ledger text not null default 'open' constraint period_ledger check (ledger in ('open', 'soft', 'closed'));
comment on column accounts.period.ledger is 'Who may post journals of any source into the month; receivables and payables: of customer and supplier documents.';

-- Its name changed; the kernel creates it.
drop function if exists accounts.lock_stock_period(bigint, date, boolean);

-- The companies that exist already.
alter table accounts.account no force row level security;
alter table accounts.posting_rule no force row level security;
alter table platform.search_word no force row level security;
alter table platform.word_ending no force row level security;
alter table platform.word_gap no force row level security;
alter table platform.search_record no force row level security;
alter table erp.company no force row level security;
select accounts.create_chart(c.id) from erp.company c;
alter table accounts.account force row level security;
alter table accounts.posting_rule force row level security;
alter table platform.search_word force row level security;
alter table platform.word_ending force row level security;
alter table platform.word_gap force row level security;
alter table platform.search_record force row level security;
alter table erp.company force row level security;

create view accounts.journal_list with (security_invoker = true) as
  select j.company_id, j.id, j.id as number, j.source, j.source_type, j.source_id, j.event_no, j.posted_on, j.description, j.line_count, j.total_minor,
    j.reverses_journal_id, r.id as reversed_by_id, j.posted_at, nullif(concat_ws(' ', u.first_name, u.last_name), '') as posted_by
  from accounts.journal j
  left join accounts.journal r on r.company_id = j.company_id and r.reverses_journal_id = j.id
  left join erp.app_user u on u.company_id = j.company_id and u.id = j.posted_by;
comment on view accounts.journal_list is 'Posted journals with who posted them and what reverses them.';
grant select on accounts.journal_list to app, maint;
