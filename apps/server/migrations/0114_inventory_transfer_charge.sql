-- What moving the goods of a transfer costs beside the goods. Source: warehouse.md 3.4, 6.6. docs/decisions/079.
drop index inventory.transfer_shipment_transfer;
alter table inventory.transfer_shipment add constraint transfer_shipment_transfer unique (company_id, transfer_id, id);

create table inventory.transfer_charge (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  transfer_id bigint not null, transfer_shipment_id bigint, charge_type_id bigint not null,
  basis text not null constraint transfer_charge_basis check (basis in ('fixed', 'per_unit', 'per_kg', 'per_m3', 'rate_of_value')),
  rate numeric(19,6) constraint transfer_charge_rate check (rate >= 0),
  rate_ppm integer constraint transfer_charge_rate_ppm check (rate_ppm between 0 and 10000000),
  amount_minor bigint not null constraint transfer_charge_amount check (amount_minor > 0),
  allocate_by text not null constraint transfer_charge_allocate_by check (allocate_by in ('value', 'qty', 'weight', 'volume')),
  treatment text not null constraint transfer_charge_treatment check (treatment in ('capitalise', 'expense', 'recharge')),
  supplier_id bigint, note text,
  status text not null default 'draft' constraint transfer_charge_status check (status in ('draft', 'approved')),
  entered_by bigint not null, approved_at timestamptz, approved_by bigint,
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  constraint transfer_charge_rates check (case basis when 'fixed' then rate is null and rate_ppm is null
    when 'rate_of_value' then rate is null and rate_ppm is not null else rate is not null and rate_ppm is null end),
  -- What goods bear is known once they have left together.
  constraint transfer_charge_of_shipment check (treatment <> 'capitalise' or transfer_shipment_id is not null),
  constraint transfer_charge_approved check ((status = 'approved') = (approved_at is not null and approved_by is not null)),
  -- Whoever enters one never approves it.
  constraint transfer_charge_four_eyes check (approved_by <> entered_by),
  foreign key (company_id, transfer_id) references inventory.transfer,
  constraint transfer_charge_shipment foreign key (company_id, transfer_id, transfer_shipment_id)
    references inventory.transfer_shipment (company_id, transfer_id, id),
  foreign key (company_id, charge_type_id) references procure.charge_type,
  foreign key (company_id, supplier_id) references procure.supplier,
  foreign key (company_id, entered_by) references erp.app_user,
  foreign key (company_id, approved_by) references erp.app_user,
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table inventory.transfer_charge is 'What moving the goods of a transfer, or of one shipment of it, costs beside the goods. rate: in the company’s currency for a piece, a kilogram or a cubic metre; rate_ppm: millionths of the value at agreed prices; amount_minor: in minor units of that currency.';
comment on column inventory.transfer_charge.entered_by is 'Who said last what it is.';
create index transfer_charge_transfer on inventory.transfer_charge (company_id, transfer_id, transfer_shipment_id);
create index transfer_charge_of on inventory.transfer_charge (company_id, transfer_shipment_id);
create index transfer_charge_type on inventory.transfer_charge (company_id, charge_type_id);
create index transfer_charge_supplier on inventory.transfer_charge (company_id, supplier_id);
create index transfer_charge_entered_by on inventory.transfer_charge (company_id, entered_by);
create index transfer_charge_approved_by on inventory.transfer_charge (company_id, approved_by);
create index transfer_charge_created_by on inventory.transfer_charge (company_id, created_by);
create index transfer_charge_updated_by on inventory.transfer_charge (company_id, updated_by);
select platform.protect('inventory.transfer_charge', 'select, insert, update, delete');
create trigger transfer_charge_version before update on inventory.transfer_charge for each row execute function platform.raise_version();

create table inventory.transfer_charge_share (
  company_id bigint not null, transfer_charge_id bigint not null, shipment_line_id bigint not null,
  amount_minor bigint not null constraint transfer_charge_share_amount check (amount_minor >= 0),
  primary key (company_id, transfer_charge_id, shipment_line_id),
  foreign key (company_id, transfer_charge_id) references inventory.transfer_charge on delete cascade,
  foreign key (company_id, shipment_line_id) references inventory.transfer_shipment_line (company_id, id));
comment on table inventory.transfer_charge_share is 'What each line of a shipment bears of a charge that its goods bear, frozen when that was approved. amount_minor: in minor units of the company’s currency.';
create index transfer_charge_share_line on inventory.transfer_charge_share (company_id, shipment_line_id);
select platform.protect('inventory.transfer_charge_share', 'select, insert, delete');

alter table inventory.transfer_invoice add column charges_minor bigint not null default 0
  constraint transfer_invoice_charges check (charges_minor >= 0);
comment on column inventory.transfer_invoice.charges_minor is 'What of the total is charges, in minor units of the company’s currency.';
alter table inventory.transfer_invoice_line add column charge_minor bigint not null default 0
  constraint transfer_invoice_line_charge check (charge_minor >= 0);
comment on column inventory.transfer_invoice_line.charge_minor is 'Its share of the charges of the invoice, in minor units of the company’s currency.';

create table inventory.transfer_invoice_charge (
  company_id bigint not null, transfer_invoice_id bigint not null, transfer_charge_id bigint not null,
  amount_minor bigint not null, allocate_by text not null,
  is_live boolean not null default true,
  primary key (company_id, transfer_invoice_id, transfer_charge_id),
  foreign key (company_id, transfer_invoice_id) references inventory.transfer_invoice,
  foreign key (company_id, transfer_charge_id) references inventory.transfer_charge);
comment on table inventory.transfer_invoice_charge is 'Which charges an invoice counts, and as what. is_live: as for its shipments; a charge is in one of these at most. amount_minor: in minor units of the company’s currency.';
create unique index transfer_invoice_charge_live on inventory.transfer_invoice_charge (company_id, transfer_charge_id) where is_live;
create index transfer_invoice_charge_of on inventory.transfer_invoice_charge (company_id, transfer_charge_id);
select platform.protect('inventory.transfer_invoice_charge', 'select, insert, update');

create or replace function inventory.end_invoice() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  update inventory.transfer_invoice_shipment s set is_live = false where s.company_id = new.company_id and s.transfer_invoice_id = new.id;
  update inventory.transfer_invoice_charge c set is_live = false where c.company_id = new.company_id and c.transfer_invoice_id = new.id;
  return null;
end $$;
create function inventory.keep_ended_charge() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if not old.is_live or (new.company_id, new.transfer_invoice_id, new.transfer_charge_id, new.amount_minor, new.allocate_by)
      is distinct from (old.company_id, old.transfer_invoice_id, old.transfer_charge_id, old.amount_minor, old.allocate_by) then
    raise exception 'what an invoice counts stays' using errcode = '23514', constraint = 'transfer_invoice_charge_stays',
      table = 'transfer_invoice_charge', schema = 'inventory';
  end if;
  return new;
end $$;
create trigger transfer_invoice_charge_stays before update on inventory.transfer_invoice_charge for each row execute function inventory.keep_ended_charge();

-- Once it is in the books of the stock or on a posted invoice, what a charge says stays.
create function inventory.keep_counted_charge() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if exists (select from inventory.stock_posting p where p.company_id = old.company_id and p.source_type = 'transfer_charge' and p.source_id = old.id)
      or exists (select from inventory.transfer_invoice_charge c
        join inventory.transfer_invoice i on i.company_id = c.company_id and i.id = c.transfer_invoice_id
        where c.company_id = old.company_id and c.transfer_charge_id = old.id and c.is_live and i.status = 'posted') then
    raise exception 'what was counted of a charge stays' using errcode = '23514', constraint = 'transfer_charge_stays',
      table = 'transfer_charge', schema = 'inventory';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
revoke execute on function inventory.keep_ended_charge, inventory.keep_counted_charge from public;
create trigger transfer_charge_stays before update on inventory.transfer_charge for each row
  when ((old.transfer_id, old.transfer_shipment_id, old.basis, old.rate, old.rate_ppm, old.amount_minor, old.allocate_by, old.treatment, old.status)
    is distinct from (new.transfer_id, new.transfer_shipment_id, new.basis, new.rate, new.rate_ppm, new.amount_minor, new.allocate_by, new.treatment,
      new.status))
  execute function inventory.keep_counted_charge();
create trigger transfer_charge_remains before delete on inventory.transfer_charge for each row execute function inventory.keep_counted_charge();

create view inventory.due_charge with (security_invoker = true) as
select c.company_id, c.transfer_id, c.transfer_shipment_id, c.id, c.amount_minor, c.allocate_by, x.transfer_invoice_id
from inventory.transfer_charge c
left join inventory.transfer_invoice_charge x on x.company_id = c.company_id and x.transfer_charge_id = c.id and x.is_live
where c.status = 'approved' and c.treatment = 'recharge';
comment on view inventory.due_charge is 'Charges that whoever gets the goods of a transfer is to pay. transfer_invoice_id: the live invoice that counts it, if any.';
grant select on inventory.due_charge to app, maint;

create or replace view inventory.stale_transfer_invoice with (security_invoker = true) as
select t.* from inventory.transfer_invoice t
where t.status in ('rejected', 'disputed') or t.status in ('draft', 'submitted', 'approved') and (exists (
  select from inventory.transfer_invoice_shipment x
  join inventory.shipment_due s on s.company_id = x.company_id and s.transfer_shipment_id = x.transfer_shipment_id
  left join inventory.transfer_invoice_line l on l.company_id = x.company_id and l.transfer_invoice_id = x.transfer_invoice_id
    and l.transfer_line_id = s.transfer_line_id
  where x.company_id = t.company_id and x.transfer_invoice_id = t.id
  group by s.transfer_line_id
  having sum(case t.basis when 'shipped' then s.shipped_quantity when 'settled' then s.settled_quantity else s.accepted_quantity end)
    <> coalesce(max(l.quantity), 0))
  or exists (
    select from inventory.due_charge d
    where d.company_id = t.company_id and d.transfer_id = t.transfer_id and d.transfer_invoice_id is null
      and (d.transfer_shipment_id is null or exists (select from inventory.transfer_invoice_shipment x
        where x.company_id = t.company_id and x.transfer_invoice_id = t.id and x.transfer_shipment_id = d.transfer_shipment_id)))
  or exists (
    select from inventory.transfer_invoice_charge x
    where x.company_id = t.company_id and x.transfer_invoice_id = t.id and x.is_live and not exists (
      select from inventory.due_charge d where d.company_id = x.company_id and d.id = x.transfer_charge_id
        and (d.amount_minor, d.allocate_by) = (x.amount_minor, x.allocate_by))));
