create schema wms;
comment on schema wms is 'Tables of module wms.';
grant usage on schema wms to app, maint;

create table wms.dispatch (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  uid uuid not null, number text, name text not null generated always as (coalesce(number, '#' || id)) stored,
  store_id bigint not null,
  kind text not null constraint dispatch_kind check (kind in ('supplier_return', 'scrap', 'sample', 'staff', 'other')),
  supplier_id bigint, recipient text, reason_id bigint not null, effective_on date not null, note text,
  vehicle text, seal text, driver text,
  status text not null default 'draft' constraint dispatch_status
    check (status in ('draft', 'pending', 'approved', 'dispatched', 'delivered', 'rejected', 'reversed', 'cancelled')),
  value_minor bigint, dispatched_at timestamptz, dispatched_by bigint, delivered_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  constraint dispatch_supplier check ((kind = 'supplier_return') = (supplier_id is not null)),
  constraint dispatch_recipient check (kind not in ('sample', 'staff') or recipient is not null),
  constraint dispatch_posted check ((status in ('dispatched', 'delivered', 'reversed')) = (dispatched_at is not null and value_minor is not null)),
  constraint dispatch_delivered check ((status = 'delivered') = (delivered_at is not null)),
  foreign key (company_id, store_id) references erp.store,
  foreign key (company_id, supplier_id) references procure.supplier,
  foreign key (company_id, reason_id) references inventory.reason,
  foreign key (company_id, dispatched_by) references erp.app_user,
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table wms.dispatch is 'Goods that leave a store by hand, for another purpose than a sale or a transfer. recipient: who gets a sample, or goods for staff. Source: warehouse.md 3.5, 5.4.';
comment on column wms.dispatch.effective_on is 'Business day in the zone of the store.';
comment on column wms.dispatch.value_minor is 'What it took out of the stock, above or at zero, in minor units of the company’s currency.';
create index dispatch_store on wms.dispatch (company_id, store_id, created_at, id);
create index dispatch_supplier_id on wms.dispatch (company_id, supplier_id);
create index dispatch_reason on wms.dispatch (company_id, reason_id);
create index dispatch_dispatched_by on wms.dispatch (company_id, dispatched_by);
create index dispatch_kind_created on wms.dispatch (company_id, kind, created_at, id);
select platform.protect_document('wms.dispatch',
  '{draft>pending,draft>approved,draft>dispatched,pending>approved,pending>rejected,pending>draft,approved>dispatched,approved>cancelled,rejected>cancelled,dispatched>delivered,dispatched>reversed}',
  '{value_minor,dispatched_at,dispatched_by,delivered_at}');

create table wms.dispatch_line (
  company_id bigint not null, dispatch_id bigint not null, line_no integer not null,
  variant_id bigint not null, location_id bigint,
  quantity numeric(18,4) not null constraint dispatch_line_quantity check (quantity > 0),
  primary key (company_id, dispatch_id, line_no),
  constraint dispatch_line_once unique nulls not distinct (company_id, dispatch_id, variant_id, location_id),
  foreign key (company_id, dispatch_id) references wms.dispatch on delete cascade,
  foreign key (company_id, variant_id) references procure.variant,
  foreign key (company_id, location_id) references inventory.location);
comment on table wms.dispatch_line is 'quantity: in the stock unit of the variant. location_id null: wherever in the store enough of it lies free.';
create index dispatch_line_variant on wms.dispatch_line (company_id, variant_id);
create index dispatch_line_location on wms.dispatch_line (company_id, location_id);
select platform.protect_document_lines('wms.dispatch_line', 'wms.dispatch', 500);
