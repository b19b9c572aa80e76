-- What providers of card payments pay out. docs/guides/payments.md, Provider payouts.
create table payments.payout (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  uid uuid not null, number text, name text not null generated always as (coalesce(number, '#' || id)) stored,
  provider text not null constraint payout_provider check (provider in ('stripe', 'simulator', 'other')),
  reference text not null, bank_account_id bigint not null, paid_on date not null, note text,
  gross_minor bigint not null default 0, fee_minor bigint not null default 0, refund_minor bigint not null default 0,
  chargeback_minor bigint not null default 0, net_minor bigint not null default 0,
  posted_at timestamptz, posted_by bigint,
  status text not null default 'draft' constraint payout_status check (status in ('draft', 'posted')),
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  constraint payout_reference unique (company_id, provider, reference),
  constraint payout_posted check ((status = 'posted') = (posted_at is not null)),
  constraint payout_net check (net_minor = gross_minor + refund_minor + chargeback_minor - fee_minor),
  foreign key (company_id, bank_account_id) references payments.bank_account,
  foreign key (company_id, posted_by) references erp.app_user,
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table payments.payout is 'A transfer of a provider to a bank account. gross: charges; refund and chargeback below zero; fee: kept by the provider. Units: minor units of the company’s currency.';
create index payout_bank_account on payments.payout (company_id, bank_account_id);
create index payout_paid_on on payments.payout (company_id, paid_on, id);
create index payout_posted_by on payments.payout (company_id, posted_by);
select platform.protect_document('payments.payout', '{draft>posted}', '{posted_at,posted_by}');

create table payments.payout_line (
  company_id bigint not null, payout_id bigint not null, line_no integer not null,
  kind text not null constraint payout_line_kind check (kind in ('charge', 'refund', 'chargeback', 'fee')),
  reference text, entry_ref text,
  amount_minor bigint not null, fee_minor bigint not null default 0,
  primary key (company_id, payout_id, line_no),
  constraint payout_line_entry unique (company_id, entry_ref),
  constraint payout_line_amount check (amount_minor <> 0 or fee_minor <> 0),
  constraint payout_line_sign check (case kind when 'charge' then amount_minor > 0 when 'refund' then amount_minor < 0 when 'fee' then amount_minor = 0 else true end),
  constraint payout_line_of check (kind = 'fee' or reference is not null),
  foreign key (company_id, payout_id) references payments.payout on delete cascade);
comment on table payments.payout_line is 'reference: the payment at the provider, or the number of the online payment; entry_ref: of the entry in the report of the provider, so that it is paid out once. Units: minor units of the company’s currency.';
create index payout_line_reference on payments.payout_line (company_id, reference);
select platform.protect_document_lines('payments.payout_line', 'payments.payout', 2000);

create table payments.chargeback (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  payout_id bigint not null, line_no integer not null, online_payment_id bigint,
  amount_minor bigint not null constraint chargeback_amount check (amount_minor <> 0),
  reopened_minor bigint not null, disputed_minor bigint not null,
  primary key (company_id, id),
  constraint chargeback_once unique (company_id, payout_id, line_no),
  constraint chargeback_whole check (reopened_minor + disputed_minor = amount_minor),
  constraint chargeback_known check (online_payment_id is not null or reopened_minor = 0),
  foreign key (company_id, payout_id, line_no) references payments.payout_line,
  foreign key (company_id, online_payment_id) references payments.online_payment);
comment on table payments.chargeback is 'A charge-back of a posted payout, above zero what was taken. reopened: open again on the invoice or taken off the credit; disputed: the rest, in disputed card funds.';
create index chargeback_payment on payments.chargeback (company_id, online_payment_id);
select platform.protect('payments.chargeback', 'select, insert');
