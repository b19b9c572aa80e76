create table inventory.transfer (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  uid uuid not null, number text, name text not null generated always as (coalesce(number, '#' || id)) stored,
  from_store_id bigint not null, to_store_id bigint not null,
  type text not null default 'pull' constraint transfer_type check (type in ('pull', 'push', 'return', 'replenish', 'sample')),
  priority integer not null default 3 constraint transfer_priority check (priority between 1 and 5),
  requested_on date not null, need_by date,
  pricing_method text not null default 'cost' constraint transfer_pricing_method check (pricing_method in ('cost', 'cost_plus', 'manual')),
  markup_ppm integer not null default 0 constraint transfer_markup check (markup_ppm between 0 and 10000000),
  note text,
  status text not null default 'draft' constraint transfer_status check (status in ('draft', 'submitted', 'pending', 'approved',
    'in_fulfilment', 'in_transit', 'received', 'closed', 'rejected', 'cancelled', 'expired')),
  submitted_by bigint, shortfall text constraint transfer_shortfall check (shortfall in ('cut', 'backorder')),
  value_minor bigint, approved_at timestamptz, approved_by bigint, blocking_until date, reason text,
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  constraint transfer_stores check (from_store_id <> to_store_id),
  constraint transfer_submitted check (status = 'draft' or submitted_by is not null),
  constraint transfer_approved check (status not in ('approved', 'in_fulfilment', 'in_transit', 'received', 'closed', 'expired')
    or approved_at is not null and approved_by is not null and value_minor is not null and blocking_until is not null),
  -- Whoever asks never decides.
  constraint transfer_four_eyes check (approved_by <> submitted_by),
  foreign key (company_id, from_store_id) references erp.store,
  foreign key (company_id, to_store_id) references erp.store,
  foreign key (company_id, submitted_by) references erp.app_user,
  foreign key (company_id, approved_by) references erp.app_user,
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table inventory.transfer is 'Stock that goes from one store to another of the same company. Source: warehouse.md 3.4, 5.1.';
comment on column inventory.transfer.markup_ppm is 'What cost_plus adds to the cost, in millionths of it.';
comment on column inventory.transfer.priority is '1 is served first, 5 last.';
comment on column inventory.transfer.value_minor is 'What was approved at the cost of the source then, in minor units of the company’s currency.';
comment on column inventory.transfer.blocking_until is 'Last day, in the zone of the source, on which approved stock is kept.';
create index transfer_from on inventory.transfer (company_id, from_store_id, created_at, id);
create index transfer_to on inventory.transfer (company_id, to_store_id, created_at, id);
create index transfer_submitted_by on inventory.transfer (company_id, submitted_by);
create index transfer_approved_by on inventory.transfer (company_id, approved_by);
create index transfer_due on inventory.transfer (company_id, blocking_until) where status = 'approved';
select platform.protect_document('inventory.transfer',
  '{draft>submitted,submitted>draft,submitted>approved,submitted>pending,submitted>rejected,submitted>cancelled,pending>approved,pending>rejected,pending>cancelled,approved>in_fulfilment,approved>expired,approved>cancelled,in_fulfilment>in_transit,in_fulfilment>received,in_fulfilment>cancelled,in_transit>received,received>closed}',
  '{submitted_by,shortfall,value_minor,approved_at,approved_by,blocking_until,reason}');

create table inventory.transfer_line (
  company_id bigint not null, transfer_id bigint not null, line_no integer not null,
  id bigint generated always as identity,
  variant_id bigint not null,
  quantity numeric(18,4) not null constraint transfer_line_quantity check (quantity > 0),
  unit_price numeric(19,6) constraint transfer_line_unit_price check (unit_price >= 0),
  approved_quantity numeric(18,4) not null default 0,
  allocated_quantity numeric(18,4) not null default 0 constraint transfer_line_allocated check (allocated_quantity >= 0),
  picked_quantity numeric(18,4) not null default 0 constraint transfer_line_picked check (picked_quantity >= 0),
  shipped_quantity numeric(18,4) not null default 0 constraint transfer_line_shipped check (shipped_quantity >= 0),
  accepted_quantity numeric(18,4) not null default 0 constraint transfer_line_accepted check (accepted_quantity >= 0),
  damaged_quantity numeric(18,4) not null default 0 constraint transfer_line_damaged check (damaged_quantity >= 0),
  lost_quantity numeric(18,4) not null default 0 constraint transfer_line_lost check (lost_quantity >= 0),
  returned_quantity numeric(18,4) not null default 0 constraint transfer_line_returned check (returned_quantity >= 0),
  over_quantity numeric(18,4) not null default 0 constraint transfer_line_over check (over_quantity >= 0),
  cancelled_quantity numeric(18,4) not null default 0 constraint transfer_line_cancelled check (cancelled_quantity >= 0),
  agreed_price numeric(19,6) constraint transfer_line_agreed_price check (agreed_price >= 0),
  primary key (company_id, transfer_id, line_no),
  constraint transfer_line_id unique (company_id, id),
  constraint transfer_line_once unique (company_id, transfer_id, variant_id),
  constraint transfer_line_approved check (approved_quantity between 0 and quantity),
  constraint transfer_line_sent check (allocated_quantity + picked_quantity + shipped_quantity + cancelled_quantity <= approved_quantity),
  constraint transfer_line_arrived check (accepted_quantity + damaged_quantity + lost_quantity + returned_quantity <= shipped_quantity),
  foreign key (company_id, transfer_id) references inventory.transfer on delete cascade,
  foreign key (company_id, variant_id) references procure.variant);
comment on table inventory.transfer_line is 'Quantities in the stock unit of the variant. The line law: approved = open + allocated + picked + shipped + cancelled; shipped = on the way + accepted + damaged + lost + returned. over_quantity: what arrived beyond. unit_price, agreed_price: in the company’s currency. Source: warehouse.md 5.1.';
create index transfer_line_variant on inventory.transfer_line (company_id, variant_id);
select platform.protect_document_lines('inventory.transfer_line', 'inventory.transfer', 500);

-- What was typed of a line is replaced with the draft as a whole, so no update changes it.
create function inventory.keep_typed_line() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  raise exception 'what was typed of a line of % stays', tg_table_name
    using errcode = '23514', constraint = tg_table_name || '_stays', table = tg_table_name, schema = tg_table_schema;
end $$;
revoke execute on function inventory.keep_typed_line from public;
create trigger transfer_line_stays before update on inventory.transfer_line for each row
  when ((old.company_id, old.transfer_id, old.line_no, old.id, old.variant_id, old.quantity, old.unit_price)
    is distinct from (new.company_id, new.transfer_id, new.line_no, new.id, new.variant_id, new.quantity, new.unit_price))
  execute function inventory.keep_typed_line();
