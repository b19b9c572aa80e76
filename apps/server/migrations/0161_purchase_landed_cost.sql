-- Freight, duty and other costs of received goods, allocated to them. docs/guides/purchase.md, Landed cost.
create table purchase.landed_cost (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  uid uuid not null, number text, name text not null generated always as (coalesce(number, '#' || id)) stored,
  charge_type_id bigint not null,
  allocate_by text not null constraint landed_cost_allocate_by
    check (allocate_by in ('value', 'qty', 'weight', 'volume', 'chargeable', 'equal', 'duty', 'manual')),
  amount_minor bigint not null constraint landed_cost_amount check (amount_minor > 0),
  effective_on date not null, note text,
  supplier_invoice_id bigint, actual_minor bigint constraint landed_cost_actual check (actual_minor >= 0),
  stock_minor bigint, cost_of_sales_minor bigint, reason text,
  status text not null default 'draft' constraint landed_cost_status check (status in ('draft', 'posted', 'final', 'cancelled')),
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  constraint landed_cost_posted check ((status = 'draft') = (stock_minor is null)),
  constraint landed_cost_split check ((stock_minor is null) = (cost_of_sales_minor is null)),
  constraint landed_cost_billed check ((supplier_invoice_id is null) = (actual_minor is null)),
  constraint landed_cost_final check (status <> 'final' or supplier_invoice_id is not null),
  foreign key (company_id, charge_type_id) references procure.charge_type,
  foreign key (company_id, supplier_invoice_id) references accounts.invoice,
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table purchase.landed_cost is 'A cost of received goods besides their price. amount_minor: estimate, accrued when posted; actual_minor: of the supplier invoice. stock_minor, cost_of_sales_minor: where it went so far. Units: minor units of the company’s currency.';
create index landed_cost_charge_type on purchase.landed_cost (company_id, charge_type_id);
create index landed_cost_invoice on purchase.landed_cost (company_id, supplier_invoice_id);
create index landed_cost_effective_on on purchase.landed_cost (company_id, effective_on, id);
select platform.protect_document('purchase.landed_cost', '{draft>posted,posted>final,posted>cancelled,final>cancelled}',
  '{supplier_invoice_id,actual_minor,stock_minor,cost_of_sales_minor,reason}');

create table purchase.landed_cost_line (
  company_id bigint not null, landed_cost_id bigint not null, line_no integer not null,
  receipt_id bigint not null,
  manual_minor bigint constraint landed_cost_line_manual check (manual_minor >= 0),
  value_minor bigint not null default 0, share_minor bigint not null default 0,
  primary key (company_id, landed_cost_id, line_no),
  constraint landed_cost_line_once unique (company_id, landed_cost_id, receipt_id),
  foreign key (company_id, landed_cost_id) references purchase.landed_cost on delete cascade,
  foreign key (company_id, receipt_id) references inventory.receipt);
comment on table purchase.landed_cost_line is 'Receipts whose goods bear the cost. manual_minor: entered share, where the cost is allocated by hand. value_minor: cost of the goods as received; share_minor: their share of the estimate.';
create index landed_cost_line_receipt on purchase.landed_cost_line (company_id, receipt_id);
select platform.protect_document_lines('purchase.landed_cost_line', 'purchase.landed_cost', 100);

create table purchase.landed_cost_share (
  company_id bigint not null references erp.company, landed_cost_id bigint not null, posting_id bigint not null, posting_line_no integer not null,
  receipt_id bigint not null, variant_id bigint not null,
  quantity numeric(18,4) not null constraint landed_cost_share_quantity check (quantity > 0),
  value_minor bigint not null, weight numeric not null constraint landed_cost_share_weight check (weight >= 0),
  amount_minor bigint not null,
  primary key (company_id, landed_cost_id, posting_id, posting_line_no),
  foreign key (company_id, landed_cost_id) references purchase.landed_cost,
  foreign key (company_id, receipt_id) references inventory.receipt,
  foreign key (company_id, variant_id) references procure.variant,
  foreign key (company_id, posting_id) references inventory.stock_posting);
comment on table purchase.landed_cost_share is 'Share of each received line as posted. weight: its part of the basis, by which the difference to the actual cost is allocated too, so that rounding may leave a share at -1. Units: minor units of the company’s currency.';
create index landed_cost_share_posting on purchase.landed_cost_share (company_id, posting_id, posting_line_no);
create index landed_cost_share_receipt on purchase.landed_cost_share (company_id, receipt_id);
create index landed_cost_share_variant on purchase.landed_cost_share (company_id, variant_id);
select platform.protect('purchase.landed_cost_share', 'select, insert, update');
