-- Freight of purchase orders from port to store. docs/guides/purchase.md, Shipments.
create table purchase.shipment (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  uid uuid not null, number text, name text not null generated always as (coalesce(number, '#' || id)) stored,
  store_id bigint not null, planned_on date not null,
  mode text not null constraint shipment_mode check (mode in ('sea', 'air', 'rail', 'road')),
  port_from_id bigint not null, port_to_id bigint not null,
  carrier text, booking_no text, bill_of_lading text, vessel text, incoterm text, etd date, eta date, note text,
  atd date, ata date, cleared_on date, delivered_on date, expected_on date, latest_on date,
  status text not null default 'draft' constraint shipment_status
    check (status in ('draft', 'booked', 'departed', 'arrived', 'cleared', 'completed', 'cancelled')),
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  constraint shipment_ports check (port_from_id <> port_to_id),
  constraint shipment_announced check (eta >= etd),
  constraint shipment_sequence check (ata >= atd and cleared_on >= ata and delivered_on >= coalesce(cleared_on, ata)),
  constraint shipment_expected check (latest_on >= expected_on and (expected_on is null) = (latest_on is null)),
  constraint shipment_departed check ((status in ('draft', 'booked', 'cancelled')) = (atd is null)),
  constraint shipment_arrived check ((status in ('arrived', 'cleared', 'completed')) = (ata is not null)),
  constraint shipment_completed check ((status = 'completed') = (delivered_on is not null)),
  foreign key (company_id, store_id) references erp.store,
  foreign key (company_id, port_from_id) references procure.shipping_port,
  foreign key (company_id, port_to_id) references procure.shipping_port,
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table purchase.shipment is 'Freight of purchase orders. etd, eta: announced; atd, ata, cleared_on, delivered_on: happened. expected_on, latest_on: goods are in stock by this day in half, and in nine of ten, of all cases.';
create index shipment_store on purchase.shipment (company_id, store_id);
-- Also finds earlier shipments of the same way.
create index shipment_way on purchase.shipment (company_id, port_from_id, port_to_id, mode, ata);
create index shipment_port_to on purchase.shipment (company_id, port_to_id);
create index shipment_planned_on on purchase.shipment (company_id, planned_on, id);
select platform.protect_document('purchase.shipment',
  '{draft>booked,booked>departed,departed>arrived,arrived>cleared,arrived>completed,cleared>completed,booked>cancelled}',
  '{etd,eta,atd,ata,cleared_on,delivered_on,expected_on,latest_on}');

create table purchase.shipment_line (
  company_id bigint not null, shipment_id bigint not null, line_no integer not null,
  purchase_order_id bigint not null, container_id bigint,
  cartons integer constraint shipment_line_cartons check (cartons > 0),
  primary key (company_id, shipment_id, line_no),
  constraint shipment_line_once unique nulls not distinct (company_id, shipment_id, purchase_order_id, container_id),
  foreign key (company_id, shipment_id) references purchase.shipment on delete cascade,
  foreign key (company_id, purchase_order_id) references purchase.purchase_order,
  foreign key (company_id, container_id) references inventory.container);
comment on table purchase.shipment_line is 'An order in a shipment, and the container that carries it.';
create index shipment_line_order on purchase.shipment_line (company_id, purchase_order_id);
create index shipment_line_container on purchase.shipment_line (company_id, container_id);
select platform.protect_document_lines('purchase.shipment_line', 'purchase.shipment', 100);
