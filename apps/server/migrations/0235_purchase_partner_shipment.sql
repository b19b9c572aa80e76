-- What the partner company has dispatched of an order. docs/guides/company-links.md, Messages.
create table purchase.partner_shipment (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  purchase_order_id bigint not null, number text not null, dispatched_on date not null, expected_on date,
  status text not null default 'announced' constraint partner_shipment_status check (status in ('announced', 'received', 'recalled')),
  reason text,
  primary key (company_id, id),
  constraint partner_shipment_once unique (company_id, purchase_order_id, number),
  constraint partner_shipment_recalled check ((status = 'recalled') = (reason is not null)),
  foreign key (company_id, purchase_order_id) references purchase.purchase_order on delete cascade);
comment on table purchase.partner_shipment is 'Shipments that a partner company announced; a finished receipt takes one over.';
comment on column purchase.partner_shipment.number is 'Number of the partner, which its delivery note shows.';
select platform.protect('purchase.partner_shipment', 'select, insert, update');

create table purchase.partner_shipment_line (
  company_id bigint not null, partner_shipment_id bigint not null, variant_id bigint not null,
  quantity numeric(18,4) not null constraint partner_shipment_line_quantity check (quantity > 0),
  primary key (company_id, partner_shipment_id, variant_id),
  foreign key (company_id, partner_shipment_id) references purchase.partner_shipment on delete cascade,
  foreign key (company_id, variant_id) references procure.variant);
comment on table purchase.partner_shipment_line is 'Units: stock units.';
create index partner_shipment_line_variant on purchase.partner_shipment_line (company_id, variant_id);
select platform.protect('purchase.partner_shipment_line', 'select, insert');
