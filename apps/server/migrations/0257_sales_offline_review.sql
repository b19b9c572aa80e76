-- Sales of devices that a person looks at, sessions of late sales, and what sessions were closed without. docs/guides/sales.md, Offline.
alter table sales.till_session
  add column recovered_id bigint,
  add foreign key (company_id, recovered_id) references sales.till_session;
comment on column sales.till_session.recovered_id is 'The session whose late sales this one records, with a cash-up of its own; null: it sells.';
create index till_session_recovered on sales.till_session (company_id, recovered_id);
drop index sales.till_session_once;
create unique index till_session_once on sales.till_session (company_id, till_id) where status <> 'closed' and recovered_id is null;
create unique index till_session_recovery_once on sales.till_session (company_id, recovered_id) where status = 'open' and recovered_id is not null;

create table sales.unsent_at_close (
  company_id bigint not null references erp.company, till_session_id bigint not null, device_id bigint not null,
  unsent_count integer not null constraint unsent_at_close_count check (unsent_count > 0),
  waiting_since timestamptz,
  primary key (company_id, till_session_id, device_id),
  foreign key (company_id, till_session_id) references sales.till_session,
  foreign key (company_id, device_id) references sales.device);
comment on table sales.unsent_at_close is 'Sales that devices still held when their session was closed, as they reported last. Append-only.';
create index unsent_at_close_device on sales.unsent_at_close (company_id, device_id);
select platform.protect('sales.unsent_at_close', 'select, insert');
create trigger unsent_at_close_append_only before update or delete on sales.unsent_at_close for each row execute function platform.refuse_change();
create trigger unsent_at_close_no_truncate before truncate on sales.unsent_at_close for each statement execute function platform.refuse_change();

alter table sales.offline_sale
  add column reasons text[] not null default '{}' constraint offline_sale_reasons check (reasons <@ array['price_changed', 'kit_changed',
    'tax_changed', 'not_sellable', 'payment_refused', 'over_limit', 'customer_stopped', 'serial_missing', 'session_closed', 'period_closed',
    'device_revoked', 'cashier_inactive', 'clock_wrong', 'beyond_limits']),
  add column clock_seconds integer not null default 0,
  add column review text constraint offline_sale_review check (review in ('open', 'settled')),
  add column reviewed_at timestamptz,
  add column reviewed_by bigint,
  add column review_note text constraint offline_sale_review_note check (length(btrim(review_note)) between 1 and 500),
  add constraint offline_sale_review_reason check (reasons = '{}' or review is not null),
  add constraint offline_sale_reviewed check ((review is not distinct from 'settled') = (reviewed_at is not null and reviewed_by is not null)),
  add foreign key (company_id, reviewed_by) references erp.app_user;
comment on column sales.offline_sale.reasons is 'Why a person looks at it; it was recorded all the same, since money and goods had changed hands.';
comment on column sales.offline_sale.clock_seconds is 'How far the clock of the device was ahead when it sent the sale; below zero: behind. Units: seconds.';
comment on column sales.offline_sale.review is 'Null: there is nothing to look at.';
create index offline_sale_open on sales.offline_sale (company_id, device_id) where review = 'open';
create index offline_sale_reviewed_by on sales.offline_sale (company_id, reviewed_by);
-- What arrived stays as it is; that a person looked at it is noted once.
drop trigger offline_sale_append_only on sales.offline_sale;
create trigger offline_sale_append_only before update of company_id, sale_id, device_id, device_number, device_sold_at, received_at, expected_minor,
  recovered_by, are_kits_changed, reasons, clock_seconds or delete on sales.offline_sale for each row execute function platform.refuse_change();
create trigger offline_sale_reviewed_once before update on sales.offline_sale for each row when (old.review is distinct from 'open')
  execute function platform.refuse_change();
grant update (review, reviewed_at, reviewed_by, review_note) on sales.offline_sale to app;

create or replace view sales.device_list with (security_invoker = true) as
  select d.company_id, d.id, d.name, d.till_id, t.store_id, d.status, d.waiting_count, d.refused_count, d.waiting_since, d.last_seen_at,
    d.registered_at, concat_ws(' ', u.first_name, u.last_name) as registered_by, d.version,
    (select count(*)::integer from sales.offline_sale f where f.company_id = d.company_id and f.device_id = d.id and f.review = 'open') as review_count
  from sales.device d
  join sales.till t on t.company_id = d.company_id and t.id = d.till_id
  join erp.app_user u on u.company_id = d.company_id and u.id = d.registered_by;

create or replace view sales.till_session_list with (security_invoker = true) as
  select s.company_id, s.id, t.code || ' #' || s.number as name, s.till_id, s.store_id, s.status, s.business_on, s.opened_at,
    concat_ws(' ', u.first_name, u.last_name) as opened_by, s.closed_at, s.z_number,
    case when s.status = 'closed' then s.counted_minor - s.expected_minor end as difference_minor, s.version,
    case when s.recovered_id is null then 'regular' else 'recovery' end as kind,
    (select count(*)::integer from sales.offline_sale f join sales.sale r on r.company_id = f.company_id and r.id = f.sale_id
      where f.company_id = s.company_id and f.review = 'open' and r.till_session_id = s.id) as review_count
  from sales.till_session s
  join sales.till t on t.company_id = s.company_id and t.id = s.till_id
  join erp.app_user u on u.company_id = s.company_id and u.id = s.opened_by;

create or replace view sales.receipt_list with (security_invoker = true) as
  select s.company_id, s.id, s.number, s.kind, s.status, s.sold_at, s.business_on, s.store_id, s.till_id,
    concat_ws(' ', u.first_name, u.last_name) as cashier, s.customer_id,
    case s.kind when 'sale' then s.payable_minor else -s.payable_minor end as payable_minor,
    case s.kind when 'sale' then s.tax_minor else -s.tax_minor end as tax_minor,
    f.review
  from sales.sale s
  left join erp.app_user u on u.company_id = s.company_id and u.id = s.posted_by
  left join sales.offline_sale f on f.company_id = s.company_id and f.sale_id = s.id;
