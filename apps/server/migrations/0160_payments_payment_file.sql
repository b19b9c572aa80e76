-- Bank accounts of the company, and files by which its bank pays suppliers. docs/guides/payments.md, Payment files.
create table payments.bank_account (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  code text not null, name text not null,
  name_key text not null generated always as (platform.normalise(name)) stored,
  account_id bigint not null, holder text not null, iban text not null, bic text,
  currency_code text references platform.currency,
  status text not null default 'active' constraint bank_account_status check (status in ('active', 'inactive')),
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  constraint bank_account_account unique (company_id, account_id),
  foreign key (company_id, account_id) references accounts.account,
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table payments.bank_account is 'Bank accounts of the company. account_id: account of the general ledger that payments are made from. currency_code: null for the company’s currency.';
create index bank_account_currency on payments.bank_account (currency_code);
create index bank_account_created_by on payments.bank_account (company_id, created_by);
select platform.protect_master('payments.bank_account');

create table payments.payment_file (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  uid uuid not null, number text, name text not null generated always as (coalesce(number, '#' || id)) stored,
  bank_account_id bigint not null, execute_on date not null, note text,
  currency_code text not null references platform.currency,
  payment_count integer not null default 0 constraint payment_file_count check (payment_count >= 0),
  total_minor bigint not null default 0 constraint payment_file_total check (total_minor >= 0),
  payer text, payer_iban text, payer_bic text, file_created_at timestamptz, reason text,
  status text not null default 'draft' constraint payment_file_status check (status in ('draft', 'created', 'cancelled')),
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  constraint payment_file_created check ((status = 'draft') = (file_created_at is null)),
  constraint payment_file_payer check (status = 'draft' or (payer is not null and payer_iban is not null)),
  foreign key (company_id, bank_account_id) references payments.bank_account,
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table payments.payment_file is 'Sent supplier payments that the bank makes, as an ISO 20022 file. execute_on: the day the bank is to pay. payer, payer_iban, payer_bic: of the bank account, fixed when the file is created. Units: minor units of currency_code.';
create index payment_file_bank_account on payments.payment_file (company_id, bank_account_id);
create index payment_file_currency on payments.payment_file (currency_code);
create index payment_file_execute_on on payments.payment_file (company_id, execute_on, id);
select platform.protect_document('payments.payment_file', '{draft>created,created>cancelled}', '{payer,payer_iban,payer_bic,file_created_at,reason}');

create table payments.payment_file_line (
  company_id bigint not null, payment_file_id bigint not null, line_no integer not null,
  supplier_payment_id bigint not null,
  supplier_name text, masked_account text, supplier_bank_account_id bigint,
  amount_minor bigint not null default 0 constraint payment_file_line_amount check (amount_minor >= 0),
  is_live boolean not null default true,
  primary key (company_id, payment_file_id, line_no),
  foreign key (company_id, payment_file_id) references payments.payment_file on delete cascade,
  foreign key (company_id, supplier_payment_id) references payments.supplier_payment,
  foreign key (company_id, supplier_bank_account_id) references procure.supplier_bank_account);
comment on table payments.payment_file_line is 'Payments of a file; each is in one live file at most. supplier_bank_account_id: where it is paid to, fixed when the file is created. is_live: the file is not cancelled.';
create unique index payment_file_line_live on payments.payment_file_line (company_id, supplier_payment_id) where is_live;
create index payment_file_line_payment on payments.payment_file_line (company_id, supplier_payment_id);
create index payment_file_line_bank_account on payments.payment_file_line (company_id, supplier_bank_account_id);
select platform.protect_document_lines('payments.payment_file_line', 'payments.payment_file', 500, '{supplier_bank_account_id,masked_account,is_live}');

-- A cancelled file leaves its payments to another one.
create function payments.release_payments() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  update payments.payment_file_line l set is_live = false where l.company_id = new.company_id and l.payment_file_id = new.id;
  return null;
end $$;
revoke execute on function payments.release_payments from public;
create trigger payment_file_released after update of status on payments.payment_file for each row
  when (new.status = 'cancelled' and old.status <> 'cancelled') execute function payments.release_payments();

-- What the bank is told to pay is not reversed here while the file stands.
create function payments.require_unfiled() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  file text;
begin
  select f.name into file from payments.payment_file_line l
  join payments.payment_file f on f.company_id = l.company_id and f.id = l.payment_file_id
  where l.company_id = new.company_id and l.supplier_payment_id = new.id and l.is_live and f.status = 'created';
  if file is not null then perform platform.refuse('payments.in_file', jsonb_build_object('file', file)); end if;
  return null;
end $$;
revoke execute on function payments.require_unfiled from public;
create trigger supplier_payment_unfiled after update of status on payments.supplier_payment for each row
  when (new.status = 'reversed' and old.status = 'sent') execute function payments.require_unfiled();
