-- Goods moved from location to location of one store. docs/guides/inventory.md, Relocations.
create table inventory.relocation (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  uid uuid not null, number text, name text not null generated always as (coalesce(number, '#' || id)) stored,
  store_id bigint not null, effective_on date not null, note text,
  status text not null default 'draft' constraint relocation_status check (status in ('draft', 'posted', 'reversed')),
  total_quantity numeric(18,4) not null,
  posted_at timestamptz, posted_by bigint,
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  constraint relocation_posted check ((status in ('posted', 'reversed')) = (posted_at is not null)),
  foreign key (company_id, store_id) references erp.store,
  foreign key (company_id, posted_by) references erp.app_user,
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table inventory.relocation is 'Moves of goods between locations of one store; quantity and value of the store do not change. Source: warehouse.md 4.1.';
comment on column inventory.relocation.effective_on is 'Business day in the zone of the store.';
create index relocation_store on inventory.relocation (company_id, store_id, created_at, id);
create index relocation_posted_by on inventory.relocation (company_id, posted_by);
select platform.protect_document('inventory.relocation', '{draft>posted,posted>reversed}', '{posted_at,posted_by}');

create table inventory.relocation_line (
  company_id bigint not null, relocation_id bigint not null, line_no integer not null,
  variant_id bigint not null, lot_no text, from_location_id bigint not null, to_location_id bigint not null,
  quantity numeric(18,4) not null constraint relocation_line_quantity check (quantity > 0),
  primary key (company_id, relocation_id, line_no),
  constraint relocation_line_places check (from_location_id <> to_location_id),
  foreign key (company_id, relocation_id) references inventory.relocation on delete cascade,
  foreign key (company_id, variant_id) references procure.variant,
  foreign key (company_id, from_location_id) references inventory.location,
  foreign key (company_id, to_location_id) references inventory.location);
comment on table inventory.relocation_line is 'quantity: in the stock unit of the variant.';
create index relocation_line_variant on inventory.relocation_line (company_id, variant_id);
create index relocation_line_from on inventory.relocation_line (company_id, from_location_id);
create index relocation_line_to on inventory.relocation_line (company_id, to_location_id);
select platform.protect_document_lines('inventory.relocation_line', 'inventory.relocation', 1000);
