create table inventory.transfer_invoice (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  uid uuid not null default gen_random_uuid(), number text, name text not null generated always as (coalesce(number, '#' || id)) stored,
  transfer_id bigint not null, transfer_number text not null, from_store_id bigint not null, to_store_id bigint not null,
  revision integer not null constraint transfer_invoice_revision check (revision >= 0),
  basis text not null constraint transfer_invoice_basis check (basis in ('shipped', 'accepted', 'settled')),
  invoiced_on date not null, replaces_id bigint, replaces_name text,
  status text not null default 'draft' constraint transfer_invoice_status check (status in ('draft', 'submitted', 'pending', 'approved', 'posted',
    'rejected', 'disputed', 'credited', 'voided')),
  total_minor bigint not null default 0, approved_at timestamptz, approved_by bigint, posted_at timestamptz, reason text,
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  constraint transfer_invoice_once unique (company_id, transfer_id, revision),
  constraint transfer_invoice_approved check (status not in ('approved', 'posted', 'disputed', 'credited') or approved_at is not null and approved_by is not null),
  constraint transfer_invoice_posted check ((status in ('posted', 'disputed', 'credited')) = (posted_at is not null)),
  -- Whoever makes one never approves it.
  constraint transfer_invoice_four_eyes check (approved_by <> created_by),
  foreign key (company_id, transfer_id) references inventory.transfer,
  foreign key (company_id, from_store_id) references erp.store,
  foreign key (company_id, to_store_id) references erp.store,
  foreign key (company_id, replaces_id) references inventory.transfer_invoice,
  foreign key (company_id, approved_by) references erp.app_user,
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table inventory.transfer_invoice is 'What one store charges another of the same company for a transfer: a memo, without journal and tax. Source: warehouse.md 3.4, 5.9; settled.md N7.';
comment on column inventory.transfer_invoice.basis is 'Which quantities it counts: what left, what arrived, or what was settled.';
comment on column inventory.transfer_invoice.revision is '0 is the first; whatever takes its place counts on.';
comment on column inventory.transfer_invoice.total_minor is 'In minor units of the company’s currency.';
create index transfer_invoice_from on inventory.transfer_invoice (company_id, from_store_id, created_at, id);
create index transfer_invoice_to on inventory.transfer_invoice (company_id, to_store_id, created_at, id);
create index transfer_invoice_replaces on inventory.transfer_invoice (company_id, replaces_id);
create index transfer_invoice_approved_by on inventory.transfer_invoice (company_id, approved_by);
select platform.protect_document('inventory.transfer_invoice',
  '{draft>submitted,submitted>approved,submitted>pending,submitted>rejected,pending>approved,pending>rejected,approved>posted,posted>disputed,draft>voided,submitted>voided,approved>voided,rejected>voided,disputed>credited}',
  '{total_minor,approved_at,approved_by,posted_at,reason}');

create table inventory.transfer_invoice_line (
  company_id bigint not null, transfer_invoice_id bigint not null, line_no integer not null,
  transfer_line_id bigint not null, variant_id bigint not null,
  quantity numeric(18,4) not null constraint transfer_invoice_line_quantity check (quantity > 0),
  unit_price numeric(19,6) not null constraint transfer_invoice_line_unit_price check (unit_price >= 0),
  net_minor bigint not null constraint transfer_invoice_line_net check (net_minor >= 0),
  primary key (company_id, transfer_invoice_id, line_no),
  constraint transfer_invoice_line_once unique (company_id, transfer_invoice_id, transfer_line_id),
  foreign key (company_id, transfer_invoice_id) references inventory.transfer_invoice on delete cascade,
  foreign key (company_id, transfer_line_id) references inventory.transfer_line (company_id, id),
  foreign key (company_id, variant_id) references procure.variant);
comment on table inventory.transfer_invoice_line is 'quantity: in the stock unit of the variant. unit_price: in the company’s currency. net_minor: quantity × unit_price, half away from zero, in its minor units.';
create index transfer_invoice_line_of on inventory.transfer_invoice_line (company_id, transfer_line_id);
create index transfer_invoice_line_variant on inventory.transfer_invoice_line (company_id, variant_id);
select platform.protect_document_lines('inventory.transfer_invoice_line', 'inventory.transfer_invoice', 500);

create table inventory.transfer_invoice_shipment (
  company_id bigint not null, transfer_invoice_id bigint not null, transfer_shipment_id bigint not null,
  is_live boolean not null default true,
  primary key (company_id, transfer_invoice_id, transfer_shipment_id),
  foreign key (company_id, transfer_invoice_id) references inventory.transfer_invoice,
  foreign key (company_id, transfer_shipment_id) references inventory.transfer_shipment);
comment on table inventory.transfer_invoice_shipment is 'Which shipments an invoice counts. is_live: its invoice is neither rejected nor disputed nor replaced; a shipment is in one of these at most.';
create unique index transfer_invoice_shipment_live on inventory.transfer_invoice_shipment (company_id, transfer_shipment_id) where is_live;
create index transfer_invoice_shipment_of on inventory.transfer_invoice_shipment (company_id, transfer_shipment_id);
select platform.protect('inventory.transfer_invoice_shipment', 'select, insert, update');

create function inventory.end_invoice() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  update inventory.transfer_invoice_shipment s set is_live = false where s.company_id = new.company_id and s.transfer_invoice_id = new.id;
  return null;
end $$;
create function inventory.keep_ended() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if not old.is_live or (new.company_id, new.transfer_invoice_id, new.transfer_shipment_id)
      is distinct from (old.company_id, old.transfer_invoice_id, old.transfer_shipment_id) then
    raise exception 'what an invoice counts stays' using errcode = '23514', constraint = 'transfer_invoice_shipment_stays',
      table = 'transfer_invoice_shipment', schema = 'inventory';
  end if;
  return new;
end $$;
revoke execute on function inventory.end_invoice, inventory.keep_ended from public;
create trigger transfer_invoice_ends after update of status on inventory.transfer_invoice for each row
  when (new.status <> old.status and old.status not in ('rejected', 'disputed') and new.status in ('rejected', 'disputed', 'credited', 'voided'))
  execute function inventory.end_invoice();
create trigger transfer_invoice_shipment_stays before update on inventory.transfer_invoice_shipment for each row execute function inventory.keep_ended();

create view inventory.stale_transfer_invoice with (security_invoker = true) as
select t.* from inventory.transfer_invoice t
where t.status in ('rejected', 'disputed') or t.status in ('draft', 'submitted', 'approved') and exists (
  select from inventory.transfer_invoice_shipment x
  join inventory.transfer_shipment_line s on s.company_id = x.company_id and s.transfer_shipment_id = x.transfer_shipment_id
  left join inventory.transfer_invoice_line l on l.company_id = x.company_id and l.transfer_invoice_id = x.transfer_invoice_id
    and l.transfer_line_id = s.transfer_line_id
  where x.company_id = t.company_id and x.transfer_invoice_id = t.id
  group by s.transfer_line_id
  having sum(case t.basis when 'shipped' then s.quantity else s.accepted_quantity + s.damaged_quantity end) <> coalesce(max(l.quantity), 0));
comment on view inventory.stale_transfer_invoice is 'Invoices of transfers that were rejected, are disputed, or do not count any more what their basis does.';
grant select on inventory.stale_transfer_invoice to app, maint;
