-- Orders of customers, their deliveries, and credit limits. docs/guides/sales-orders.md.
alter table crm.customer add column credit_limit_minor bigint constraint customer_credit_limit check (credit_limit_minor >= 0),
  add column price_list_id bigint, add foreign key (company_id, price_list_id) references procure.price_list;
comment on column crm.customer.credit_limit_minor is 'What it may owe and have on order together; null: no limit. Units: minor units of the company’s currency.';
create index customer_price_list on crm.customer (company_id, price_list_id);

create table sales.sales_order (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  uid uuid not null, number text, name text not null generated always as (coalesce(number, '#' || id)) stored,
  customer_id bigint not null, store_id bigint not null,
  ordered_on date not null, requested_on date,
  price_list_id bigint, payment_term_id bigint, customer_reference text, customer_note text, note text,
  currency_code text not null references platform.currency,
  exchange_rate numeric(20,10) not null constraint sales_order_rate check (exchange_rate > 0),
  is_tax_inclusive boolean not null,
  net_minor bigint not null, tax_minor bigint not null, gross_minor bigint not null constraint sales_order_gross check (gross_minor >= 0),
  company_gross_minor bigint not null constraint sales_order_company_gross check (company_gross_minor >= 0),
  status text not null default 'draft' constraint sales_order_status check (status in ('draft', 'on_hold', 'confirmed', 'closed', 'cancelled')),
  delivery_status text not null default 'none' constraint sales_order_delivery_status check (delivery_status in ('none', 'partial', 'full')),
  invoice_status text not null default 'none' constraint sales_order_invoice_status check (invoice_status in ('none', 'partial', 'full')),
  over_limit_minor bigint constraint sales_order_over_limit check (over_limit_minor > 0),
  confirmed_at timestamptz, released_by bigint, reason text,
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  constraint sales_order_days check (requested_on >= ordered_on),
  constraint sales_order_sums check (net_minor + tax_minor = gross_minor),
  constraint sales_order_confirmed check (status not in ('confirmed', 'closed') or confirmed_at is not null),
  constraint sales_order_held check (status <> 'on_hold' or over_limit_minor is not null),
  foreign key (company_id, customer_id) references crm.customer,
  foreign key (company_id, store_id) references erp.store,
  foreign key (company_id, price_list_id) references procure.price_list,
  foreign key (company_id, payment_term_id) references erp.payment_term,
  foreign key (company_id, released_by) references erp.app_user,
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table sales.sales_order is 'Amounts in minor units of currency_code, company_gross_minor and over_limit_minor in those of the company''s currency. Source: sales-crm-finance.md C3.';
comment on column sales.sales_order.over_limit_minor is 'What the order exceeded the credit limit of the customer by when it was confirmed.';
comment on column sales.sales_order.released_by is 'Who confirmed it above the credit limit.';
create index sales_order_customer on sales.sales_order (company_id, customer_id, created_at, id);
create index sales_order_store on sales.sales_order (company_id, store_id, created_at, id);
create index sales_order_price_list on sales.sales_order (company_id, price_list_id);
create index sales_order_payment_term on sales.sales_order (company_id, payment_term_id);
create index sales_order_currency on sales.sales_order (currency_code);
create index sales_order_released_by on sales.sales_order (company_id, released_by);
create index sales_order_ordered on sales.sales_order (company_id, ordered_on, id);
create index sales_order_requested on sales.sales_order (company_id, requested_on, id);
create index sales_order_delivery on sales.sales_order (company_id, delivery_status, created_at, id);
create index sales_order_invoice on sales.sales_order (company_id, invoice_status, created_at, id);
create index sales_order_open on sales.sales_order (company_id, customer_id) where status = 'confirmed' and invoice_status <> 'full';
create index sales_order_to_deliver on sales.sales_order (company_id, requested_on, id) where status = 'confirmed' and delivery_status <> 'full';
select platform.protect_document('sales.sales_order',
  '{draft>on_hold,draft>confirmed,on_hold>confirmed,on_hold>draft,confirmed>closed,on_hold>cancelled,confirmed>cancelled}',
  '{delivery_status,invoice_status,over_limit_minor,confirmed_at,released_by,reason}');

create table sales.sales_order_line (
  company_id bigint not null, sales_order_id bigint not null, line_no integer not null,
  id bigint generated always as identity,
  variant_id bigint not null,
  quantity numeric(18,4) not null constraint sales_order_line_quantity check (quantity > 0),
  unit_price numeric(19,6) constraint sales_order_line_unit_price check (unit_price >= 0),
  discount_ppm integer not null default 0 constraint sales_order_line_discount check (discount_ppm between 0 and 1000000),
  price numeric(19,6) constraint sales_order_line_price check (price >= 0),
  net_minor bigint, tax_minor bigint, gross_minor bigint,
  delivered_quantity numeric(18,4) not null default 0 constraint sales_order_line_delivered check (delivered_quantity >= 0),
  invoiced_quantity numeric(18,4) not null default 0,
  cancelled_quantity numeric(18,4) not null default 0 constraint sales_order_line_cancelled check (cancelled_quantity >= 0),
  open_quantity numeric(18,4) generated always as (quantity - delivered_quantity - cancelled_quantity) stored,
  primary key (company_id, sales_order_id, line_no),
  -- No delivery passes the order, whoever writes it.
  constraint sales_order_line_open check (delivered_quantity + cancelled_quantity <= quantity),
  constraint sales_order_line_invoiced check (invoiced_quantity between 0 and delivered_quantity),
  constraint sales_order_line_sums check (net_minor + tax_minor = gross_minor),
  foreign key (company_id, sales_order_id) references sales.sales_order on delete cascade,
  foreign key (company_id, variant_id) references procure.variant);
comment on table sales.sales_order_line is 'Quantities in the stock unit of the variant, prices of one stock unit in the currency of the order.';
comment on column sales.sales_order_line.unit_price is 'As entered; null: the price of the price list, which price holds.';
comment on column sales.sales_order_line.id is 'The demand of its reservation.';
create unique index sales_order_line_id on sales.sales_order_line (company_id, id);
create index sales_order_line_variant on sales.sales_order_line (company_id, variant_id);
select platform.protect_document_lines('sales.sales_order_line', 'sales.sales_order', 500,
  '{price,net_minor,tax_minor,gross_minor,delivered_quantity,invoiced_quantity,cancelled_quantity}');

create table sales.delivery (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  uid uuid not null, number text, name text not null generated always as (coalesce(number, '#' || id)) stored,
  sales_order_id bigint not null, customer_id bigint not null, store_id bigint not null,
  effective_on date not null, delivery_company_id bigint, tracking_no text, customer_note text, note text,
  status text not null default 'draft' constraint delivery_status check (status in ('draft', 'dispatched', 'delivered')),
  dispatched_at timestamptz, dispatched_by bigint, delivered_on date, received_by text,
  is_invoiced boolean not null default false, invoice_id bigint,
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  constraint delivery_dispatched check ((status = 'draft') = (dispatched_at is null)),
  constraint delivery_delivered check ((status = 'delivered') = (delivered_on is not null)),
  constraint delivery_delivered_after check (delivered_on >= effective_on),
  constraint delivery_invoiced check (is_invoiced = (invoice_id is not null)),
  foreign key (company_id, sales_order_id) references sales.sales_order,
  foreign key (company_id, customer_id) references crm.customer,
  foreign key (company_id, store_id) references erp.store,
  foreign key (company_id, delivery_company_id) references erp.delivery_company,
  foreign key (company_id, invoice_id) references accounts.invoice,
  foreign key (company_id, dispatched_by) references erp.app_user,
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table sales.delivery is 'Goods of an order that leave a store. received_by: who signed for them. Source: sales-crm-finance.md C3.';
create index delivery_order on sales.delivery (company_id, sales_order_id);
create index delivery_customer on sales.delivery (company_id, customer_id, created_at, id);
create index delivery_store on sales.delivery (company_id, store_id, created_at, id);
create index delivery_delivery_company on sales.delivery (company_id, delivery_company_id);
create index delivery_invoice on sales.delivery (company_id, invoice_id);
create index delivery_effective_on on sales.delivery (company_id, effective_on, id);
create index delivery_dispatched_by on sales.delivery (company_id, dispatched_by);
create index delivery_to_invoice on sales.delivery (company_id, is_invoiced, created_at, id);
select platform.protect_document('sales.delivery', '{draft>dispatched,dispatched>delivered}',
  '{dispatched_at,dispatched_by,delivered_on,received_by,is_invoiced,invoice_id,tracking_no}');

create table sales.delivery_line (
  company_id bigint not null, delivery_id bigint not null, line_no integer not null,
  order_line_no integer not null, variant_id bigint not null,
  quantity numeric(18,4) not null constraint delivery_line_quantity check (quantity > 0),
  returned_quantity numeric(18,4) not null default 0,
  primary key (company_id, delivery_id, line_no),
  constraint delivery_line_once unique (company_id, delivery_id, order_line_no),
  constraint delivery_line_returned check (returned_quantity between 0 and quantity),
  foreign key (company_id, delivery_id) references sales.delivery on delete cascade,
  foreign key (company_id, variant_id) references procure.variant);
comment on table sales.delivery_line is 'Quantities in the stock unit of the variant; order_line_no: line of the order.';
create index delivery_line_variant on sales.delivery_line (company_id, variant_id);
select platform.protect_document_lines('sales.delivery_line', 'sales.delivery', 500, '{returned_quantity}');

-- What a customer owes and has on order, without the credit of its payments. Units: minor units of the company’s currency.
create function sales.credit_used(company bigint, customer bigint) returns bigint
  language sql stable set search_path = pg_catalog, pg_temp as $$
  select coalesce((
      select sum(case i.kind when 'invoice' then 1 else -1 end * round((i.gross_minor - coalesce(s.settled, 0)) * i.base_gross_minor::numeric / nullif(i.gross_minor, 0)))
      from accounts.invoice i
      left join lateral (select sum(t.amount_minor) as settled from payments.settlement t where t.company_id = i.company_id and t.invoice_id = i.id) s on true
      where i.company_id = company and i.customer_id = customer and i.direction = 'sale' and i.status = 'posted'), 0)::bigint
    - coalesce((select sum(p.unallocated_base_minor) from payments.customer_payment p
      where p.company_id = company and p.customer_id = customer and p.status = 'posted'), 0)::bigint
    + coalesce((
      select sum(round(l.gross_minor * (l.quantity - l.cancelled_quantity - l.invoiced_quantity) / l.quantity * o.company_gross_minor / nullif(o.gross_minor, 0)))
      from sales.sales_order o join sales.sales_order_line l on l.company_id = o.company_id and l.sales_order_id = o.id
      where o.company_id = company and o.customer_id = customer and o.status = 'confirmed' and o.invoice_status <> 'full'), 0)::bigint
$$;
revoke execute on function sales.credit_used from public;
grant execute on function sales.credit_used to app;

-- Whoever confirms an order, the customer stays within its limit unless someone released it. Locks: the customer.
create function sales.defend_credit() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  most bigint;
begin
  select c.credit_limit_minor into most from crm.customer c where c.company_id = new.company_id and c.id = new.customer_id for no key update;
  if most is not null and new.released_by is null and sales.credit_used(new.company_id, new.customer_id) + new.company_gross_minor > most then
    perform platform.refuse('sales.credit_exceeded');
  end if;
  return new;
end $$;
revoke execute on function sales.defend_credit from public;
create trigger sales_order_credit before update of status on sales.sales_order for each row
  when (old.status in ('draft', 'on_hold') and new.status = 'confirmed') execute function sales.defend_credit();

create table sales.quote (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  uid uuid not null, number text, name text not null generated always as (coalesce(number, '#' || id)) stored,
  customer_id bigint not null, store_id bigint not null,
  quoted_on date not null, valid_until date, requested_on date,
  price_list_id bigint, payment_term_id bigint, customer_reference text, customer_note text, note text,
  currency_code text not null references platform.currency,
  exchange_rate numeric(20,10) not null constraint quote_rate check (exchange_rate > 0),
  is_tax_inclusive boolean not null,
  net_minor bigint not null, tax_minor bigint not null, gross_minor bigint not null constraint quote_gross check (gross_minor >= 0),
  company_gross_minor bigint not null,
  status text not null default 'draft' constraint quote_status check (status in ('draft', 'sent', 'accepted', 'lost')),
  sent_at timestamptz, sales_order_id bigint, reason text,
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  constraint quote_days check (valid_until >= quoted_on),
  constraint quote_sums check (net_minor + tax_minor = gross_minor),
  constraint quote_sent check ((status = 'draft') = (sent_at is null)),
  constraint quote_accepted check ((status = 'accepted') = (sales_order_id is not null)),
  foreign key (company_id, customer_id) references crm.customer,
  foreign key (company_id, store_id) references erp.store,
  foreign key (company_id, price_list_id) references procure.price_list,
  foreign key (company_id, payment_term_id) references erp.payment_term,
  foreign key (company_id, sales_order_id) references sales.sales_order,
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table sales.quote is 'Prices that a customer was offered; accepted, they are those of an order. Amounts in minor units of currency_code. Source: sales-crm-finance.md C3.';
create index quote_customer on sales.quote (company_id, customer_id, created_at, id);
create index quote_store on sales.quote (company_id, store_id, created_at, id);
create index quote_price_list on sales.quote (company_id, price_list_id);
create index quote_payment_term on sales.quote (company_id, payment_term_id);
create index quote_sales_order on sales.quote (company_id, sales_order_id);
create index quote_currency on sales.quote (currency_code);
create index quote_quoted on sales.quote (company_id, quoted_on, id);
create index quote_valid on sales.quote (company_id, valid_until, id) where status = 'sent';
select platform.protect_document('sales.quote', '{draft>sent,sent>accepted,sent>lost}', '{sent_at,sales_order_id,reason}');

create table sales.quote_line (
  company_id bigint not null, quote_id bigint not null, line_no integer not null,
  variant_id bigint not null,
  quantity numeric(18,4) not null constraint quote_line_quantity check (quantity > 0),
  unit_price numeric(19,6) constraint quote_line_unit_price check (unit_price >= 0),
  discount_ppm integer not null default 0 constraint quote_line_discount check (discount_ppm between 0 and 1000000),
  price numeric(19,6) constraint quote_line_price check (price >= 0),
  net_minor bigint, tax_minor bigint, gross_minor bigint,
  primary key (company_id, quote_id, line_no),
  constraint quote_line_sums check (net_minor + tax_minor = gross_minor),
  foreign key (company_id, quote_id) references sales.quote on delete cascade,
  foreign key (company_id, variant_id) references procure.variant);
comment on table sales.quote_line is 'Quantities in the stock unit of the variant, prices of one stock unit in the currency of the quote.';
create index quote_line_variant on sales.quote_line (company_id, variant_id);
select platform.protect_document_lines('sales.quote_line', 'sales.quote', 500);

create table sales.sales_return (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  uid uuid not null, number text, name text not null generated always as (coalesce(number, '#' || id)) stored,
  delivery_id bigint not null, customer_id bigint not null, store_id bigint not null, effective_on date not null,
  reason text not null, note text,
  status text not null default 'draft' constraint sales_return_status check (status in ('draft', 'received', 'credited')),
  received_at timestamptz, received_by bigint, credit_note_id bigint,
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  constraint sales_return_received check ((status = 'draft') = (received_at is null)),
  constraint sales_return_credited check ((status = 'credited') = (credit_note_id is not null)),
  foreign key (company_id, delivery_id) references sales.delivery,
  foreign key (company_id, customer_id) references crm.customer,
  foreign key (company_id, store_id) references erp.store,
  foreign key (company_id, credit_note_id) references accounts.invoice,
  foreign key (company_id, received_by) references erp.app_user,
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table sales.sales_return is 'Goods of a delivery that come back, for a credit note. Source: sales-crm-finance.md C4.';
create index sales_return_delivery on sales.sales_return (company_id, delivery_id);
create index sales_return_customer on sales.sales_return (company_id, customer_id, created_at, id);
create index sales_return_store on sales.sales_return (company_id, store_id, created_at, id);
create index sales_return_credit_note on sales.sales_return (company_id, credit_note_id);
create index sales_return_effective_on on sales.sales_return (company_id, effective_on, id);
create index sales_return_received_by on sales.sales_return (company_id, received_by);
select platform.protect_document('sales.sales_return', '{draft>received,received>credited}', '{received_at,received_by,credit_note_id}');

create table sales.sales_return_line (
  company_id bigint not null, sales_return_id bigint not null, line_no integer not null,
  delivery_line_no integer not null, variant_id bigint not null,
  quantity numeric(18,4) not null constraint sales_return_line_quantity check (quantity > 0),
  is_restocked boolean not null default true,
  primary key (company_id, sales_return_id, line_no),
  constraint sales_return_line_once unique (company_id, sales_return_id, delivery_line_no),
  foreign key (company_id, sales_return_id) references sales.sales_return on delete cascade,
  foreign key (company_id, variant_id) references procure.variant);
comment on table sales.sales_return_line is 'delivery_line_no: line of the delivery; goods that are not restocked stay a cost of sales.';
create index sales_return_line_variant on sales.sales_return_line (company_id, variant_id);
select platform.protect_document_lines('sales.sales_return_line', 'sales.sales_return', 500);
