-- What a store decides about goods that did not arrive as they were sent. docs/decisions/072.
alter table inventory.discrepancy add column settled_quantity numeric(18,4) not null default 0
  constraint discrepancy_settled check (settled_quantity between 0 and quantity);
comment on column inventory.discrepancy.settled_quantity is 'What of it posted settlements have decided; it only grows.';
create index discrepancy_open on inventory.discrepancy (company_id, shipment_id) where settled_quantity < quantity;
grant update (settled_quantity) on inventory.discrepancy to app;
create trigger discrepancy_stays before update on inventory.discrepancy for each row
  when (new.settled_quantity < old.settled_quantity) execute function platform.refuse_change();

create table inventory.settlement (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  uid uuid not null, number text, name text not null generated always as (coalesce(number, '#' || id)) stored,
  shipment_id bigint not null, from_store_id bigint not null, to_store_id bigint not null, effective_on date not null, note text,
  status text not null default 'draft' constraint settlement_status
    check (status in ('draft', 'submitted', 'pending', 'approved', 'posted', 'rejected', 'cancelled')),
  submitted_by bigint, approved_at timestamptz, approved_by bigint,
  value_minor bigint constraint settlement_value check (value_minor >= 0),
  claim_minor bigint constraint settlement_claim check (claim_minor >= 0),
  posted_at timestamptz, posted_by bigint, reason text,
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  constraint settlement_submitted check (status not in ('submitted', 'pending', 'approved', 'posted') or submitted_by is not null),
  constraint settlement_approved check (status not in ('approved', 'posted') or approved_at is not null and approved_by is not null),
  constraint settlement_posted check ((status = 'posted') = (posted_at is not null and value_minor is not null and claim_minor is not null)),
  -- Whoever proposes never approves.
  constraint settlement_four_eyes check (approved_by <> submitted_by),
  foreign key (company_id, shipment_id) references inventory.transfer_shipment,
  foreign key (company_id, from_store_id) references erp.store,
  foreign key (company_id, to_store_id) references erp.store,
  foreign key (company_id, submitted_by) references erp.app_user,
  foreign key (company_id, approved_by) references erp.app_user,
  foreign key (company_id, posted_by) references erp.app_user,
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table inventory.settlement is 'What becomes of the differences of a shipment, and who bears them. Source: warehouse.md 3.4, 5.8.';
comment on column inventory.settlement.effective_on is 'Business day in the zone of the store that received.';
comment on column inventory.settlement.value_minor is 'What it took out of all stock, in minor units of the company’s currency. claim_minor: what of it a carrier or an insurer is to pay.';
create index settlement_shipment on inventory.settlement (company_id, shipment_id);
create unique index settlement_of_shipment on inventory.settlement (company_id, shipment_id) where status not in ('posted', 'cancelled');
create index settlement_from on inventory.settlement (company_id, from_store_id, created_at, id);
create index settlement_to on inventory.settlement (company_id, to_store_id, created_at, id);
create index settlement_submitted_by on inventory.settlement (company_id, submitted_by);
create index settlement_approved_by on inventory.settlement (company_id, approved_by);
create index settlement_posted_by on inventory.settlement (company_id, posted_by);
select platform.protect_document('inventory.settlement',
  '{draft>submitted,submitted>draft,submitted>approved,submitted>pending,submitted>rejected,pending>approved,pending>rejected,pending>draft,approved>posted,approved>cancelled,rejected>draft,rejected>cancelled}',
  '{submitted_by,approved_at,approved_by,value_minor,claim_minor,posted_at,posted_by,reason}');

create table inventory.settlement_line (
  company_id bigint not null, settlement_id bigint not null, line_no integer not null,
  discrepancy_id bigint not null,
  action text not null constraint settlement_line_action check (action in ('late_found_dest', 'found_at_source', 'write_off_source',
    'write_off_dest', 'carrier_claim', 'insurance_claim', 'keep_damaged', 'damage_discount', 'accept_over', 'return_over')),
  quantity numeric(18,4) not null constraint settlement_line_quantity check (quantity > 0),
  location_id bigint, liable text, discount_minor bigint, claim_ref text, note text,
  primary key (company_id, settlement_id, line_no),
  constraint settlement_line_once unique nulls not distinct (company_id, settlement_id, discrepancy_id, action, location_id),
  constraint settlement_line_discount check ((action = 'damage_discount') = (coalesce(discount_minor, 0) > 0)),
  constraint settlement_line_liable check (liable is null or liable in ('source', 'destination', 'carrier', 'insurer', 'company')
    and case action when 'carrier_claim' then liable = 'carrier' when 'insurance_claim' then liable = 'insurer'
      when 'write_off_source' then liable in ('source', 'company') when 'write_off_dest' then liable in ('destination', 'company') else true end),
  foreign key (company_id, settlement_id) references inventory.settlement on delete cascade,
  foreign key (company_id, discrepancy_id) references inventory.discrepancy,
  foreign key (company_id, location_id) references inventory.location);
comment on table inventory.settlement_line is 'quantity: in the stock unit of the variant. location_id: where goods that were found are put, or where damaged ones lie; null: the usual place. liable null: whom the action says. discount_minor: by how much damaged goods are worth less, in minor units of the company’s currency.';
create index settlement_line_discrepancy on inventory.settlement_line (company_id, discrepancy_id);
create index settlement_line_location on inventory.settlement_line (company_id, location_id);
select platform.protect_document_lines('inventory.settlement_line', 'inventory.settlement', 500);

create view inventory.open_discrepancy with (security_invoker = true) as
select d.company_id, d.id, d.kind, d.variant_id, v.sku, p.name as product_name, (d.quantity - d.settled_quantity)::numeric(18,4) as quantity,
  d.shipment_id, s.transfer_number, s.from_store_id, s.to_store_id, d.created_at
from inventory.discrepancy d
join inventory.transfer_shipment s on s.company_id = d.company_id and s.id = d.shipment_id
join procure.variant v on v.company_id = d.company_id and v.id = d.variant_id
join procure.product p on p.company_id = v.company_id and p.id = v.product_id
where d.settled_quantity < d.quantity;
comment on view inventory.open_discrepancy is 'Differences of shipments that nobody has settled yet. quantity: what of them is open.';
grant select on inventory.open_discrepancy to app, maint;

create view inventory.shipment_due with (security_invoker = true) as
select s.company_id, s.transfer_shipment_id, s.transfer_line_id, s.shipped_quantity, s.accepted_quantity,
  s.accepted_quantity + coalesce(d.borne, 0) as settled_quantity, s.open_quantity + coalesce(d.undecided, 0) as open_quantity
from (
  select l.company_id, l.transfer_shipment_id, l.transfer_line_id, l.variant_id, sum(l.quantity) as shipped_quantity,
    sum(l.accepted_quantity + l.damaged_quantity) as accepted_quantity, sum(l.open_quantity) as open_quantity
  from inventory.transfer_shipment_line l group by 1, 2, 3, 4) s
left join lateral (
  select sum(d.quantity - d.settled_quantity) filter (where d.kind <> 'short') as undecided, sum(b.quantity) as borne
  from inventory.discrepancy d
  left join lateral (
    select sum(case when d.kind = 'damaged' and l.action in ('write_off_source', 'carrier_claim', 'insurance_claim') then -l.quantity
      when d.kind = 'short' and l.action = 'write_off_dest' or l.action = 'accept_over' then l.quantity else 0 end) as quantity
    from inventory.settlement_line l join inventory.settlement t on t.company_id = l.company_id and t.id = l.settlement_id
    where l.company_id = d.company_id and l.discrepancy_id = d.id and t.status = 'posted') b on true
  where d.company_id = s.company_id and d.shipment_id = s.transfer_shipment_id and d.variant_id = s.variant_id) d on true;
comment on view inventory.shipment_due is 'What of each line of a transfer left with a shipment, arrived (damaged or not), and is the destination’s to pay once all is settled: what it kept, and what was lost on its account. open_quantity: what is on its way or undecided. Source: settled.md B4.';
grant select on inventory.shipment_due to app, maint;

create or replace view inventory.stale_transfer_invoice with (security_invoker = true) as
select t.* from inventory.transfer_invoice t
where t.status in ('rejected', 'disputed') or t.status in ('draft', 'submitted', 'approved') and exists (
  select from inventory.transfer_invoice_shipment x
  join inventory.shipment_due s on s.company_id = x.company_id and s.transfer_shipment_id = x.transfer_shipment_id
  left join inventory.transfer_invoice_line l on l.company_id = x.company_id and l.transfer_invoice_id = x.transfer_invoice_id
    and l.transfer_line_id = s.transfer_line_id
  where x.company_id = t.company_id and x.transfer_invoice_id = t.id
  group by s.transfer_line_id
  having sum(case t.basis when 'shipped' then s.shipped_quantity when 'settled' then s.settled_quantity else s.accepted_quantity end)
    <> coalesce(max(l.quantity), 0));

-- A transfer whose last difference is settled is over at once.
do $$
declare
  guard text := (select pg_get_triggerdef(t.oid) from pg_trigger t where t.tgrelid = 'inventory.transfer'::regclass and t.tgname = 'transfer_guard');
begin
  drop trigger transfer_guard on inventory.transfer;
  execute replace(guard, 'in_transit>received', 'in_transit>received,in_transit>closed');
end $$;
