-- Posted invoices that the partner of a link told of, and those that users match by hand. docs/guides/company-links.md, Matching.
create table accounts.partner_document (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  company_link_id bigint not null, partner_company_id bigint not null, uid uuid not null,
  direction text not null constraint partner_document_direction check (direction in ('sale', 'purchase')),
  kind text not null constraint partner_document_kind check (kind in ('invoice', 'credit_note')),
  number text not null, reference text, issued_on date not null,
  currency_code text not null references platform.currency,
  gross_minor bigint not null constraint partner_document_gross check (gross_minor >= 0),
  primary key (company_id, id),
  constraint partner_document_once unique (company_id, company_link_id, partner_company_id, uid),
  foreign key (company_id, company_link_id) references accounts.company_link);
comment on table accounts.partner_document is 'Invoices and credit notes with this company that the partner has posted, as it told by message. Units: minor units of their currency.';
comment on column accounts.partner_document.direction is 'At the partner: its sales are purchases here.';
comment on column accounts.partner_document.partner_company_id is 'Who told of it; a link that is connected with another company keeps no documents of the one before.';
create index partner_document_number on accounts.partner_document (company_id, company_link_id, number);
create index partner_document_reference on accounts.partner_document (company_id, company_link_id, reference);
create index partner_document_currency on accounts.partner_document (currency_code);
select platform.protect('accounts.partner_document', 'select, insert, update');

create table accounts.document_match (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  company_link_id bigint not null, invoice_id bigint not null, partner_document_id bigint not null,
  reason text not null constraint document_match_reason check (length(reason) between 1 and 200),
  matched_by bigint, matched_at timestamptz not null default now(),
  primary key (company_id, id),
  constraint document_match_invoice unique (company_id, invoice_id),
  constraint document_match_partner unique (company_id, partner_document_id),
  foreign key (company_id, company_link_id) references accounts.company_link,
  foreign key (company_id, invoice_id) references accounts.invoice,
  foreign key (company_id, partner_document_id) references accounts.partner_document,
  foreign key (company_id, matched_by) references erp.app_user);
comment on table accounts.document_match is 'Documents of both companies that a user of either matched, because their numbers or amounts differ.';
comment on column accounts.document_match.matched_by is 'Null: a user of the partner.';
create index document_match_link on accounts.document_match (company_id, company_link_id);
create index document_match_matched_by on accounts.document_match (company_id, matched_by);
select platform.protect('accounts.document_match', 'select, insert, delete');

alter table accounts.company_message drop constraint company_message_kind,
  add constraint company_message_kind check (kind in ('connected', 'disconnected', 'products', 'documents', 'match', 'unmatch', 'order', 'transfer',
    'receipt', 'invoice', 'dispute', 'credit', 'netting', 'netting_accepted', 'netting_rejected', 'netting_withdrawn', 'netting_ended',
    'netting_reversed'));

create index invoice_intercompany on accounts.invoice (company_id, issued_on) where is_intercompany and status = 'posted';
