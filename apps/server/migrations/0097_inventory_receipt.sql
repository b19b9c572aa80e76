-- The one table of what comes in; manual receipts and those of transfers are documents over their own rows of it. docs/decisions/067.
create table inventory.receipt (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  uid uuid not null, number text, name text not null generated always as (coalesce(number, '#' || id)) stored,
  source_type text not null constraint receipt_source_type check (source_type in ('manual', 'transfer')),
  store_id bigint not null, shipment_id bigint, reason_id bigint, supplier_id bigint, origin text, supplier_doc_no text,
  supplier_doc_key text generated always as (platform.normalise(supplier_doc_no)) stored,
  location_id bigint, effective_on date not null, note text,
  status text not null default 'draft' constraint receipt_status
    check (status in ('draft', 'pending', 'approved', 'posted', 'rejected', 'reversed', 'closed', 'cancelled')),
  posted_at timestamptz, posted_by bigint,
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  constraint receipt_announced check ((source_type = 'transfer') = (shipment_id is not null)),
  constraint receipt_has_reason check (source_type <> 'manual' or reason_id is not null),
  constraint receipt_comes_from check (source_type <> 'manual' or supplier_id is not null or origin is not null),
  constraint receipt_doc_of_supplier check (supplier_doc_no is null or supplier_id is not null),
  constraint receipt_posted check (status not in ('posted', 'reversed') or posted_at is not null),
  foreign key (company_id, store_id) references erp.store,
  foreign key (company_id, shipment_id) references inventory.transfer_shipment,
  foreign key (company_id, reason_id) references inventory.reason,
  foreign key (company_id, supplier_id) references procure.supplier,
  foreign key (company_id, location_id) references inventory.location,
  foreign key (company_id, posted_by) references erp.app_user,
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table inventory.receipt is 'Goods that come in, wherever from. source_type: what announced them; manual: nothing. Source: warehouse.md 3.5, 5.3; settled.md N10.';
comment on column inventory.receipt.origin is 'Where goods come from that no supplier sent, in free words.';
comment on column inventory.receipt.supplier_doc_no is 'Number of the supplier''s delivery note; what it says is received once.';
comment on column inventory.receipt.location_id is 'Where its lines are received that name no place; null: the main shelf of the store.';
comment on column inventory.receipt.effective_on is 'Business day in the zone of the store.';
create index receipt_store on inventory.receipt (company_id, store_id, created_at, id);
create index receipt_shipment on inventory.receipt (company_id, shipment_id);
create unique index receipt_of_shipment on inventory.receipt (company_id, shipment_id) where status in ('draft', 'posted');
create index receipt_reason on inventory.receipt (company_id, reason_id);
create index receipt_supplier on inventory.receipt (company_id, supplier_id);
create index receipt_location on inventory.receipt (company_id, location_id);
create index receipt_posted_by on inventory.receipt (company_id, posted_by);
create unique index receipt_supplier_doc on inventory.receipt (company_id, supplier_id, supplier_doc_key)
  where supplier_doc_key is not null and status not in ('reversed', 'cancelled');
select platform.protect_document('inventory.receipt',
  '{draft>pending,draft>approved,draft>posted,pending>approved,pending>rejected,pending>draft,approved>posted,approved>cancelled,rejected>cancelled,posted>reversed,draft>closed,posted>closed,draft>cancelled}',
  '{posted_at,posted_by}');

create view inventory.manual_receipt with (security_invoker = true) as
  select * from inventory.receipt where source_type = 'manual' with local check option;
alter view inventory.manual_receipt alter column source_type set default 'manual';
comment on view inventory.manual_receipt is 'Receipts that nothing announced.';
grant select, insert, update, delete on inventory.manual_receipt to app;
grant select on inventory.manual_receipt to maint;

create view inventory.transfer_receipt with (security_invoker = true) as
  select * from inventory.receipt where source_type = 'transfer' with local check option;
alter view inventory.transfer_receipt alter column source_type set default 'transfer';
comment on view inventory.transfer_receipt is 'Receipts of what another store sent; draft: being counted.';
grant select, insert, update, delete on inventory.transfer_receipt to app;
grant select on inventory.transfer_receipt to maint;

create table inventory.receipt_line (
  company_id bigint not null, receipt_id bigint not null, line_no integer not null,
  variant_id bigint not null, location_id bigint,
  expected_quantity numeric(18,4) constraint receipt_line_expected check (expected_quantity > 0),
  quantity numeric(18,4) not null constraint receipt_line_quantity check (quantity >= 0),
  damaged_quantity numeric(18,4) not null default 0 constraint receipt_line_damaged check (damaged_quantity >= 0),
  unit_cost numeric(19,6) constraint receipt_line_unit_cost check (unit_cost >= 0),
  primary key (company_id, receipt_id, line_no),
  constraint receipt_line_something check (expected_quantity is not null or quantity > 0),
  constraint receipt_line_at_most check (quantity + damaged_quantity <= expected_quantity),
  foreign key (company_id, receipt_id) references inventory.receipt on delete cascade,
  foreign key (company_id, variant_id) references procure.variant,
  foreign key (company_id, location_id) references inventory.location);
comment on table inventory.receipt_line is 'Quantities in the stock unit of the variant. quantity: accepted as good; damaged_quantity: accepted, and put aside. Of a shipment line_no is that of its line, expected_quantity what of it was open, and the others what of it is posted. unit_cost: in the company''s currency; null: what the store last knew.';
create index receipt_line_variant on inventory.receipt_line (company_id, variant_id);
create index receipt_line_location on inventory.receipt_line (company_id, location_id);
select platform.protect_document_lines('inventory.receipt_line', 'inventory.receipt', 500);
-- What was typed of a line is replaced with the draft as a whole; what is counted grows beside it.
create trigger receipt_line_stays before update on inventory.receipt_line for each row
  when (old.expected_quantity is null or (old.company_id, old.receipt_id, old.line_no, old.variant_id, old.location_id, old.expected_quantity, old.unit_cost)
    is distinct from (new.company_id, new.receipt_id, new.line_no, new.variant_id, new.location_id, new.expected_quantity, new.unit_cost))
  execute function inventory.keep_typed_line();

create table inventory.receipt_scan (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  receipt_id bigint not null, uid uuid not null, code text not null, variant_id bigint not null,
  quantity numeric(18,4) not null constraint receipt_scan_quantity check (quantity <> 0),
  condition text not null constraint receipt_scan_condition check (condition in ('good', 'damaged')),
  created_at timestamptz not null default now(), created_by bigint,
  primary key (company_id, id),
  constraint receipt_scan_once unique (company_id, uid),
  foreign key (company_id, receipt_id) references inventory.receipt,
  foreign key (company_id, variant_id) references procure.variant,
  foreign key (company_id, created_by) references erp.app_user);
comment on table inventory.receipt_scan is 'What was read at a receipt, append-only; what is counted is the sum. quantity: in the stock unit of the variant, below zero what was taken back. uid: made by the device. Source: warehouse.md 3.5.';
create index receipt_scan_receipt on inventory.receipt_scan (company_id, receipt_id, variant_id);
create index receipt_scan_variant on inventory.receipt_scan (company_id, variant_id);
create index receipt_scan_created_by on inventory.receipt_scan (company_id, created_by);
select platform.protect('inventory.receipt_scan', 'select, insert');
create trigger receipt_scan_append_only before update or delete on inventory.receipt_scan
  for each row execute function platform.refuse_change();
create trigger receipt_scan_no_truncate before truncate on inventory.receipt_scan
  for each statement execute function platform.refuse_change();

create table inventory.discrepancy (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  receipt_id bigint not null, shipment_id bigint not null, line_no integer, variant_id bigint not null,
  kind text not null constraint discrepancy_kind check (kind in ('short', 'over', 'damaged')),
  quantity numeric(18,4) not null constraint discrepancy_quantity check (quantity > 0),
  created_at timestamptz not null default now(), created_by bigint,
  primary key (company_id, id),
  constraint discrepancy_line check ((kind = 'over') = (line_no is null)),
  constraint discrepancy_once unique nulls not distinct (company_id, receipt_id, line_no, variant_id, kind),
  foreign key (company_id, receipt_id) references inventory.receipt,
  foreign key (company_id, shipment_id) references inventory.transfer_shipment,
  foreign key (company_id, shipment_id, line_no) references inventory.transfer_shipment_line (company_id, transfer_shipment_id, line_no),
  foreign key (company_id, variant_id) references procure.variant,
  foreign key (company_id, created_by) references erp.app_user);
comment on table inventory.discrepancy is 'What a closed receipt found otherwise than it was sent, to be settled. over: beyond what was sent, and in no stock. Quantities in the stock unit of the variant. Source: warehouse.md 3.4; settled.md N12.';
create index discrepancy_receipt on inventory.discrepancy (company_id, receipt_id);
create index discrepancy_shipment on inventory.discrepancy (company_id, shipment_id, line_no);
create index discrepancy_variant on inventory.discrepancy (company_id, variant_id);
create index discrepancy_created_by on inventory.discrepancy (company_id, created_by);
select platform.protect('inventory.discrepancy', 'select, insert');

-- Where goods are put aside that arrive damaged.
alter table inventory.location add column is_damaged boolean not null default false
  constraint location_damaged_aside check (not is_damaged or not is_allocatable and not is_main);
comment on column inventory.location.is_damaged is 'Where a store puts what arrives damaged; it has one such place at most.';
create unique index location_damaged on inventory.location (company_id, store_id) where is_damaged;
create or replace view inventory.real_location with (security_invoker = true) as
  select * from inventory.location where kind in ('shelf', 'staging') with local check option;
