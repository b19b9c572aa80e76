-- Cash of stores on its way to the bank. docs/guides/payments.md, Bank deposits.
create table payments.bank_deposit (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  uid uuid not null, number text, name text not null generated always as (coalesce(number, '#' || id)) stored,
  store_id bigint not null, bank_account_id bigint not null, deposited_on date not null, bag_no text, note text,
  amount_minor bigint not null constraint bank_deposit_amount check (amount_minor > 0),
  counted_minor bigint constraint bank_deposit_counted check (counted_minor >= 0),
  sent_at timestamptz, sent_by bigint, confirmed_on date,
  status text not null default 'draft' constraint bank_deposit_status check (status in ('draft', 'sent', 'confirmed', 'cancelled')),
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  constraint bank_deposit_sent check ((status = 'draft') = (sent_at is null)),
  constraint bank_deposit_confirmed check ((status = 'confirmed') = (counted_minor is not null) and (counted_minor is null) = (confirmed_on is null)),
  constraint bank_deposit_confirmation check (confirmed_on >= deposited_on),
  foreign key (company_id, store_id) references erp.store,
  foreign key (company_id, bank_account_id) references payments.bank_account,
  foreign key (company_id, sent_by) references erp.app_user,
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table payments.bank_deposit is 'Cash of a store that goes from its safe to the bank. counted_minor: what the bank counted. Units: minor units of the company’s currency.';
create index bank_deposit_store on payments.bank_deposit (company_id, store_id, deposited_on);
create index bank_deposit_account on payments.bank_deposit (company_id, bank_account_id);
create index bank_deposit_deposited_on on payments.bank_deposit (company_id, deposited_on, id);
create index bank_deposit_sent_by on payments.bank_deposit (company_id, sent_by);
select platform.protect_document('payments.bank_deposit', '{draft>sent,sent>confirmed,sent>cancelled}',
  '{counted_minor,sent_at,sent_by,confirmed_on}');

create table payments.bank_deposit_line (
  company_id bigint not null, bank_deposit_id bigint not null, line_no integer not null,
  value_minor bigint not null constraint bank_deposit_line_value check (value_minor between 1 and 10000000),
  pieces integer not null constraint bank_deposit_line_pieces check (pieces between 1 and 100000),
  primary key (company_id, bank_deposit_id, line_no),
  constraint bank_deposit_line_once unique (company_id, bank_deposit_id, value_minor),
  foreign key (company_id, bank_deposit_id) references payments.bank_deposit on delete cascade);
comment on table payments.bank_deposit_line is 'Pieces of a denomination, value_minor: of one, in minor units of the company’s currency.';
select platform.protect_document_lines('payments.bank_deposit_line', 'payments.bank_deposit', 50);
