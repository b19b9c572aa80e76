-- Goods sent back to a supplier, for credit. docs/guides/purchase.md, Supplier returns.
create table purchase.supplier_return (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  uid uuid not null, number text, name text not null generated always as (coalesce(number, '#' || id)) stored,
  supplier_id bigint not null, store_id bigint not null, purchase_order_id bigint,
  effective_on date not null, supplier_reference text, reason text not null, note text,
  credit_minor bigint not null default 0 constraint supplier_return_credit check (credit_minor >= 0),
  value_minor bigint constraint supplier_return_value check (value_minor >= 0),
  dispatched_at timestamptz, dispatched_by bigint, credit_note_id bigint,
  status text not null default 'draft' constraint supplier_return_status
    check (status in ('draft', 'pending', 'approved', 'dispatched', 'credited', 'rejected', 'cancelled')),
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  constraint supplier_return_dispatched check ((status in ('dispatched', 'credited')) = (dispatched_at is not null)),
  constraint supplier_return_credited check ((status = 'credited') = (credit_note_id is not null)),
  foreign key (company_id, supplier_id) references procure.supplier,
  foreign key (company_id, store_id) references erp.store,
  foreign key (company_id, purchase_order_id) references purchase.purchase_order,
  foreign key (company_id, credit_note_id) references accounts.invoice,
  foreign key (company_id, dispatched_by) references erp.app_user,
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table purchase.supplier_return is 'Goods sent back to a supplier. credit_minor: claimed from the supplier; value_minor: cost of the goods taken out of stock. Units: minor units of the company’s currency.';
create index supplier_return_supplier on purchase.supplier_return (company_id, supplier_id);
create index supplier_return_store on purchase.supplier_return (company_id, store_id);
create index supplier_return_order on purchase.supplier_return (company_id, purchase_order_id);
create index supplier_return_credit_note on purchase.supplier_return (company_id, credit_note_id);
create index supplier_return_effective_on on purchase.supplier_return (company_id, effective_on, id);
create index supplier_return_dispatched_by on purchase.supplier_return (company_id, dispatched_by);
select platform.protect_document('purchase.supplier_return',
  '{draft>pending,draft>approved,draft>dispatched,pending>approved,pending>rejected,pending>draft,approved>dispatched,approved>cancelled,rejected>cancelled,dispatched>credited}',
  '{value_minor,dispatched_at,dispatched_by,credit_note_id}');

create table purchase.supplier_return_line (
  company_id bigint not null, supplier_return_id bigint not null, line_no integer not null,
  variant_id bigint not null, lot_no text, location_id bigint,
  quantity numeric(18,4) not null constraint supplier_return_line_quantity check (quantity > 0),
  is_rejected boolean not null default false,
  credit_price numeric(19,6) constraint supplier_return_line_price check (credit_price >= 0),
  credit_minor bigint constraint supplier_return_line_credit check (credit_minor >= 0),
  primary key (company_id, supplier_return_id, line_no),
  constraint supplier_return_line_rejected check (not is_rejected or credit_minor = 0),
  foreign key (company_id, supplier_return_id) references purchase.supplier_return on delete cascade,
  foreign key (company_id, variant_id) references procure.variant,
  foreign key (company_id, location_id) references inventory.location);
comment on table purchase.supplier_return_line is 'is_rejected: goods that were rejected on receipt and are the supplier’s; they leave without value or credit. credit_price: of one stock unit, in the company’s currency.';
create index supplier_return_line_variant on purchase.supplier_return_line (company_id, variant_id);
create index supplier_return_line_location on purchase.supplier_return_line (company_id, location_id);
select platform.protect_document_lines('purchase.supplier_return_line', 'purchase.supplier_return', 500);
