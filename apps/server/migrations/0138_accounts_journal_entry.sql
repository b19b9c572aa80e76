-- Manual journals as documents, and templates that create them on a schedule. docs/guides/accounts.md, Journal entries.
create table accounts.recurring_journal (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  code text not null, name text not null,
  name_key text not null generated always as (platform.normalise(name)) stored,
  frequency text not null default 'monthly' constraint recurring_journal_frequency check (frequency in ('monthly', 'quarterly', 'yearly')),
  day_of_month integer not null constraint recurring_journal_day_of_month check (day_of_month between 1 and 31),
  next_on date not null, ends_on date,
  mode text not null default 'draft' constraint recurring_journal_mode check (mode in ('draft', 'post')),
  description text not null,
  status text not null default 'active' constraint recurring_journal_status check (status in ('active', 'inactive')),
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  constraint recurring_journal_on_day check (extract(day from next_on)
    = least(day_of_month, extract(day from date_trunc('month', next_on::timestamp) + interval '1 month' - interval '1 day'))),
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table accounts.recurring_journal is 'Templates of journal entries that a nightly task creates on their dates.';
comment on column accounts.recurring_journal.next_on is 'Posting date of the next entry; the nightly task advances it. After ends_on no entry is created.';
comment on column accounts.recurring_journal.mode is 'post: entries are posted unless an approval rule applies; draft: they stay drafts.';
create index recurring_journal_due on accounts.recurring_journal (company_id, next_on) where status = 'active';
create index recurring_journal_created_by on accounts.recurring_journal (company_id, created_by);
select platform.protect_master('accounts.recurring_journal');

create table accounts.recurring_journal_line (
  company_id bigint not null, recurring_journal_id bigint not null, line_no integer not null,
  account_id bigint not null, debit_minor bigint, credit_minor bigint, store_id bigint, memo text,
  primary key (company_id, recurring_journal_id, line_no),
  constraint recurring_journal_line_one_side check ((coalesce(debit_minor, 0) > 0) <> (coalesce(credit_minor, 0) > 0)),
  foreign key (company_id, recurring_journal_id) references accounts.recurring_journal on delete cascade,
  foreign key (company_id, account_id) references accounts.account,
  foreign key (company_id, store_id) references erp.store);
comment on table accounts.recurring_journal_line is 'Lines of the entries that a template creates. Units: minor units of the company’s currency.';
create index recurring_journal_line_account on accounts.recurring_journal_line (company_id, account_id);
create index recurring_journal_line_store on accounts.recurring_journal_line (company_id, store_id);
select platform.protect_lines('accounts.recurring_journal_line', 500);

create table accounts.journal_entry (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  uid uuid not null, number text, name text not null generated always as (coalesce(number, '#' || id)) stored,
  type text not null default 'standard' constraint journal_entry_type check (type in ('standard', 'opening')),
  posted_on date not null, description text not null, reverses_on date, note text,
  status text not null default 'draft' constraint journal_entry_status
    check (status in ('draft', 'pending', 'approved', 'posted', 'rejected', 'reversed', 'cancelled')),
  total_minor bigint, posted_at timestamptz, posted_by bigint, reversed_on date,
  recurring_journal_id bigint, due_on date,
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  constraint journal_entry_reverses_after check (reverses_on > posted_on),
  constraint journal_entry_opening_stays check (type <> 'opening' or reverses_on is null),
  constraint journal_entry_posted check ((status in ('posted', 'reversed')) = (posted_at is not null)),
  constraint journal_entry_reversed check ((status = 'reversed') = (reversed_on is not null)),
  constraint journal_entry_reversed_after check (reversed_on >= posted_on),
  constraint journal_entry_due check ((recurring_journal_id is null) = (due_on is null)),
  constraint journal_entry_once unique (company_id, recurring_journal_id, due_on),
  foreign key (company_id, recurring_journal_id) references accounts.recurring_journal,
  foreign key (company_id, posted_by) references erp.app_user,
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table accounts.journal_entry is 'Manual journals. The ledger has posted journals only, so drafts are here. Source: sales-crm-finance.md B8.';
comment on column accounts.journal_entry.reverses_on is 'Posting date of the reversal that is posted with the entry.';
comment on column accounts.journal_entry.total_minor is 'Larger of the sums of debits and credits, since submission or posting. Units: minor units of the company’s currency.';
comment on column accounts.journal_entry.due_on is 'Date of the recurring journal that created it; each date has one entry.';
create index journal_entry_posted_on on accounts.journal_entry (company_id, posted_on, created_at, id);
create index journal_entry_posted_by on accounts.journal_entry (company_id, posted_by);
select platform.protect_document('accounts.journal_entry',
  '{draft>pending,draft>approved,draft>posted,pending>approved,pending>rejected,pending>draft,approved>posted,approved>cancelled,rejected>cancelled,posted>reversed}',
  '{total_minor,posted_at,posted_by,reversed_on}');

create table accounts.journal_entry_line (
  company_id bigint not null, journal_entry_id bigint not null, line_no integer not null,
  account_id bigint not null, debit_minor bigint, credit_minor bigint, store_id bigint, memo text,
  primary key (company_id, journal_entry_id, line_no),
  constraint journal_entry_line_one_side check ((coalesce(debit_minor, 0) > 0) <> (coalesce(credit_minor, 0) > 0)),
  foreign key (company_id, journal_entry_id) references accounts.journal_entry on delete cascade,
  foreign key (company_id, account_id) references accounts.account,
  foreign key (company_id, store_id) references erp.store);
comment on table accounts.journal_entry_line is 'Lines of manual journals: a debit or a credit each. Units: minor units of the company’s currency.';
create index journal_entry_line_account on accounts.journal_entry_line (company_id, account_id);
create index journal_entry_line_store on accounts.journal_entry_line (company_id, store_id);
select platform.protect_document_lines('accounts.journal_entry_line', 'accounts.journal_entry', 500);
