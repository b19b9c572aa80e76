-- Store credit issued to many at once, such as for a campaign. docs/guides/sales.md, Vouchers.
create table sales.voucher_batch (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  uid uuid not null, name text not null constraint voucher_batch_name check (length(btrim(name)) between 1 and 120),
  name_key text not null generated always as (platform.normalise(name)) stored,
  quantity integer not null constraint voucher_batch_quantity check (quantity between 1 and 1000),
  amount_minor bigint not null constraint voucher_batch_amount check (amount_minor > 0),
  currency_code text not null references platform.currency,
  issued_on date not null, expires_on date constraint voucher_batch_expires check (expires_on >= issued_on),
  reason text not null constraint voucher_batch_reason check (length(btrim(reason)) between 1 and 500),
  version integer not null default 1, created_at timestamptz not null default now(), created_by bigint,
  updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  constraint voucher_batch_once unique (company_id, uid),
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table sales.voucher_batch is 'Vouchers issued together, of the same amount. uid: of the call; their codes follow from it and their place, and are not stored. Units: minor units of the currency.';
create index voucher_batch_by_day on sales.voucher_batch (company_id, issued_on, id);
create index voucher_batch_currency on sales.voucher_batch (currency_code);
create index voucher_batch_created_by on sales.voucher_batch (company_id, created_by);
create index voucher_batch_updated_by on sales.voucher_batch (company_id, updated_by);
select platform.protect('sales.voucher_batch', 'select');
create trigger voucher_batch_version before update on sales.voucher_batch for each row execute function platform.raise_version();
alter table sales.voucher add column voucher_batch_id bigint;
alter table sales.voucher add foreign key (company_id, voucher_batch_id) references sales.voucher_batch;
comment on column sales.voucher.voucher_batch_id is 'The batch that it was issued with.';
create index voucher_batch_of on sales.voucher (company_id, voucher_batch_id);

create view sales.voucher_batch_list with (security_invoker = true) as
  select b.company_id, b.id, b.name, b.name_key, b.quantity, b.amount_minor, b.currency_code, b.issued_on, b.expires_on, b.reason, b.version,
    u.used_count, u.blocked_count, b.quantity * b.amount_minor as issued_minor, u.balance_minor
  from sales.voucher_batch b
  cross join lateral (
    select (count(*) filter (where v.balance_minor < v.issued_minor and v.status <> 'written_off'))::integer as used_count,
      (count(*) filter (where v.status = 'blocked'))::integer as blocked_count, coalesce(sum(v.balance_minor), 0)::bigint as balance_minor
    from sales.voucher v where v.company_id = b.company_id and v.voucher_batch_id = b.id) u;
comment on view sales.voucher_batch_list is 'Batches with what became of their vouchers. used_count: that paid for something.';
grant select on sales.voucher_batch_list to app, maint;
