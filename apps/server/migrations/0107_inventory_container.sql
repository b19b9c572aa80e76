-- Containers, and receiving them: a third document over the one table of receipts. docs/decisions/073.

-- ISO 6346: four letters, six digits and the check digit; letters count from 10 on, without the multiples of 11.
create function inventory.is_container_number(number text) returns boolean
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
  select number ~ '^[A-Z]{3}[UJZ][0-9]{7}$' and (
    select sum((case when sign ~ '[0-9]' then ascii(sign) - 48 else ascii(sign) - 55 + (ascii(sign) - 56) / 10 end) << (place - 1)) % 11 % 10
    from (select place, substr(number, place, 1) as sign from generate_series(1, 10) as place) signs) = substr(number, 11, 1)::integer
$$;
revoke execute on function inventory.is_container_number from public;
grant execute on function inventory.is_container_number to app, maint;

create table inventory.container (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  uid uuid not null, number text,
  container_no text not null constraint container_no check (container_no ~ '^[A-Z0-9]{4,20}$'),
  name text not null generated always as (container_no || ' · ' || coalesce(number, '#' || id)) stored,
  store_id bigint not null, supplier_id bigint not null,
  type text not null constraint container_type check (type in ('20GP', '40GP', '40HC', '45HC', 'LCL', 'TRUCK', 'AIR')),
  seal_no text, planned_on date not null, carrier text, vessel text, port_from_id bigint, port_to_id bigint,
  etd date, eta date, ata date, customs_ref text,
  gross_grams integer constraint container_gross check (gross_grams >= 0),
  max_grams integer constraint container_max check (max_grams >= 0),
  min_temperature integer, max_temperature integer,
  free_days integer constraint container_free_days check (free_days between 0 and 365),
  demurrage_per_day_minor bigint constraint container_demurrage check (demurrage_per_day_minor >= 0),
  gate_out_on date, emptied_on date, note text,
  status text not null default 'draft' constraint container_status check (status in ('draft', 'booked', 'loaded', 'departed', 'arrived',
    'customs', 'cleared', 'gate_out', 'gate_in', 'unloading', 'unloaded', 'closed', 'exception', 'cancelled')),
  status_before text,
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  constraint container_check_digit check (type not in ('20GP', '40GP', '40HC', '45HC') or inventory.is_container_number(container_no)),
  constraint container_weight check (gross_grams <= max_grams),
  constraint container_temperature check (min_temperature <= max_temperature),
  constraint container_sails check (etd <= eta),
  constraint container_excepted check ((status = 'exception') = (status_before is not null)),
  foreign key (company_id, store_id) references erp.store,
  foreign key (company_id, supplier_id) references procure.supplier,
  foreign key (company_id, port_from_id) references procure.shipping_port,
  foreign key (company_id, port_to_id) references procure.shipping_port,
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table inventory.container is 'Goods on their way in a container, a truck or by air; no stock until they are received. Source: warehouse.md 3.2, 5.7; procurement.md 2.7; settled.md N11, A4.';
comment on column inventory.container.status is 'draft: planned.';
comment on column inventory.container.status_before is 'Where an exception found it, and where it goes on.';
comment on column inventory.container.demurrage_per_day_minor is 'For each day out beyond free_days; in minor units of the company’s currency.';
comment on column inventory.container.gate_out_on is 'From this day until emptied_on the days out are counted.';
create index container_store on inventory.container (company_id, store_id, created_at, id);
create index container_supplier on inventory.container (company_id, supplier_id);
create index container_port_from on inventory.container (company_id, port_from_id);
create index container_port_to on inventory.container (company_id, port_to_id);
create index container_eta on inventory.container (company_id, eta);
create index container_by_number on inventory.container (company_id, container_no);
-- A box is in one place at a time; plates of trucks and shared boxes come again.
create unique index container_live on inventory.container (company_id, container_no)
  where type in ('20GP', '40GP', '40HC', '45HC') and status not in ('unloaded', 'closed', 'cancelled');
select platform.protect_document('inventory.container', array(
    with leg as (
      select status, place from unnest('{draft,booked,loaded,departed,arrived,customs,cleared,gate_out,gate_in,unloading}'::text[])
        with ordinality as l(status, place)),
    way as (select status from leg where place between 2 and 9)
    select a.status || '>' || b.status from leg a join leg b on b.place > a.place and (b.status <> 'unloading' or a.status = 'gate_in')
    union all select status || '>exception' from way
    union all select 'exception>' || status from way
    union all select status || '>cancelled' from way
    union all select status || '>draft' from way
    union all select unnest('{exception>cancelled,unloading>draft,unloading>unloaded,unloaded>closed}'::text[])),
  '{etd,eta,ata,gate_out_on,emptied_on,status_before}');

create table inventory.container_line (
  company_id bigint not null, container_id bigint not null, line_no integer not null,
  variant_id bigint not null, lot_no text, expires_on date,
  quantity numeric(18,4) not null constraint container_line_quantity check (quantity > 0),
  cartons integer, case_quantity numeric(18,4),
  gross_grams integer constraint container_line_gross check (gross_grams >= 0),
  unit_cost numeric(19,6) constraint container_line_unit_cost check (unit_cost >= 0),
  primary key (company_id, container_id, line_no),
  constraint container_line_case check (case_quantity > 0),
  constraint container_line_cartons check (cartons >= 1 and (case_quantity is null or cartons * case_quantity <= quantity)),
  foreign key (company_id, container_id) references inventory.container on delete cascade,
  foreign key (company_id, variant_id) references procure.variant);
comment on table inventory.container_line is 'What a container should bring. Quantities in the stock unit of the variant; case_quantity: in one carton. unit_cost: in the company’s currency; null: what the store last knew.';
create index container_line_variant on inventory.container_line (company_id, variant_id);
select platform.protect_document_lines('inventory.container_line', 'inventory.container', 500);

create view inventory.container_item with (security_invoker = true) as
  select distinct l.company_id, l.container_id, l.variant_id as item_id from inventory.container_line l;
comment on view inventory.container_item is 'Each variant that is in a container, once.';
grant select on inventory.container_item to app, maint;

create table inventory.container_milestone (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  container_id bigint not null,
  code text not null constraint container_milestone_code check (code in ('booked', 'loaded', 'departed', 'arrived', 'customs', 'cleared',
    'gate_out', 'gate_in', 'unloading', 'unloaded', 'closed', 'rescheduled', 'emptied', 'exception', 'resumed', 'corrected', 'cancelled')),
  happened_on date not null, eta_before date, eta date, note text,
  created_at timestamptz not null default now(), created_by bigint,
  primary key (company_id, id),
  constraint container_milestone_eta check (code <> 'rescheduled' or eta is not null),
  foreign key (company_id, container_id) references inventory.container,
  foreign key (company_id, created_by) references erp.app_user);
comment on table inventory.container_milestone is 'What happened to a container, append-only. happened_on: in the zone of its store. eta: when it was expected from then on, and eta_before until then; of a change alone. Source: procurement.md 2.7.';
create index container_milestone_of on inventory.container_milestone (company_id, container_id, id);
create index container_milestone_created_by on inventory.container_milestone (company_id, created_by);
select platform.protect('inventory.container_milestone', 'select, insert');
create trigger container_milestone_append_only before update or delete on inventory.container_milestone
  for each row execute function platform.refuse_change();
create trigger container_milestone_no_truncate before truncate on inventory.container_milestone
  for each statement execute function platform.refuse_change();

-- Receipts of containers.
alter table inventory.receipt
  add column container_id bigint, add column seal_no text, add column seal_note text,
  drop constraint receipt_source_type,
  add constraint receipt_source_type check (source_type in ('manual', 'transfer', 'container')),
  add constraint receipt_of_container_announced check ((source_type = 'container') = (container_id is not null)),
  add constraint receipt_container_supplier check (source_type <> 'container' or supplier_id is not null),
  add foreign key (company_id, container_id) references inventory.container;
comment on column inventory.receipt.seal_no is 'As it was read before a container was opened; seal_note says why it is another one.';
create index receipt_container on inventory.receipt (company_id, container_id);
create unique index receipt_of_container on inventory.receipt (company_id, container_id) where status in ('draft', 'posted');
drop trigger receipt_guard on inventory.receipt;
create trigger receipt_guard before update on inventory.receipt for each row execute function platform.guard_document(
  '{draft>pending,draft>approved,draft>posted,pending>approved,pending>rejected,pending>draft,approved>posted,approved>cancelled,rejected>cancelled,posted>reversed,draft>closed,posted>closed,draft>cancelled}',
  '{source_type,store_id,shipment_id,container_id,seal_no,seal_note,reason_id,supplier_id,origin,supplier_doc_no,location_id,effective_on,note}');

create view inventory.container_receipt with (security_invoker = true) as
  select * from inventory.receipt where source_type = 'container' with local check option;
alter view inventory.container_receipt alter column source_type set default 'container';
comment on view inventory.container_receipt is 'Receipts of what came in a container; draft: being counted.';
grant select, insert, update, delete on inventory.container_receipt to app;
grant select on inventory.container_receipt to maint;

alter table inventory.receipt_line
  add column lot_no text, add column expires_on date,
  add column rejected_quantity numeric(18,4) not null default 0 constraint receipt_line_rejected check (rejected_quantity >= 0),
  drop constraint receipt_line_at_most,
  add constraint receipt_line_at_most check (quantity + damaged_quantity + rejected_quantity <= expected_quantity);
comment on column inventory.receipt_line.lot_no is 'Of what is tracked by lot: the one that was announced; null: any.';
comment on column inventory.receipt_line.rejected_quantity is 'Put aside for the supplier, whose it stays, as damaged_quantity of a container does.';
drop trigger receipt_line_stays on inventory.receipt_line;
drop trigger receipt_line_typed on inventory.receipt_line;
select platform.keep_document_lines('inventory.receipt_line', '{quantity,damaged_quantity,rejected_quantity}');
create trigger receipt_line_typed before update on inventory.receipt_line for each row
  when (old.expected_quantity is null and (old.quantity, old.damaged_quantity, old.rejected_quantity)
    is distinct from (new.quantity, new.damaged_quantity, new.rejected_quantity))
  execute function platform.refuse_change();

alter table inventory.receipt_scan
  add column lot_no text, add column expires_on date, add column note text,
  drop constraint receipt_scan_condition,
  add constraint receipt_scan_condition check (condition in ('good', 'damaged', 'rejected')),
  add constraint receipt_scan_why check (condition <> 'rejected' or quantity < 0 or note is not null);

create table inventory.receipt_part (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  receipt_id bigint not null, event_no integer not null, line_no integer not null,
  variant_id bigint not null, lot_no text,
  condition text not null constraint receipt_part_condition check (condition in ('good', 'damaged', 'rejected')),
  quantity numeric(18,4) not null constraint receipt_part_quantity check (quantity > 0),
  created_at timestamptz not null default now(), created_by bigint,
  primary key (company_id, id),
  constraint receipt_part_once unique nulls not distinct (company_id, receipt_id, event_no, line_no, lot_no, condition),
  foreign key (company_id, receipt_id, line_no) references inventory.receipt_line,
  foreign key (company_id, variant_id) references procure.variant,
  foreign key (company_id, created_by) references erp.app_user);
comment on table inventory.receipt_part is 'What an event of a container’s receipt brought into stock of a line, append-only. What is counted and in no part waits. Quantities in the stock unit of the variant.';
create index receipt_part_variant on inventory.receipt_part (company_id, variant_id);
create index receipt_part_line on inventory.receipt_part (company_id, receipt_id, line_no);
create index receipt_part_created_by on inventory.receipt_part (company_id, created_by);
select platform.protect('inventory.receipt_part', 'select, insert');
create trigger receipt_part_append_only before update or delete on inventory.receipt_part
  for each row execute function platform.refuse_change();
create trigger receipt_part_no_truncate before truncate on inventory.receipt_part
  for each statement execute function platform.refuse_change();

-- What differs is the supplier's to settle. Source: settled.md N12.
alter table inventory.discrepancy
  alter column shipment_id drop not null, alter column variant_id drop not null,
  add column container_id bigint, add column note text,
  drop constraint discrepancy_kind,
  add constraint discrepancy_kind check (kind in ('short', 'over', 'damaged', 'rejected', 'seal')),
  drop constraint discrepancy_line,
  add constraint discrepancy_line check ((kind in ('over', 'seal')) = (line_no is null)),
  add constraint discrepancy_of check (num_nonnulls(shipment_id, container_id) = 1),
  add constraint discrepancy_seal check ((kind = 'seal') = (variant_id is null) and (kind <> 'seal' or note is not null)),
  add constraint discrepancy_of_container check (container_id is not null or kind not in ('rejected', 'seal')),
  add foreign key (company_id, container_id) references inventory.container,
  add foreign key (company_id, container_id, line_no) references inventory.container_line;
comment on column inventory.discrepancy.kind is 'rejected: the supplier’s, though nothing of it is broken; seal: the container bore another one.';
create index discrepancy_container on inventory.discrepancy (company_id, container_id, line_no);
