-- Reminders of overdue invoices. docs/guides/payments.md, Payment reminders.
create table payments.dunning_level (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  code text not null, name text not null,
  name_key text not null generated always as (platform.normalise(name)) stored,
  days_overdue integer not null constraint dunning_level_days check (days_overdue between 1 and 999),
  message text not null,
  status text not null default 'active' constraint dunning_level_status check (status in ('active', 'inactive')),
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table payments.dunning_level is 'Steps of reminders; the next one is due once an invoice is overdue by days_overdue.';
create index dunning_level_created_by on payments.dunning_level (company_id, created_by);
select platform.protect_master('payments.dunning_level');

create table payments.reminder (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  uid uuid not null, number text, name text not null generated always as (coalesce(number, '#' || id)) stored,
  customer_id bigint not null, currency_code text not null references platform.currency, level_id bigint not null,
  reminded_on date not null, message text not null, note text,
  total_minor bigint not null default 0 constraint reminder_total check (total_minor >= 0),
  sent_at timestamptz,
  status text not null default 'draft' constraint reminder_status check (status in ('draft', 'sent')),
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  constraint reminder_sent check ((status = 'sent') = (sent_at is not null)),
  foreign key (company_id, customer_id) references crm.customer,
  foreign key (company_id, level_id) references payments.dunning_level,
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table payments.reminder is 'A reminder of overdue invoices of a customer in a currency. Units: minor units of currency_code.';
create unique index reminder_draft on payments.reminder (company_id, customer_id, currency_code) where status = 'draft';
create index reminder_customer on payments.reminder (company_id, customer_id, reminded_on);
create index reminder_currency on payments.reminder (currency_code);
create index reminder_level on payments.reminder (company_id, level_id);
create index reminder_reminded_on on payments.reminder (company_id, reminded_on, id);
select platform.protect_document('payments.reminder', '{draft>sent}', '{sent_at}');

create table payments.reminder_line (
  company_id bigint not null, reminder_id bigint not null, line_no integer not null,
  invoice_id bigint not null, issued_on date, due_on date,
  open_minor bigint constraint reminder_line_open check (open_minor >= 0),
  primary key (company_id, reminder_id, line_no),
  constraint reminder_line_once unique (company_id, reminder_id, invoice_id),
  foreign key (company_id, reminder_id) references payments.reminder on delete cascade,
  foreign key (company_id, invoice_id) references accounts.invoice);
comment on table payments.reminder_line is 'open_minor: what was open when the reminder was sent.';
create index reminder_line_invoice on payments.reminder_line (company_id, invoice_id);
select platform.protect_document_lines('payments.reminder_line', 'payments.reminder', 500);

create index invoice_due on accounts.invoice (company_id, due_on) where direction = 'sale' and kind = 'invoice' and status = 'posted';
