create schema purchase;
comment on schema purchase is 'Tables of module purchase.';
grant usage on schema purchase to app, maint;

create table purchase.purchase_order (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  uid uuid not null, number text, name text not null generated always as (coalesce(number, '#' || id)) stored,
  supplier_id bigint not null, store_id bigint not null,
  ordered_on date not null, due_on date, cancel_on date,
  currency text not null references platform.currency,
  exchange_rate numeric(20,10) constraint purchase_order_rate check (exchange_rate > 0),
  payment_term_id bigint, incoterm text, incoterm_place text,
  discount_ppm integer constraint purchase_order_discount_ppm check (discount_ppm between 0 and 1000000),
  discount_minor bigint constraint purchase_order_discount_minor check (discount_minor >= 0),
  supplier_reference text, quantity_reason text, supplier_note text, note text,
  goods_minor bigint not null default 0, header_discount_minor bigint not null default 0, total_minor bigint not null default 0,
  company_total_minor bigint,
  status text not null default 'draft' constraint purchase_order_status
    check (status in ('draft', 'pending', 'approved', 'ordered', 'closed', 'cancelled', 'rejected')),
  receipt_status text not null default 'none' constraint purchase_order_receipt_status check (receipt_status in ('none', 'partial', 'full', 'over')),
  invoice_status text not null default 'nothing' constraint purchase_order_invoice_status
    check (invoice_status in ('nothing', 'none', 'partial', 'full')),
  is_on_hold boolean not null default false, hold_reason text,
  sent_at timestamptz, confirmed_on date, closed_at timestamptz, reason text,
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  constraint purchase_order_discount check (discount_ppm is null or discount_minor is null),
  constraint purchase_order_days check (cancel_on >= due_on),
  constraint purchase_order_total check (total_minor = goods_minor - header_discount_minor and header_discount_minor between 0 and goods_minor),
  constraint purchase_order_valued check (status = 'draft' or exchange_rate is not null and company_total_minor is not null and due_on is not null),
  constraint purchase_order_sent check (status not in ('ordered', 'closed') or sent_at is not null),
  constraint purchase_order_closed check ((status = 'closed') = (closed_at is not null)),
  constraint purchase_order_held check (is_on_hold = (hold_reason is not null)),
  foreign key (company_id, supplier_id) references procure.supplier,
  foreign key (company_id, store_id) references erp.store,
  foreign key (company_id, payment_term_id) references erp.payment_term,
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table purchase.purchase_order is 'Amounts in minor units of currency, company_total_minor in those of the company''s currency. Source: procurement.md 2.5, 3.2.';
comment on column purchase.purchase_order.exchange_rate is 'Units of the company''s currency for one unit of currency; 1 in that of the company.';
comment on column purchase.purchase_order.quantity_reason is 'Permits quantities below a minimum or not in whole packs.';
comment on column purchase.purchase_order.receipt_status is 'Derived from the lines in the transaction that changes them.';
create index purchase_order_supplier on purchase.purchase_order (company_id, supplier_id, created_at, id);
create index purchase_order_store on purchase.purchase_order (company_id, store_id, created_at, id);
create index purchase_order_payment_term on purchase.purchase_order (company_id, payment_term_id);
create index purchase_order_currency on purchase.purchase_order (currency);
create index purchase_order_due on purchase.purchase_order (company_id, due_on, id);
create index purchase_order_confirmed on purchase.purchase_order (company_id, confirmed_on, id);
comment on column purchase.purchase_order.invoice_status is 'How much of the accepted goods posted supplier invoices bill; nothing: none were accepted. Written by purchase.write_invoice_status.';
create index purchase_order_invoice on purchase.purchase_order (company_id, invoice_status, created_at, id);
create index purchase_order_to_invoice on purchase.purchase_order (company_id, id) where invoice_status in ('none', 'partial');
create index purchase_order_receipt on purchase.purchase_order (company_id, receipt_status, created_at, id);
create index purchase_order_on_hold on purchase.purchase_order (company_id, is_on_hold, created_at, id);
-- What suppliers still owe, for receiving and for what needs attention.
create index purchase_order_open on purchase.purchase_order (company_id, due_on, id) where status = 'ordered' and receipt_status in ('none', 'partial');
select platform.protect_document('purchase.purchase_order',
  '{draft>pending,draft>approved,pending>approved,pending>rejected,pending>draft,approved>draft,rejected>draft,approved>ordered,ordered>closed,closed>ordered,pending>cancelled,approved>cancelled,ordered>cancelled,rejected>cancelled}',
  '{supplier_reference,receipt_status,invoice_status,is_on_hold,hold_reason,sent_at,confirmed_on,closed_at,reason}');

create table purchase.purchase_order_line (
  company_id bigint not null, purchase_order_id bigint not null, line_no integer not null,
  variant_id bigint not null, supplier_code text,
  quantity numeric(18,4) not null constraint purchase_order_line_quantity check (quantity > 0),
  unit_price numeric(19,6) constraint purchase_order_line_unit_price check (unit_price >= 0),
  discount_ppm integer constraint purchase_order_line_discount check (discount_ppm between 0 and 1000000),
  further_discount_ppm integer constraint purchase_order_line_further_discount check (further_discount_ppm between 0 and 1000000),
  is_free boolean not null default false,
  due_on date, store_id bigint,
  over_receipt_ppm integer constraint purchase_order_line_over check (over_receipt_ppm between 0 and 1000000),
  under_receipt_ppm integer constraint purchase_order_line_under check (under_receipt_ppm between 0 and 1000000),
  price numeric(19,6) constraint purchase_order_line_price check (price >= 0),
  net_minor bigint constraint purchase_order_line_net check (net_minor >= 0),
  header_discount_minor bigint constraint purchase_order_line_header_discount check (header_discount_minor between 0 and net_minor),
  cost_minor bigint constraint purchase_order_line_cost check (cost_minor >= 0),
  tolerated_quantity numeric(18,4), short_quantity numeric(18,4),
  accepted_quantity numeric(18,4) not null default 0 constraint purchase_order_line_accepted check (accepted_quantity >= 0),
  rejected_quantity numeric(18,4) not null default 0 constraint purchase_order_line_rejected check (rejected_quantity >= 0),
  cancelled_quantity numeric(18,4) not null default 0,
  received_quantity numeric(18,4) generated always as (accepted_quantity + rejected_quantity) stored,
  open_quantity numeric(18,4) generated always as (greatest(quantity - accepted_quantity - rejected_quantity - cancelled_quantity, 0)) stored,
  primary key (company_id, purchase_order_id, line_no),
  constraint purchase_order_line_free check (not is_free or price = 0),
  -- No receipt passes the tolerance, whoever writes it.
  constraint purchase_order_line_tolerance check (accepted_quantity = 0 or accepted_quantity <= tolerated_quantity),
  constraint purchase_order_line_tolerated check (tolerated_quantity >= quantity and short_quantity >= 0),
  constraint purchase_order_line_cancelled check (cancelled_quantity between 0 and quantity),
  foreign key (company_id, purchase_order_id) references purchase.purchase_order on delete cascade,
  foreign key (company_id, variant_id) references procure.variant,
  foreign key (company_id, store_id) references erp.store);
comment on table purchase.purchase_order_line is 'Quantities in the stock unit of the variant, prices of one stock unit in the currency of the order.';
comment on column purchase.purchase_order_line.unit_price is 'As entered; null: the price of the supplier, which price holds.';
comment on column purchase.purchase_order_line.header_discount_minor is 'Its share of the header discount, fixed with cost_minor and the tolerances when the order is submitted.';
comment on column purchase.purchase_order_line.cost_minor is 'Value of the whole line in minor units of the company''s currency; free goods share the value of the paid lines of their variant.';
comment on column purchase.purchase_order_line.tolerated_quantity is 'What may be accepted at most. short_quantity: an open quantity up to it is cancelled when a receipt ends.';
create index purchase_order_line_variant on purchase.purchase_order_line (company_id, variant_id);
create index purchase_order_line_store on purchase.purchase_order_line (company_id, store_id);
create index purchase_order_line_open on purchase.purchase_order_line (company_id, purchase_order_id) where open_quantity > 0;
select platform.protect_document_lines('purchase.purchase_order_line', 'purchase.purchase_order', 1000,
  '{supplier_code,price,net_minor,header_discount_minor,cost_minor,tolerated_quantity,short_quantity,accepted_quantity,rejected_quantity,cancelled_quantity}');
