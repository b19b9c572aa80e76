create table inventory.transfer_shipment (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  uid uuid not null default gen_random_uuid(), number text, name text not null generated always as (coalesce(number, '#' || id)) stored,
  transfer_id bigint not null, transfer_number text not null, from_store_id bigint not null, to_store_id bigint not null,
  planned_on date not null,
  status text not null default 'draft' constraint transfer_shipment_status check (status in ('draft', 'planned', 'picked', 'packed',
    'dispatched', 'receiving', 'received', 'settled', 'recalled', 'returned', 'cancelled')),
  vehicle text, driver text, seal_no text, dispatched_at timestamptz, dispatched_by bigint, posting_id bigint,
  value_minor bigint constraint transfer_shipment_value check (value_minor >= 0), reason text,
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  constraint transfer_shipment_stores check (from_store_id <> to_store_id),
  constraint transfer_shipment_dispatched check ((status in ('dispatched', 'receiving', 'received', 'settled', 'recalled', 'returned'))
    = (dispatched_at is not null and posting_id is not null and value_minor is not null)),
  foreign key (company_id, transfer_id) references inventory.transfer,
  foreign key (company_id, from_store_id) references erp.store,
  foreign key (company_id, to_store_id) references erp.store,
  foreign key (company_id, posting_id) references inventory.stock_posting,
  foreign key (company_id, dispatched_by) references erp.app_user,
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table inventory.transfer_shipment is 'What of a transfer leaves its store at once. Source: warehouse.md 3.4, 5.2.';
comment on column inventory.transfer_shipment.value_minor is 'What left the source, at its cost then, in minor units of the company’s currency.';
comment on column inventory.transfer_shipment.posting_id is 'The posting that sent it.';
create index transfer_shipment_transfer on inventory.transfer_shipment (company_id, transfer_id, id);
create index transfer_shipment_from on inventory.transfer_shipment (company_id, from_store_id, created_at, id);
create index transfer_shipment_to on inventory.transfer_shipment (company_id, to_store_id, created_at, id);
create index transfer_shipment_posting on inventory.transfer_shipment (company_id, posting_id);
create index transfer_shipment_dispatched_by on inventory.transfer_shipment (company_id, dispatched_by);
select platform.protect_document('inventory.transfer_shipment',
  '{draft>planned,planned>picked,picked>packed,planned>cancelled,picked>cancelled,packed>cancelled,picked>dispatched,packed>dispatched,dispatched>receiving,dispatched>received,receiving>received,received>settled,dispatched>recalled,recalled>returned}',
  '{vehicle,driver,seal_no,dispatched_at,dispatched_by,posting_id,value_minor,reason}');

create table inventory.transfer_shipment_line (
  company_id bigint not null, transfer_shipment_id bigint not null, line_no integer not null,
  id bigint generated always as identity,
  transfer_line_id bigint not null, allocation_id bigint not null,
  variant_id bigint not null, location_id bigint not null, lot_id bigint, owner_id bigint,
  planned_quantity numeric(18,4) not null constraint transfer_shipment_line_planned check (planned_quantity > 0),
  picked_quantity numeric(18,4), short_reason text,
  quantity numeric(18,4) not null default 0 constraint transfer_shipment_line_quantity check (quantity >= 0),
  posting_line_no integer,
  value_minor bigint constraint transfer_shipment_line_value check (value_minor >= 0),
  accepted_quantity numeric(18,4) not null default 0 constraint transfer_shipment_line_accepted check (accepted_quantity >= 0),
  accepted_value_minor bigint not null default 0,
  damaged_quantity numeric(18,4) not null default 0 constraint transfer_shipment_line_damaged check (damaged_quantity >= 0),
  damaged_value_minor bigint not null default 0,
  lost_quantity numeric(18,4) not null default 0 constraint transfer_shipment_line_lost check (lost_quantity >= 0),
  lost_value_minor bigint not null default 0,
  returned_quantity numeric(18,4) not null default 0 constraint transfer_shipment_line_returned check (returned_quantity >= 0),
  returned_value_minor bigint not null default 0,
  open_quantity numeric(18,4) not null
    generated always as (quantity - accepted_quantity - damaged_quantity - lost_quantity - returned_quantity) stored
    constraint transfer_shipment_line_open check (open_quantity >= 0),
  primary key (company_id, transfer_shipment_id, line_no),
  constraint transfer_shipment_line_id unique (company_id, id),
  constraint transfer_shipment_line_allocation unique (company_id, allocation_id),
  constraint transfer_shipment_line_picked check (picked_quantity between 0 and planned_quantity),
  constraint transfer_shipment_line_short check (picked_quantity is null or picked_quantity = planned_quantity or short_reason is not null),
  constraint transfer_shipment_line_sent check (quantity = 0 or quantity = picked_quantity and value_minor is not null and posting_line_no is not null),
  foreign key (company_id, transfer_shipment_id) references inventory.transfer_shipment on delete cascade,
  foreign key (company_id, transfer_line_id) references inventory.transfer_line (company_id, id),
  foreign key (company_id, allocation_id) references inventory.stock_allocation,
  foreign key (company_id, variant_id) references procure.variant,
  foreign key (company_id, location_id) references inventory.location,
  constraint transfer_shipment_line_lot foreign key (company_id, variant_id, lot_id) references inventory.stock_lot (company_id, variant_id, id),
  foreign key (company_id, owner_id) references procure.supplier);
comment on table inventory.transfer_shipment_line is 'What is picked from one place for a line of a transfer; quantities in the stock unit of the variant. quantity: what left. value_minor: what it was worth then, frozen against averages; late costs are in the ledger, by the mark of posting_line_no. What arrives is never more than what left: quantity = accepted + damaged + lost + returned + open. Values in minor units of the company’s currency.';
comment on column inventory.transfer_shipment_line.posting_line_no is 'Line of the posting that sent it.';
create index transfer_shipment_line_of on inventory.transfer_shipment_line (company_id, transfer_line_id);
create index transfer_shipment_line_variant on inventory.transfer_shipment_line (company_id, variant_id, lot_id);
create index transfer_shipment_line_location on inventory.transfer_shipment_line (company_id, location_id);
create index transfer_shipment_line_owner on inventory.transfer_shipment_line (company_id, owner_id);
select platform.protect_document_lines('inventory.transfer_shipment_line', 'inventory.transfer_shipment', 500);

create trigger transfer_shipment_line_stays before update on inventory.transfer_shipment_line for each row
  when ((old.company_id, old.transfer_shipment_id, old.line_no, old.id, old.transfer_line_id, old.allocation_id, old.variant_id, old.location_id,
      old.lot_id, old.owner_id, old.planned_quantity)
    is distinct from (new.company_id, new.transfer_shipment_id, new.line_no, new.id, new.transfer_line_id, new.allocation_id, new.variant_id,
      new.location_id, new.lot_id, new.owner_id, new.planned_quantity))
  execute function inventory.keep_typed_line();
