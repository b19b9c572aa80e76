-- Goods that are relocated by scan, also without a network. docs/guides/inventory.md, Relocations.
create table inventory.relocation_scan (
  company_id bigint not null, uid uuid not null, relocation_id bigint not null,
  variant_id bigint not null, from_location_id bigint not null, to_location_id bigint not null, lot_no text,
  quantity numeric(18,4) not null constraint relocation_scan_quantity check (quantity <> 0),
  created_at timestamptz not null default now(), created_by bigint,
  primary key (company_id, uid),
  foreign key (company_id, relocation_id) references inventory.relocation on delete cascade,
  foreign key (company_id, variant_id) references procure.variant,
  foreign key (company_id, from_location_id) references inventory.location,
  foreign key (company_id, to_location_id) references inventory.location,
  foreign key (company_id, created_by) references erp.app_user);
comment on table inventory.relocation_scan is 'Scans of a relocation; its lines are their sums. uid: created by the device, so that a repeated scan counts once. quantity: in the stock unit of the variant, below zero what was taken back.';
create index relocation_scan_relocation on inventory.relocation_scan (company_id, relocation_id);
create index relocation_scan_variant on inventory.relocation_scan (company_id, variant_id);
create index relocation_scan_from on inventory.relocation_scan (company_id, from_location_id);
create index relocation_scan_to on inventory.relocation_scan (company_id, to_location_id);
create index relocation_scan_created_by on inventory.relocation_scan (company_id, created_by);
select platform.protect('inventory.relocation_scan', 'select, insert');
