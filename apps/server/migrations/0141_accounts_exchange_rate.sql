-- Exchange rates to the company's currency, and manual receipts in other currencies. docs/guides/accounts.md, Exchange rates.
create table accounts.exchange_rate (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  currency_code text not null references platform.currency, base_currency text not null references platform.currency,
  day date not null, rate numeric(20,10) not null constraint exchange_rate_rate check (rate > 0),
  source text not null constraint exchange_rate_source check (source in ('entered', 'file')),
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  constraint exchange_rate_once unique (company_id, base_currency, currency_code, day),
  constraint exchange_rate_other check (currency_code <> base_currency),
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table accounts.exchange_rate is 'Units of the base currency for one unit of a currency, from a day on. base_currency: that of the company when the rate was saved; others are not used.';
create index exchange_rate_by_day on accounts.exchange_rate (company_id, day, id);
create index exchange_rate_by_currency on accounts.exchange_rate (company_id, currency_code, day, id);
create index exchange_rate_currency on accounts.exchange_rate (currency_code);
create index exchange_rate_base on accounts.exchange_rate (base_currency);
create index exchange_rate_created_by on accounts.exchange_rate (company_id, created_by);
create index exchange_rate_updated_by on accounts.exchange_rate (company_id, updated_by);
select platform.protect('accounts.exchange_rate', 'select, insert, update, delete');

create view accounts.exchange_rate_list with (security_invoker = true) as
  select r.company_id, r.id, r.currency_code, r.day, trim_scale(r.rate)::text as rate, r.base_currency, r.source, r.updated_at,
    nullif(concat_ws(' ', u.first_name, u.last_name), '') as updated_by
  from accounts.exchange_rate r
  left join erp.app_user u on u.company_id = r.company_id and u.id = r.updated_by;
comment on view accounts.exchange_rate_list is 'Exchange rates with who changed them.';
grant select on accounts.exchange_rate_list to app, maint;

alter table inventory.receipt
  add column currency_code text references platform.currency,
  add column exchange_rate numeric(20,10) constraint receipt_exchange_rate check (exchange_rate > 0),
  add constraint receipt_rate_of_currency check (exchange_rate is null or currency_code is not null);
comment on column inventory.receipt.currency_code is 'Of the unit costs of its lines; null: the company''s currency.';
comment on column inventory.receipt.exchange_rate is 'Units of the company''s currency for one unit of currency_code; entered, or that of the business date when submitted or posted.';
create index receipt_currency on inventory.receipt (currency_code);
drop trigger receipt_guard on inventory.receipt;
create trigger receipt_guard before update on inventory.receipt for each row execute function platform.guard_document(
  '{draft>pending,draft>approved,draft>posted,pending>approved,pending>rejected,pending>draft,approved>posted,approved>cancelled,rejected>cancelled,posted>reversed,draft>closed,posted>closed,draft>cancelled}',
  '{source_type,store_id,shipment_id,container_id,seal_no,seal_note,reason_id,supplier_id,origin,supplier_doc_no,location_id,effective_on,note,currency_code}');
create or replace view inventory.manual_receipt with (security_invoker = true) as
  select * from inventory.receipt where source_type = 'manual' with local check option;
