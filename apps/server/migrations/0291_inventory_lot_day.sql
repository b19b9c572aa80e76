-- Lots expire by the day where the company is. docs/guides/inventory.md, Lots and serial numbers.
create or replace view inventory.lot_list with (security_invoker = true) as
  select t.company_id, t.id, t.version, t.lot_no as name, v.sku, platform.in_language(p.name, p.name_ar) as product_name, t.variant_id,
    case when t.is_serial then 'serial' else 'lot' end as kind, t.expires_on, coalesce(b.on_hand, 0) as on_hand, t.created_at,
    case when t.hold_reason is not null then 'held' when coalesce(b.on_hand, 0) = 0 then 'gone'
      when t.expires_on < (select erp.today(nullif(current_setting('app.company', true), '')::bigint)) then 'expired'
      when t.expires_on < (select erp.today(nullif(current_setting('app.company', true), '')::bigint)) + (select coalesce(
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
