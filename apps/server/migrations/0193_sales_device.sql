-- Devices that sell without a network, and the sales that they sent later. docs/guides/sales.md, Offline.
create table sales.device (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  uid uuid not null, name text not null constraint device_name check (length(btrim(name)) between 1 and 80),
  till_id bigint not null,
  key_hash bytea not null constraint device_key check (octet_length(key_hash) = 32),
  status text not null default 'active' constraint device_status check (status in ('active', 'revoked')),
  waiting_count integer not null default 0 constraint device_waiting check (waiting_count >= 0),
  refused_count integer not null default 0 constraint device_refused check (refused_count >= 0),
  waiting_since timestamptz, last_seen_at timestamptz,
  registered_at timestamptz not null default now(), registered_by bigint not null,
  revoked_at timestamptz, revoked_by bigint,
  revoke_reason text constraint device_revoke_reason check (length(btrim(revoke_reason)) between 1 and 500),
  version integer not null default 1, updated_at timestamptz not null default now(),
  primary key (company_id, id),
  constraint device_uid unique (company_id, uid),
  constraint device_waiting_age check ((waiting_count = 0) = (waiting_since is null)),
  constraint device_revoked check ((status = 'revoked') = (revoked_at is not null and revoked_by is not null and revoke_reason is not null)),
  foreign key (company_id, till_id) references sales.till,
  foreign key (company_id, registered_by) references erp.app_user,
  foreign key (company_id, revoked_by) references erp.app_user);
comment on table sales.device is 'Browsers of tills that may keep sales without a network. key_hash: SHA-256 of the key that the browser made; waiting_*, refused_count: what the browser reported last. Source: sales-crm-finance.md B2, C7.';
create index device_till on sales.device (company_id, till_id);
create index device_by_time on sales.device (company_id, registered_at, id);
create index device_registered_by on sales.device (company_id, registered_by);
create index device_revoked_by on sales.device (company_id, revoked_by);
select platform.protect('sales.device', 'select, insert, update');
-- A report of the browser is no change by a person.
create trigger device_version before update of status on sales.device for each row execute function platform.raise_version();

create table sales.offline_sale (
  company_id bigint not null references erp.company, sale_id bigint not null, device_id bigint not null,
  device_number integer not null constraint offline_sale_number_positive check (device_number > 0),
  device_sold_at timestamptz not null, received_at timestamptz not null default now(),
  expected_minor bigint not null constraint offline_sale_expected check (expected_minor >= 0),
  recovered_by bigint,
  primary key (company_id, sale_id),
  constraint offline_sale_number unique (company_id, device_id, device_number),
  foreign key (company_id, sale_id) references sales.sale,
  foreign key (company_id, device_id) references sales.device,
  foreign key (company_id, recovered_by) references erp.app_user);
comment on table sales.offline_sale is 'Sales that a device made without a network. device_number: its own count, on the receipt of the customer; device_sold_at: by its clock; expected_minor: the total by the prices of the server when it arrived; recovered_by: who recorded it after it was refused. Append-only. Units: minor units of the sale’s currency.';
create index offline_sale_received on sales.offline_sale (company_id, device_id, received_at);
create index offline_sale_recovered_by on sales.offline_sale (company_id, recovered_by);
select platform.protect('sales.offline_sale', 'select, insert');
create trigger offline_sale_append_only before update or delete on sales.offline_sale for each row execute function platform.refuse_change();
create trigger offline_sale_no_truncate before truncate on sales.offline_sale for each statement execute function platform.refuse_change();

create view sales.device_list with (security_invoker = true) as
  select d.company_id, d.id, d.name, d.till_id, t.store_id, d.status, d.waiting_count, d.refused_count, d.waiting_since, d.last_seen_at,
    d.registered_at, concat_ws(' ', u.first_name, u.last_name) as registered_by, d.version
  from sales.device d
  join sales.till t on t.company_id = d.company_id and t.id = d.till_id
  join erp.app_user u on u.company_id = d.company_id and u.id = d.registered_by;
comment on view sales.device_list is 'Devices of tills with their store and who registered them.';
grant select on sales.device_list to app, maint;
