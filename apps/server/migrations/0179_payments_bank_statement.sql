-- Statements of banks, compared with the ledger. docs/guides/payments.md, Bank statements.
create table payments.bank_statement (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  uid uuid not null, number text, name text not null generated always as (coalesce(number, '#' || id)) stored,
  bank_account_id bigint not null, statement_no text,
  opened_on date not null, closed_on date not null, opening_minor bigint, closing_minor bigint,
  line_count integer not null constraint bank_statement_lines check (line_count between 1 and 2000),
  open_count integer not null, fingerprint text not null, reason text,
  status text not null default 'draft' constraint bank_statement_status check (status in ('draft', 'reconciled', 'cancelled')),
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  constraint bank_statement_days check (closed_on >= opened_on),
  constraint bank_statement_open check (open_count between 0 and line_count and (status <> 'reconciled' or open_count = 0)),
  constraint bank_statement_cancelled check ((status = 'cancelled') = (reason is not null)),
  foreign key (company_id, bank_account_id) references payments.bank_account,
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table payments.bank_statement is 'A statement that was imported. open_count: lines without a ledger entry. fingerprint: hash of its lines, so that it is imported once. Units: minor units of the company’s currency.';
create index bank_statement_account on payments.bank_statement (company_id, bank_account_id, closed_on);
create index bank_statement_closed_on on payments.bank_statement (company_id, closed_on, id);
create unique index bank_statement_once on payments.bank_statement (company_id, bank_account_id, fingerprint) where status <> 'cancelled';
select platform.protect_document('payments.bank_statement', '{draft>reconciled,reconciled>draft,draft>cancelled}', '{open_count,reason}');

create table payments.bank_statement_line (
  company_id bigint not null, bank_statement_id bigint not null, line_no integer not null,
  booked_on date not null, amount_minor bigint not null constraint bank_statement_line_amount check (amount_minor <> 0),
  party text, party_iban text, reference text, description text,
  primary key (company_id, bank_statement_id, line_no),
  foreign key (company_id, bank_statement_id) references payments.bank_statement on delete cascade);
comment on table payments.bank_statement_line is 'amount_minor: above zero what the account received.';
select platform.protect_document_lines('payments.bank_statement_line', 'payments.bank_statement', 2000);

create table payments.bank_posting (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  bank_statement_id bigint not null, event_no integer not null, line_no integer not null, account_id bigint not null, memo text,
  created_at timestamptz not null default now(), created_by bigint,
  primary key (company_id, id),
  constraint bank_posting_event unique (company_id, bank_statement_id, event_no),
  foreign key (company_id, bank_statement_id, line_no) references payments.bank_statement_line,
  foreign key (company_id, account_id) references accounts.account,
  foreign key (company_id, created_by) references erp.app_user);
comment on table payments.bank_posting is 'A line of a statement that was posted to an account, such as bank charges. event_no: that of its journal, whose source is the statement.';
create index bank_posting_line on payments.bank_posting (company_id, bank_statement_id, line_no);
create index bank_posting_account on payments.bank_posting (company_id, account_id);
create index bank_posting_created_by on payments.bank_posting (company_id, created_by);
select platform.protect('payments.bank_posting', 'select, insert');

create table payments.bank_match (
  company_id bigint not null references erp.company, bank_statement_id bigint not null, line_no integer not null,
  posted_on date not null, journal_line_id bigint not null, bank_posting_id bigint,
  created_at timestamptz not null default now(), created_by bigint,
  primary key (company_id, bank_statement_id, line_no, journal_line_id),
  constraint bank_match_once unique (company_id, posted_on, journal_line_id),
  foreign key (company_id, bank_statement_id, line_no) references payments.bank_statement_line,
  foreign key (company_id, posted_on, journal_line_id) references accounts.journal_line,
  foreign key (company_id, bank_posting_id) references payments.bank_posting,
  foreign key (company_id, created_by) references erp.app_user);
comment on table payments.bank_match is 'Ledger entries of a statement line; their sum is its amount, and an entry belongs to one line.';
create index bank_match_posting on payments.bank_match (company_id, bank_posting_id);
create index bank_match_created_by on payments.bank_match (company_id, created_by);
select platform.protect('payments.bank_match', 'select, insert, delete');

-- A line is matched by entries of its account that add up to it, or by none, at the end of each transaction.
create function payments.require_whole_match() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  matched payments.bank_match := coalesce(new, old);
begin
  if exists (
    select from payments.bank_statement_line s
    join payments.bank_statement b on b.company_id = s.company_id and b.id = s.bank_statement_id
    join payments.bank_account a on a.company_id = b.company_id and a.id = b.bank_account_id
    join payments.bank_match m on m.company_id = s.company_id and m.bank_statement_id = s.bank_statement_id and m.line_no = s.line_no
    join accounts.journal_line l on l.company_id = m.company_id and l.posted_on = m.posted_on and l.id = m.journal_line_id
    where s.company_id = matched.company_id and s.bank_statement_id = matched.bank_statement_id and s.line_no = matched.line_no
    group by s.amount_minor, a.account_id
    having sum(l.debit_minor - l.credit_minor) <> s.amount_minor or bool_or(l.account_id <> a.account_id)) then
    perform platform.refuse('payments.match_amount');
  end if;
  return null;
end $$;
revoke execute on function payments.require_whole_match from public;
create constraint trigger bank_match_whole after insert or delete on payments.bank_match deferrable initially deferred
  for each row execute function payments.require_whole_match();

create table payments.bank_rule (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  code text not null, name text not null,
  name_key text not null generated always as (platform.normalise(name)) stored,
  contains text not null, direction text not null constraint bank_rule_direction check (direction in ('any', 'received', 'paid')),
  account_id bigint not null,
  status text not null default 'active' constraint bank_rule_status check (status in ('active', 'inactive')),
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  foreign key (company_id, account_id) references accounts.account,
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table payments.bank_rule is 'Statement lines with a text are proposed for posting to an account.';
create index bank_rule_account on payments.bank_rule (company_id, account_id);
create index bank_rule_created_by on payments.bank_rule (company_id, created_by);
select platform.protect_master('payments.bank_rule');

create index invoice_open_amount on accounts.invoice (company_id, gross_minor) where direction = 'sale' and kind = 'invoice' and status = 'posted';
