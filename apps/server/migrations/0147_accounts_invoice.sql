-- Invoices and credit notes, of customers and of suppliers. docs/guides/accounts.md, Invoices.
alter table crm.customer add column tax_number text, add column address_line1 text, add column address_line2 text, add column postcode text,
  add column city text, add column region text, add column payment_term_id bigint,
  add foreign key (company_id, payment_term_id) references erp.payment_term;
comment on column crm.customer.tax_number is 'VAT id or other tax number of a business; the tax rules ask whether there is one.';
create index customer_payment_term on crm.customer (company_id, payment_term_id);

create table accounts.invoice (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  uid uuid not null, number text, name text not null generated always as (coalesce(number, '#' || id)) stored,
  direction text not null constraint invoice_direction check (direction in ('sale', 'purchase')),
  kind text not null constraint invoice_kind check (kind in ('invoice', 'credit_note')),
  store_id bigint not null, customer_id bigint, supplier_id bigint, original_invoice_id bigint, original_name text,
  issued_on date not null, tax_point date not null, due_on date not null, payment_term_id bigint,
  reference text, reference_key text generated always as (platform.normalise(reference)) stored,
  currency_code text not null references platform.currency,
  exchange_rate numeric(20,10) not null constraint invoice_exchange_rate check (exchange_rate > 0),
  tax_policy text not null constraint invoice_tax_policy check (tax_policy in ('line', 'document')),
  is_tax_inclusive boolean not null, note text,
  net_minor bigint not null, tax_minor bigint not null, gross_minor bigint not null, base_gross_minor bigint not null,
  status text not null default 'draft' constraint invoice_status check (status in ('draft', 'pending', 'approved', 'posted', 'rejected', 'cancelled')),
  posted_at timestamptz, posted_by bigint,
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  constraint invoice_party check (direction = 'sale' and customer_id is not null and supplier_id is null
    or direction = 'purchase' and supplier_id is not null and customer_id is null),
  constraint invoice_original check ((original_invoice_id is null) = (original_name is null) and (original_invoice_id is null or kind = 'credit_note')),
  constraint invoice_referenced check (direction = 'sale' or reference is not null),
  constraint invoice_amounts check (gross_minor >= 0 and base_gross_minor >= 0 and net_minor + tax_minor = gross_minor),
  constraint invoice_posted check ((status = 'posted') = (posted_at is not null)),
  foreign key (company_id, store_id) references erp.store,
  foreign key (company_id, customer_id) references crm.customer,
  foreign key (company_id, supplier_id) references procure.supplier,
  foreign key (company_id, original_invoice_id) references accounts.invoice,
  foreign key (company_id, payment_term_id) references erp.payment_term,
  foreign key (company_id, posted_by) references erp.app_user,
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table accounts.invoice is 'Invoices and credit notes of customers (sale) and suppliers (purchase). Amounts in minor units of its currency, base_gross_minor of the company’s; a credit note has amounts above zero. Source: sales-crm-finance.md B7, C6.';
comment on column accounts.invoice.exchange_rate is 'Units of the company’s currency for one unit of its currency; 1 in the company’s currency.';
comment on column accounts.invoice.tax_point is 'Date whose tax rates apply; of a credit note that of the invoice.';
comment on column accounts.invoice.due_on is 'Date of the last instalment.';
comment on column accounts.invoice.reference is 'Number of the supplier, or purchase order number of the customer.';
create index invoice_store on accounts.invoice (company_id, store_id, created_at, id);
create index invoice_customer on accounts.invoice (company_id, customer_id, issued_on, id);
create index invoice_supplier on accounts.invoice (company_id, supplier_id, issued_on, id);
create index invoice_original_of on accounts.invoice (company_id, original_invoice_id);
create index invoice_payment_term on accounts.invoice (company_id, payment_term_id);
create index invoice_issued on accounts.invoice (company_id, direction, issued_on, id);
create index invoice_posted_by on accounts.invoice (company_id, posted_by);
create index invoice_currency on accounts.invoice (currency_code);
create unique index invoice_reference_once on accounts.invoice (company_id, supplier_id, kind, reference_key)
  where direction = 'purchase' and status <> 'cancelled';
select platform.protect_document('accounts.invoice',
  '{draft>pending,draft>approved,draft>posted,pending>approved,pending>rejected,pending>draft,approved>posted,approved>draft,approved>cancelled,rejected>draft,rejected>cancelled}',
  '{posted_at,posted_by}');
-- A legal number belongs to a posted document alone, and each series counts for itself.
alter table accounts.invoice drop constraint invoice_has_number,
  add constraint invoice_has_number check ((status = 'posted') = (number is not null)),
  drop constraint invoice_number,
  add constraint invoice_number unique (company_id, number, direction, kind);

create table accounts.invoice_line (
  company_id bigint not null, invoice_id bigint not null, line_no integer not null,
  original_line_no integer, variant_id bigint, description text,
  quantity numeric(18,4) not null constraint invoice_line_quantity check (quantity > 0),
  unit_price numeric(19,6) not null constraint invoice_line_unit_price check (unit_price >= 0),
  discount_ppm integer not null default 0 constraint invoice_line_discount check (discount_ppm between 0 and 1000000),
  tax_code_id bigint, applied_tax_code_id bigint, account_id bigint, store_id bigint,
  net_minor bigint not null, tax_minor bigint not null, gross_minor bigint not null,
  credited_quantity numeric(18,4) not null default 0,
  primary key (company_id, invoice_id, line_no),
  constraint invoice_line_described check (variant_id is not null or description is not null),
  constraint invoice_line_amounts check (gross_minor >= 0 and net_minor + tax_minor = gross_minor),
  constraint invoice_line_credited check (credited_quantity between 0 and quantity),
  foreign key (company_id, invoice_id) references accounts.invoice on delete cascade,
  foreign key (company_id, variant_id) references procure.variant,
  foreign key (company_id, tax_code_id) references accounts.tax_code,
  foreign key (company_id, applied_tax_code_id) references accounts.tax_code,
  foreign key (company_id, account_id) references accounts.account,
  foreign key (company_id, store_id) references erp.store);
comment on table accounts.invoice_line is 'quantity: in the stock unit of the variant. unit_price: of one unit in the currency of the document, with tax if prices include it. account_id: null posts by posting rule. Source: sales-crm-finance.md B7.';
comment on column accounts.invoice_line.original_line_no is 'Line of the credited invoice.';
comment on column accounts.invoice_line.applied_tax_code_id is 'The entered tax code, or that of the tax rules; null if no rule applies.';
comment on column accounts.invoice_line.credited_quantity is 'Quantity on posted credit notes.';
create index invoice_line_variant on accounts.invoice_line (company_id, variant_id);
create index invoice_line_tax_code on accounts.invoice_line (company_id, tax_code_id);
create index invoice_line_applied_tax_code on accounts.invoice_line (company_id, applied_tax_code_id);
create index invoice_line_account on accounts.invoice_line (company_id, account_id);
create index invoice_line_store on accounts.invoice_line (company_id, store_id);
select platform.protect_document_lines('accounts.invoice_line', 'accounts.invoice', 500, '{credited_quantity}');

create table accounts.invoice_tax (
  company_id bigint not null, invoice_id bigint not null, line_no integer not null,
  tax_component_id bigint not null, rate_ppm integer not null, taxable_minor bigint not null, amount_minor bigint not null,
  primary key (company_id, invoice_id, line_no),
  constraint invoice_tax_once unique (company_id, invoice_id, tax_component_id, rate_ppm),
  foreign key (company_id, invoice_id) references accounts.invoice on delete cascade,
  foreign key (company_id, tax_component_id) references accounts.tax_component);
comment on table accounts.invoice_tax is 'Tax by component and rate, the sum of the lines. Units: minor units of the currency of the document.';
create index invoice_tax_component on accounts.invoice_tax (company_id, tax_component_id);
select platform.protect_document_lines('accounts.invoice_tax', 'accounts.invoice', 100);

create table accounts.invoice_instalment (
  company_id bigint not null, invoice_id bigint not null, line_no integer not null,
  due_on date not null, amount_minor bigint not null constraint invoice_instalment_amount check (amount_minor >= 0),
  primary key (company_id, invoice_id, line_no),
  foreign key (company_id, invoice_id) references accounts.invoice on delete cascade);
comment on table accounts.invoice_instalment is 'Amounts by due date, as the payment terms say; they add up to the gross amount. Units: minor units of the currency of the document.';
select platform.protect_document_lines('accounts.invoice_instalment', 'accounts.invoice', 24);

-- A posted credit note takes its quantities from the lines of its invoice, so that no invoice is credited beyond them.
create function accounts.credit_invoice() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  update accounts.invoice_line o set credited_quantity = o.credited_quantity + c.quantity
  from (select l.original_line_no, sum(l.quantity) as quantity from accounts.invoice_line l
    where l.company_id = new.company_id and l.invoice_id = new.id group by 1) c
  where o.company_id = new.company_id and o.invoice_id = new.original_invoice_id and o.line_no = c.original_line_no;
  return null;
end $$;
revoke execute on function accounts.credit_invoice from public;
create trigger invoice_credits after update of status on accounts.invoice for each row
  when (new.status = 'posted' and old.status <> 'posted' and new.original_invoice_id is not null) execute function accounts.credit_invoice();

create view accounts.customer_invoice with (security_invoker = true) as
  select * from accounts.invoice where direction = 'sale' with local check option;
alter view accounts.customer_invoice alter column direction set default 'sale';
comment on view accounts.customer_invoice is 'Invoices and credit notes of customers.';
create view accounts.supplier_invoice with (security_invoker = true) as
  select * from accounts.invoice where direction = 'purchase' with local check option;
alter view accounts.supplier_invoice alter column direction set default 'purchase';
comment on view accounts.supplier_invoice is 'Invoices and credit notes of suppliers.';
create view accounts.supplier_invoice_line with (security_invoker = true) as
  select company_id, invoice_id as supplier_invoice_id, line_no, original_line_no, variant_id, description, quantity, unit_price, discount_ppm,
    tax_code_id, applied_tax_code_id, account_id, store_id, net_minor, tax_minor, gross_minor, credited_quantity from accounts.invoice_line;
comment on view accounts.supplier_invoice_line is 'Lines of invoices under the name that supplier invoices read them by.';
create view accounts.supplier_invoice_tax with (security_invoker = true) as
  select company_id, invoice_id as supplier_invoice_id, line_no, tax_component_id, rate_ppm, taxable_minor, amount_minor from accounts.invoice_tax;
comment on view accounts.supplier_invoice_tax is 'As supplier_invoice_line, of taxes.';
create view accounts.supplier_invoice_instalment with (security_invoker = true) as
  select company_id, invoice_id as supplier_invoice_id, line_no, due_on, amount_minor from accounts.invoice_instalment;
comment on view accounts.supplier_invoice_instalment is 'As supplier_invoice_line, of instalments.';
grant select, insert, update, delete on accounts.customer_invoice, accounts.supplier_invoice, accounts.supplier_invoice_line,
  accounts.supplier_invoice_tax, accounts.supplier_invoice_instalment to app;
grant select on accounts.customer_invoice, accounts.supplier_invoice, accounts.supplier_invoice_line, accounts.supplier_invoice_tax,
  accounts.supplier_invoice_instalment to maint;
