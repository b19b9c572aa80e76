create schema inbound;
comment on schema inbound is 'Tables of module inbound.';
grant usage on schema inbound to app, maint;

-- Third-party logistics companies, and the loads that they deliver of purchase orders. docs/guides/inbound.md.
create table inbound.partner (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  code text not null, name text not null,
  name_key text not null generated always as (platform.normalise(name)) stored,
  store_id bigint not null, contact text,
  status text not null default 'active' constraint partner_status check (status in ('active', 'inactive')),
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  foreign key (company_id, store_id) references erp.store,
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table inbound.partner is 'A third-party logistics company that delivers purchase orders to a store.';
create index partner_store on inbound.partner (company_id, store_id);
create index partner_created_by on inbound.partner (company_id, created_by);
select platform.protect_master('inbound.partner');

create table inbound.partner_supplier (
  company_id bigint not null, partner_id bigint not null, supplier_id bigint not null,
  primary key (company_id, partner_id, supplier_id),
  foreign key (company_id, partner_id) references inbound.partner on delete cascade,
  foreign key (company_id, supplier_id) references procure.supplier);
comment on table inbound.partner_supplier is 'Suppliers whose orders the partner sees; none: those of all suppliers.';
select platform.protect_links('inbound.partner_supplier');

create table inbound.partner_user (
  company_id bigint not null, partner_id bigint not null, line_no integer not null, user_id bigint not null,
  primary key (company_id, partner_id, line_no),
  constraint partner_user_once unique (company_id, user_id),
  foreign key (company_id, partner_id) references inbound.partner on delete cascade,
  foreign key (company_id, user_id) references erp.app_user);
comment on table inbound.partner_user is 'Users of a partner, of whom each has one; role app sees only what belongs to the partner then.';
select platform.protect_lines('inbound.partner_user', 100);

-- Rows of role app are limited by the caller, in addition to the company: by policy, so that no list, file, history or search can forget it.
create function inbound.partner_limit() returns bigint
  language sql stable set search_path = pg_catalog, pg_temp as $$
  select coalesce(
    (select p.partner_id from inbound.partner_user p where p.company_id = u.company_id and p.user_id = u.id),
    case when u.user_type in (3, 9) then 0 end)
  from erp.app_user u
  where u.company_id = nullif(current_setting('app.company', true), '')::bigint
    and u.id = nullif(current_setting('app.user', true), '')::bigint
$$;
comment on function inbound.partner_limit is 'The partner whose rows alone the caller sees; 0 for external and integration users of no partner; null: no limit, also for work of the product itself.';
revoke execute on function inbound.partner_limit from public;
grant execute on function inbound.partner_limit to app, maint;
create policy partner on inbound.partner as restrictive to app using (coalesce(id = (select inbound.partner_limit()), true));

create table inbound.load (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  uid uuid not null, number text, name text not null generated always as (coalesce(number, '#' || id)) stored,
  partner_id bigint not null, store_id bigint not null, purchase_order_id bigint not null,
  reference text not null, expected_on date not null, delivery_note text, note text,
  receipt_id bigint, receipt_number text, decided_at timestamptz, decided_by bigint, reason text,
  status text not null default 'draft' constraint load_status
    check (status in ('draft', 'submitted', 'accepted', 'part_accepted', 'rejected', 'cancelled')),
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  constraint load_reference unique (company_id, partner_id, reference),
  constraint load_received check ((status in ('accepted', 'part_accepted')) = (receipt_id is not null)
    and (receipt_id is null) = (receipt_number is null)),
  constraint load_decided check ((status in ('accepted', 'part_accepted', 'rejected')) = (decided_at is not null)
    and (decided_at is null) = (decided_by is null)),
  constraint load_rejected check ((status = 'rejected') = (reason is not null)),
  foreign key (company_id, partner_id) references inbound.partner,
  foreign key (company_id, store_id) references erp.store,
  foreign key (company_id, purchase_order_id) references purchase.purchase_order,
  foreign key (company_id, receipt_id) references inventory.receipt,
  foreign key (company_id, decided_by) references erp.app_user,
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table inbound.load is 'A delivery of a purchase order by a partner. reference: of the partner, used once. receipt_id: the goods receipt of the accepted lines; stock is posted there alone.';
create index load_partner on inbound.load (company_id, partner_id);
create index load_store on inbound.load (company_id, store_id);
create index load_order on inbound.load (company_id, purchase_order_id);
create unique index load_receipt on inbound.load (company_id, receipt_id);
create index load_decided_by on inbound.load (company_id, decided_by);
create index load_expected_on on inbound.load (company_id, expected_on, id);
select platform.protect_document('inbound.load',
  '{draft>submitted,draft>cancelled,submitted>draft,submitted>accepted,submitted>part_accepted,submitted>rejected,submitted>cancelled}',
  '{receipt_id,receipt_number,decided_at,decided_by,reason}');
-- A partner decides nothing about its loads.
create policy partner on inbound.load as restrictive to app
  using (coalesce(partner_id = (select inbound.partner_limit()), true))
  with check ((select inbound.partner_limit()) is null
    or partner_id = (select inbound.partner_limit()) and status in ('draft', 'submitted', 'cancelled'));

create table inbound.load_line (
  company_id bigint not null, load_id bigint not null, line_no integer not null,
  carton text, variant_id bigint not null,
  quantity numeric(18,4) not null constraint load_line_quantity check (quantity > 0),
  ok_quantity numeric(18,4) constraint load_line_ok check (ok_quantity >= 0),
  damaged_quantity numeric(18,4) not null constraint load_line_damaged check (damaged_quantity >= 0),
  lot_no text, expires_on date, refusal text,
  primary key (company_id, load_id, line_no),
  constraint load_line_counted check (coalesce(ok_quantity, 0) + damaged_quantity <= quantity),
  foreign key (company_id, load_id) references inbound.load on delete cascade,
  foreign key (company_id, variant_id) references procure.variant);
comment on table inbound.load_line is 'quantity: declared. ok_quantity and damaged_quantity: as the partner counted them; ok_quantity null: what is not damaged. refusal: why the store does not receive the line.';
create index load_line_variant on inbound.load_line (company_id, variant_id);
select platform.protect_document_lines('inbound.load_line', 'inbound.load', 500, '{refusal}');
create policy partner on inbound.load_line as restrictive to app using ((select inbound.partner_limit()) is null
  or exists (select from inbound.load l where l.company_id = load_line.company_id and l.id = load_line.load_id));

create view inbound.partner_order_line with (security_invoker = true) as
  select p.company_id, p.id as partner_id, p.store_id, o.id as purchase_order_id, o.number, o.supplier_id, o.due_on, l.line_no, l.variant_id,
    l.quantity, l.open_quantity, o.status = 'ordered' and not o.is_on_hold and l.open_quantity > 0 and p.status = 'active' as is_open
  from inbound.partner p
  join purchase.purchase_order o on o.company_id = p.company_id and o.status in ('ordered', 'closed')
  join purchase.purchase_order_line l on l.company_id = o.company_id and l.purchase_order_id = o.id
    and (case when l.store_id is null then o.store_id else l.store_id end) = p.store_id
  where exists (select from inbound.partner_supplier s where s.company_id = p.company_id and s.partner_id = p.id and s.supplier_id = o.supplier_id)
    or not exists (select from inbound.partner_supplier s where s.company_id = p.company_id and s.partner_id = p.id);
comment on view inbound.partner_order_line is 'Lines of sent orders that a partner delivers to its store, without costs and prices; is_open: more is to come.';
grant select on inbound.partner_order_line to app, maint;

create view inbound.partner_order with (security_invoker = true) as
  select o.company_id, o.id, o.number as name, o.store_id,
    exists (select from inbound.partner_order_line l where l.company_id = o.company_id and l.purchase_order_id = o.id and l.is_open) as is_open
  from purchase.purchase_order o
  where exists (select from inbound.partner_order_line l where l.company_id = o.company_id and l.purchase_order_id = o.id)
    or exists (select from inbound.load l where l.company_id = o.company_id and l.purchase_order_id = o.id);
comment on view inbound.partner_order is 'Orders that loads name: of the partner of the caller, or of any partner.';
grant select on inbound.partner_order to app, maint;

create view inbound.partner_product with (security_invoker = true) as
  select v.company_id, v.id, v.sku as code, p.name,
    exists (select from inbound.partner_order_line l where l.company_id = v.company_id and l.variant_id = v.id and l.is_open) as is_open
  from procure.variant v
  join procure.product p on p.company_id = v.company_id and p.id = v.product_id
  where exists (select from inbound.partner_order_line l where l.company_id = v.company_id and l.variant_id = v.id)
    or exists (select from inbound.load_line l where l.company_id = v.company_id and l.variant_id = v.id);
comment on view inbound.partner_product is 'Products that loads name: those on orders of the partner of the caller, or of any partner.';
grant select on inbound.partner_product to app, maint;
