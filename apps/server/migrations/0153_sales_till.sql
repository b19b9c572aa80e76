-- Tills, their sessions and sales. docs/guides/sales.md.
create schema sales;
comment on schema sales is 'Tables of module sales.';
grant usage on schema sales to app, maint;

create table sales.till (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  code text not null, name text not null,
  name_key text not null generated always as (platform.normalise(name)) stored,
  store_id bigint not null,
  default_float_minor bigint not null default 0 constraint till_default_float check (default_float_minor >= 0),
  tolerance_minor bigint not null default 0 constraint till_tolerance check (tolerance_minor >= 0),
  is_blind boolean not null default true,
  receipt_width text not null default '80' constraint till_receipt_width check (receipt_width in ('58', '80')),
  receipt_count bigint not null default 0 constraint till_receipt_count check (receipt_count >= 0),
  session_count bigint not null default 0 constraint till_session_count check (session_count >= 0),
  status text not null default 'active' constraint till_status check (status in ('active', 'inactive')),
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  foreign key (company_id, store_id) references erp.store,
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table sales.till is 'Tills of stores. is_blind: expected amounts are hidden until the count is submitted; tolerance_minor: difference that needs no reason; receipt_width: of the paper. Units: minor units of the company’s currency; millimetres. Source: sales-crm-finance.md B3.';
comment on column sales.till.receipt_count is 'Number of the last receipt; raised by posting.';
create index till_store on sales.till (company_id, store_id);
create index till_created_by on sales.till (company_id, created_by);
select platform.protect_master('sales.till');

create table sales.till_session (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  uid uuid not null, till_id bigint not null, store_id bigint not null, number bigint not null,
  status text not null default 'open' constraint till_session_status check (status in ('open', 'review', 'closed')),
  business_on date not null, float_minor bigint not null constraint till_session_float check (float_minor >= 0),
  opened_at timestamptz not null default now(), opened_by bigint not null, counted_at timestamptz, counted_by bigint,
  closed_at timestamptz, closed_by bigint, z_number bigint, expected_minor bigint, counted_minor bigint,
  difference_reason text constraint till_session_reason check (length(btrim(difference_reason)) between 1 and 500),
  version integer not null default 1, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  constraint till_session_uid unique (company_id, uid),
  constraint till_session_number unique (company_id, till_id, number),
  constraint till_session_z unique (company_id, till_id, z_number),
  constraint till_session_closed check ((status = 'closed') = (closed_at is not null and z_number is not null)),
  constraint till_session_counted check (status not in ('review', 'closed') or counted_minor is not null and expected_minor is not null),
  foreign key (company_id, till_id) references sales.till,
  foreign key (company_id, store_id) references erp.store,
  foreign key (company_id, opened_by) references erp.app_user,
  foreign key (company_id, counted_by) references erp.app_user,
  foreign key (company_id, closed_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table sales.till_session is 'A shift of a till, from its float to its Z report. Units: minor units of the company’s currency. Source: sales-crm-finance.md C1.';
create unique index till_session_once on sales.till_session (company_id, till_id) where status <> 'closed';
create index till_session_store on sales.till_session (company_id, store_id, business_on);
create index till_session_by_day on sales.till_session (company_id, business_on, id);
create index till_session_opened_by on sales.till_session (company_id, opened_by);
create index till_session_counted_by on sales.till_session (company_id, counted_by);
create index till_session_closed_by on sales.till_session (company_id, closed_by);
create index till_session_updated_by on sales.till_session (company_id, updated_by);
select platform.protect('sales.till_session', 'select, insert, update');
create trigger till_session_version before update on sales.till_session for each row execute function platform.raise_version();

-- Counted amounts by payment type.
create table sales.till_count (
  company_id bigint not null references erp.company, till_session_id bigint not null, payment_type_id bigint not null,
  expected_minor bigint not null, counted_minor bigint not null constraint till_count_counted check (counted_minor >= 0),
  primary key (company_id, till_session_id, payment_type_id),
  foreign key (company_id, till_session_id) references sales.till_session,
  foreign key (company_id, payment_type_id) references erp.payment_type);
comment on table sales.till_count is 'What a closing count found by payment type, beside what was expected. Units: minor units of the company’s currency.';
create index till_count_payment_type on sales.till_count (company_id, payment_type_id);
select platform.protect('sales.till_count', 'select, insert, update, delete');

create table sales.sale (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  uid uuid not null, number text not null, kind text not null constraint sale_kind check (kind in ('sale', 'return')),
  till_session_id bigint not null, till_id bigint not null, store_id bigint not null, customer_id bigint, original_sale_id bigint,
  currency_code text not null references platform.currency, tax_included boolean not null,
  net_minor bigint not null, tax_minor bigint not null, gross_minor bigint not null, rounding_minor bigint not null default 0,
  payable_minor bigint not null, discount_minor bigint not null default 0 constraint sale_discount check (discount_minor >= 0),
  status text not null default 'completed' constraint sale_status check (status in ('completed', 'voided')),
  business_on date not null, sold_at timestamptz not null, posted_at timestamptz not null default now(), posted_by bigint,
  reason text constraint sale_reason check (length(btrim(reason)) between 1 and 500),
  voided_at timestamptz, voided_by bigint, void_reason text constraint sale_void_reason check (length(btrim(void_reason)) between 1 and 500),
  primary key (company_id, id),
  constraint sale_uid unique (company_id, uid),
  constraint sale_number unique (company_id, number),
  constraint sale_sums check (net_minor + tax_minor = gross_minor and gross_minor + rounding_minor = payable_minor),
  constraint sale_positive check (least(net_minor, tax_minor, gross_minor) >= 0 and payable_minor >= 0),
  constraint sale_voided check ((status = 'voided') = (voided_at is not null)),
  constraint sale_original check (original_sale_id is null or kind = 'return'),
  foreign key (company_id, till_session_id) references sales.till_session,
  foreign key (company_id, till_id) references sales.till,
  foreign key (company_id, store_id) references erp.store,
  foreign key (company_id, customer_id) references crm.customer,
  foreign key (company_id, original_sale_id) references sales.sale,
  foreign key (company_id, posted_by) references erp.app_user,
  foreign key (company_id, voided_by) references erp.app_user);
comment on table sales.sale is 'Till receipts: sales and returns, both with amounts above zero. Units: minor units of currency_code, which is the company’s. Source: sales-crm-finance.md B5.';
create index sale_session on sales.sale (company_id, till_session_id, id);
create index sale_till on sales.sale (company_id, till_id, id);
create index sale_store on sales.sale (company_id, store_id, business_on, id);
create index sale_by_day on sales.sale (company_id, business_on, id);
create index sale_customer on sales.sale (company_id, customer_id);
create index sale_original_of on sales.sale (company_id, original_sale_id);
create index sale_posted_by on sales.sale (company_id, posted_by, business_on);
create index sale_currency on sales.sale (currency_code);
create index sale_voided_by on sales.sale (company_id, voided_by);
select platform.protect('sales.sale', 'select');

create table sales.sale_line (
  company_id bigint not null references erp.company, sale_id bigint not null, line_no integer not null,
  variant_id bigint not null, original_line_no integer, tax_code_id bigint,
  quantity numeric(18,4) not null constraint sale_line_quantity check (quantity > 0),
  list_minor bigint not null constraint sale_line_list check (list_minor >= 0),
  unit_minor bigint not null constraint sale_line_unit check (unit_minor >= 0),
  discount_minor bigint not null default 0 constraint sale_line_discount check (discount_minor >= 0),
  discount_net_minor bigint not null default 0,
  net_minor bigint not null, tax_minor bigint not null, gross_minor bigint not null,
  returned_quantity numeric(18,4) not null default 0, returned_gross_minor bigint not null default 0, returned_tax_minor bigint not null default 0,
  primary key (company_id, sale_id, line_no),
  constraint sale_line_sums check (net_minor + tax_minor = gross_minor and least(net_minor, tax_minor, gross_minor) >= 0),
  constraint sale_line_returned check (returned_quantity between 0 and quantity and returned_gross_minor between 0 and gross_minor
    and returned_tax_minor between 0 and tax_minor),
  foreign key (company_id, sale_id) references sales.sale,
  foreign key (company_id, variant_id) references procure.variant);
comment on table sales.sale_line is 'Lines of till receipts; returned_*: what returns took back of a line. Units: quantity in stock units; minor units of the sale’s currency.';
create index sale_line_variant on sales.sale_line (company_id, variant_id, sale_id);
select platform.protect('sales.sale_line', 'select');

create table sales.sale_line_tax (
  company_id bigint not null references erp.company, sale_id bigint not null, line_no integer not null, tax_component_id bigint not null,
  taxable_minor bigint not null, tax_minor bigint not null,
  primary key (company_id, sale_id, line_no, tax_component_id),
  foreign key (company_id, sale_id, line_no) references sales.sale_line);
comment on table sales.sale_line_tax is 'Tax of a line by component. Units: minor units of the sale’s currency.';
select platform.protect('sales.sale_line_tax', 'select');

create table sales.sale_tender (
  company_id bigint not null references erp.company, sale_id bigint not null, line_no integer not null, payment_type_id bigint not null,
  tendered_minor bigint not null constraint sale_tender_tendered check (tendered_minor > 0),
  change_minor bigint not null default 0 constraint sale_tender_change check (change_minor between 0 and tendered_minor),
  amount_minor bigint not null generated always as (tendered_minor - change_minor) stored,
  reference text constraint sale_tender_reference check (length(btrim(reference)) between 1 and 80),
  primary key (company_id, sale_id, line_no),
  foreign key (company_id, sale_id) references sales.sale,
  foreign key (company_id, payment_type_id) references erp.payment_type);
comment on table sales.sale_tender is 'How a receipt was paid, or paid back. Units: minor units of the sale’s currency.';
create index sale_tender_payment_type on sales.sale_tender (company_id, payment_type_id, sale_id);
select platform.protect('sales.sale_tender', 'select');

create table sales.drawer_move (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  till_session_id bigint not null, kind text not null constraint drawer_move_kind
    check (kind in ('float', 'sale', 'return', 'void', 'paid_in', 'paid_out', 'safe_drop', 'no_sale', 'difference', 'closing')),
  amount_minor bigint not null constraint drawer_move_amount check ((amount_minor = 0) = (kind = 'no_sale')),
  sale_id bigint, payment_type_id bigint, account_id bigint, reason text constraint drawer_move_reason check (length(btrim(reason)) between 1 and 500),
  moved_at timestamptz not null default now(), moved_by bigint,
  primary key (company_id, id),
  foreign key (company_id, till_session_id) references sales.till_session,
  foreign key (company_id, sale_id) references sales.sale,
  foreign key (company_id, payment_type_id) references erp.payment_type,
  foreign key (company_id, account_id) references accounts.account,
  foreign key (company_id, moved_by) references erp.app_user);
comment on table sales.drawer_move is 'The drawer ledger: cash in and out, signed; the expected cash of a session is its sum. Append-only. Units: minor units of the company’s currency.';
create index drawer_move_session on sales.drawer_move (company_id, till_session_id, id);
create index drawer_move_sale on sales.drawer_move (company_id, sale_id);
create index drawer_move_payment_type on sales.drawer_move (company_id, payment_type_id);
create index drawer_move_account on sales.drawer_move (company_id, account_id);
create index drawer_move_moved_by on sales.drawer_move (company_id, moved_by);
select platform.protect('sales.drawer_move', 'select');
create trigger drawer_move_append_only before update or delete on sales.drawer_move for each row execute function platform.refuse_change();
create trigger drawer_move_no_truncate before truncate on sales.drawer_move for each statement execute function platform.refuse_change();

-- Sales and turnover by day, for reports. Written with the sales; rebuildable from them.
create table sales.sales_day (
  company_id bigint not null references erp.company, store_id bigint not null, day date not null, variant_id bigint not null,
  sold_quantity numeric(18,4) not null default 0, returned_quantity numeric(18,4) not null default 0,
  gross_sales_minor bigint not null default 0, discount_minor bigint not null default 0, net_minor bigint not null default 0,
  returned_net_minor bigint not null default 0, tax_minor bigint not null default 0,
  primary key (company_id, store_id, day, variant_id),
  foreign key (company_id, store_id) references erp.store,
  foreign key (company_id, variant_id) references procure.variant) with (fillfactor = 80);
comment on table sales.sales_day is 'Sales and returns of a day by store and variant, excluding tax. Units: minor units of the company’s currency.';
create index sales_day_by_day on sales.sales_day (company_id, day);
create index sales_day_variant on sales.sales_day (company_id, variant_id, day);
select platform.protect('sales.sales_day', 'select');

create view sales.till_session_list with (security_invoker = true) as
  select s.company_id, s.id, t.code || ' #' || s.number as name, s.till_id, s.store_id, s.status, s.business_on, s.opened_at,
    concat_ws(' ', u.first_name, u.last_name) as opened_by, s.closed_at, s.z_number,
    case when s.status = 'closed' then s.counted_minor - s.expected_minor end as difference_minor, s.version
  from sales.till_session s
  join sales.till t on t.company_id = s.company_id and t.id = s.till_id
  join erp.app_user u on u.company_id = s.company_id and u.id = s.opened_by;
comment on view sales.till_session_list is 'Till sessions with their till and cashier.';
grant select on sales.till_session_list to app, maint;

create view sales.receipt_list with (security_invoker = true) as
  select s.company_id, s.id, s.number, s.kind, s.status, s.sold_at, s.business_on, s.store_id, s.till_id,
    concat_ws(' ', u.first_name, u.last_name) as cashier, s.customer_id,
    case s.kind when 'sale' then s.payable_minor else -s.payable_minor end as payable_minor,
    case s.kind when 'sale' then s.tax_minor else -s.tax_minor end as tax_minor
  from sales.sale s
  left join erp.app_user u on u.company_id = s.company_id and u.id = s.posted_by;
comment on view sales.receipt_list is 'Receipts of tills, those of returns below zero.';
grant select on sales.receipt_list to app, maint;
create index sale_by_time on sales.sale (company_id, sold_at, id);
create index till_session_by_time on sales.till_session (company_id, opened_at, id);
