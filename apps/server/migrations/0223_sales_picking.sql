-- Picking and packing of deliveries. docs/guides/sales-orders.md, Picking and packing.
alter table sales.sales_order_line
  add column released_quantity numeric(18,4) not null default 0 constraint sales_order_line_released check (released_quantity >= 0),
  drop constraint sales_order_line_open,
  -- No delivery passes the order, whoever writes it, and no two are picked from the same goods.
  add constraint sales_order_line_open check (delivered_quantity + released_quantity + cancelled_quantity <= quantity);
comment on column sales.sales_order_line.released_quantity is 'On deliveries that are picked or packed; their lines have reservations of their own.';

alter table sales.delivery
  add column parcel_count integer not null default 0 constraint delivery_parcel_count check (parcel_count >= 0),
  add column weight_grams integer constraint delivery_weight check (weight_grams > 0),
  add column reason text,
  drop constraint delivery_status,
  add constraint delivery_status check (status in ('draft', 'picking', 'picked', 'packed', 'dispatched', 'delivered', 'cancelled')),
  drop constraint delivery_dispatched,
  add constraint delivery_dispatched check ((status in ('dispatched', 'delivered')) = (dispatched_at is not null)),
  add constraint delivery_weighed check ((parcel_count = 0) = (weight_grams is null)),
  add constraint delivery_cancelled check ((status = 'cancelled') = (reason is not null));
comment on column sales.delivery.weight_grams is 'Of all parcels.';
comment on column sales.delivery.reason is 'Why it was cancelled.';

-- The carrier may be chosen when the weight is known; picked goods leave on the day on which they are dispatched.
do $$
declare
  guard text := (select pg_get_triggerdef(t.oid) from pg_trigger t where t.tgrelid = 'sales.delivery'::regclass and t.tgname = 'delivery_guard');
begin
  drop trigger delivery_guard on sales.delivery;
  execute replace(replace(guard, 'draft>dispatched', 'draft>picking,picking>picked,picked>packed,packed>picked,draft>dispatched,picked>dispatched,packed>dispatched,picking>cancelled,picked>cancelled,packed>cancelled'),
    'effective_on,delivery_company_id,', '');
end $$;

alter table sales.delivery_line
  add column id bigint generated always as identity,
  add column picked_quantity numeric(18,4) constraint delivery_line_picked check (picked_quantity between 0 and quantity),
  add column packed_quantity numeric(18,4) not null default 0,
  add column shipped_quantity numeric(18,4) generated always as (coalesce(picked_quantity, quantity)) stored,
  add constraint delivery_line_packed check (packed_quantity between 0 and coalesce(picked_quantity, 0)),
  drop constraint delivery_line_returned,
  add constraint delivery_line_returned check (returned_quantity between 0 and coalesce(picked_quantity, quantity));
comment on column sales.delivery_line.id is 'The demand of its reservation while it is picked.';
comment on column sales.delivery_line.picked_quantity is 'Null: not picked, or dispatched without picking.';
comment on column sales.delivery_line.shipped_quantity is 'What leaves, is invoiced and may come back.';
create unique index delivery_line_id on sales.delivery_line (company_id, id);

create table sales.delivery_pick (
  company_id bigint not null, delivery_id bigint not null, line_no integer not null,
  delivery_line_no integer not null, variant_id bigint not null, location_id bigint not null, lot_id bigint, lot_no text, owner_id bigint,
  allocation_id bigint not null,
  planned_quantity numeric(18,4) not null constraint delivery_pick_planned check (planned_quantity > 0),
  picked_quantity numeric(18,4) not null default 0,
  short_reason text,
  primary key (company_id, delivery_id, line_no),
  constraint delivery_pick_allocation unique (company_id, allocation_id),
  constraint delivery_pick_picked check (picked_quantity between 0 and planned_quantity),
  foreign key (company_id, delivery_id, delivery_line_no) references sales.delivery_line,
  foreign key (company_id, variant_id) references procure.variant,
  foreign key (company_id, location_id) references inventory.location,
  foreign key (company_id, lot_id) references inventory.stock_lot,
  foreign key (company_id, owner_id) references procure.supplier,
  foreign key (company_id, allocation_id) references inventory.stock_allocation);
comment on table sales.delivery_pick is 'What is taken from a location for a line of a delivery. Quantities in the stock unit of the variant; picked_quantity is the sum of the scans.';
create index delivery_pick_line on sales.delivery_pick (company_id, delivery_id, delivery_line_no);
create index delivery_pick_variant on sales.delivery_pick (company_id, variant_id);
create index delivery_pick_location on sales.delivery_pick (company_id, location_id);
create index delivery_pick_lot on sales.delivery_pick (company_id, lot_id);
create index delivery_pick_owner on sales.delivery_pick (company_id, owner_id);
select platform.protect_lines('sales.delivery_pick', 500);

create table sales.delivery_scan (
  company_id bigint not null, id bigint generated always as identity,
  delivery_id bigint not null, pick_no integer not null, uid uuid not null, code text not null,
  quantity numeric(18,4) not null constraint delivery_scan_quantity check (quantity <> 0),
  created_at timestamptz not null default now(), created_by bigint,
  primary key (company_id, id),
  constraint delivery_scan_once unique (company_id, uid, pick_no),
  foreign key (company_id, delivery_id, pick_no) references sales.delivery_pick (company_id, delivery_id, line_no),
  foreign key (company_id, created_by) references erp.app_user);
comment on table sales.delivery_scan is 'What was picked, append-only. quantity: in the stock unit of the variant, below zero what was put back. uid: created by the device; a pack may be taken from several locations.';
create index delivery_scan_pick on sales.delivery_scan (company_id, delivery_id, pick_no);
create index delivery_scan_created_by on sales.delivery_scan (company_id, created_by);
select platform.protect('sales.delivery_scan', 'select, insert');
create trigger delivery_scan_append_only before update or delete on sales.delivery_scan for each row execute function platform.refuse_change();
create trigger delivery_scan_no_truncate before truncate on sales.delivery_scan for each statement execute function platform.refuse_change();

create table sales.delivery_parcel (
  company_id bigint not null, delivery_id bigint not null, line_no integer not null,
  kind text not null constraint delivery_parcel_kind check (kind in ('carton', 'bag', 'tube', 'pallet', 'other')),
  weight_grams integer not null constraint delivery_parcel_weight check (weight_grams between 1 and 2000000),
  length_mm integer constraint delivery_parcel_length check (length_mm between 1 and 20000),
  width_mm integer constraint delivery_parcel_width check (width_mm between 1 and 20000),
  height_mm integer constraint delivery_parcel_height check (height_mm between 1 and 20000),
  tracking_no text,
  primary key (company_id, delivery_id, line_no),
  foreign key (company_id, delivery_id) references sales.delivery on delete cascade);
comment on table sales.delivery_parcel is 'Parcels of a delivery. Units: grams, millimetres.';
select platform.protect_lines('sales.delivery_parcel', 99);

create table sales.delivery_parcel_content (
  company_id bigint not null, delivery_id bigint not null, parcel_no integer not null, delivery_line_no integer not null,
  quantity numeric(18,4) not null constraint delivery_parcel_content_quantity check (quantity > 0),
  primary key (company_id, delivery_id, parcel_no, delivery_line_no),
  foreign key (company_id, delivery_id, parcel_no) references sales.delivery_parcel (company_id, delivery_id, line_no) on delete cascade,
  foreign key (company_id, delivery_id, delivery_line_no) references sales.delivery_line);
comment on table sales.delivery_parcel_content is 'Which lines of a delivery are in a parcel, and how much of each; packed_quantity of the line is the sum.';
create index delivery_parcel_content_line on sales.delivery_parcel_content (company_id, delivery_id, delivery_line_no);
select platform.protect('sales.delivery_parcel_content', 'select, insert, delete');

-- Sums that follow from their rows, whoever writes these.
create function sales.count_picked() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  update sales.delivery_pick p set picked_quantity = p.picked_quantity + c.quantity
  from (select s.company_id, s.delivery_id, s.pick_no, sum(s.quantity) as quantity from changed s group by 1, 2, 3) c
  where p.company_id = c.company_id and p.delivery_id = c.delivery_id and p.line_no = c.pick_no;
  return null;
end $$;
create trigger delivery_scan_added after insert on sales.delivery_scan
  referencing new table as changed for each statement execute function sales.count_picked();

create function sales.count_packed() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  update sales.delivery_line l set packed_quantity = l.packed_quantity + c.quantity
  from (
    select x.company_id, x.delivery_id, x.delivery_line_no, sum(x.quantity) * case tg_op when 'INSERT' then 1 else -1 end as quantity
    from changed x group by 1, 2, 3) c
  where l.company_id = c.company_id and l.delivery_id = c.delivery_id and l.line_no = c.delivery_line_no;
  return null;
end $$;
create trigger delivery_parcel_content_added after insert on sales.delivery_parcel_content
  referencing new table as changed for each statement execute function sales.count_packed();
create trigger delivery_parcel_content_removed after delete on sales.delivery_parcel_content
  referencing old table as changed for each statement execute function sales.count_packed();
revoke execute on function sales.count_picked, sales.count_packed from public;
