-- Lots of which users were told that they expire, and the days that the company sets. docs/guides/inventory.md, Lots and serial numbers.
create table inventory.lot_alert (
  company_id bigint not null references erp.company, lot_id bigint not null, store_id bigint not null,
  alerted_at timestamptz not null default now(),
  primary key (company_id, lot_id, store_id),
  foreign key (company_id, lot_id) references inventory.stock_lot,
  foreign key (company_id, store_id) references erp.store);
comment on table inventory.lot_alert is 'That users of a store were told of a lot there that expires; once for each.';
create index lot_alert_store on inventory.lot_alert (company_id, store_id);
alter table inventory.lot_alert enable row level security, force row level security;
create policy company on inventory.lot_alert using (company_id = (select nullif(current_setting('app.company', true), '')::bigint));
grant select, insert on inventory.lot_alert to app;
grant select on inventory.lot_alert to maint;
create index stock_lot_expires on inventory.stock_lot (company_id, expires_on) where expires_on is not null;

create or replace view inventory.lot_list with (security_invoker = true) as
  select t.company_id, t.id, t.version, t.lot_no as name, v.sku, platform.in_language(p.name, p.name_ar) as product_name, t.variant_id,
    case when t.is_serial then 'serial' else 'lot' end as kind, t.expires_on, coalesce(b.on_hand, 0) as on_hand, t.created_at,
    case when t.hold_reason is not null then 'held' when coalesce(b.on_hand, 0) = 0 then 'gone' when t.expires_on < current_date then 'expired'
      when t.expires_on < current_date + (select coalesce(
        (select d.value::integer from erp.setting d where d.company_id = nullif(current_setting('app.company', true), '')::bigint
          and d.store_id is null and d.key = 'inventory.expiry_days' and jsonb_typeof(d.value) = 'number'),
        (select i.value::integer from platform.installation_setting i
          where i.key = 'inventory.expiry_days' and jsonb_typeof(i.value) = 'number'), 30)) then 'expiring'
      else 'available' end as status,
    concat_ws(' ', p.name, p.name_ar) as names
  from inventory.stock_lot t
  join procure.variant v on v.company_id = t.company_id and v.id = t.variant_id
  join procure.product p on p.company_id = v.company_id and p.id = v.product_id
  left join lateral (
    select sum(s.on_hand) as on_hand from inventory.stock_balance s
    where s.company_id = t.company_id and s.variant_id = t.variant_id and s.lot_id = t.id) b on true;
