-- As before, named in the language of the reader. names: in both, for the search.
create or replace view reports.problem_item with (security_invoker = true) as
with product as (
  select p.company_id, p.id, p.name, p.name_ar, p.code, p.has_price, p.has_barcode, p.has_picture, p.tax_class_id, p.created_at, t.today
  from procure.product p cross join lateral (select erp.today(p.company_id) as today) t
  where p.status = 'active' and p.is_sellable and not p.is_merged),
found as (
  select p.company_id, p.id, 1 as place, 'no_price' as rule, false as is_cost from product p where not p.has_price
  union all select p.company_id, p.id, 2, 'no_barcode', false from product p where not p.has_barcode
  union all select p.company_id, p.id, 3, 'no_image', false from product p where not p.has_picture
  union all select p.company_id, p.id, 4, 'no_tax_class', false from product p where p.tax_class_id is null
  union all select p.company_id, p.id, 5, 'dead_stock', false from product p
    where p.created_at < p.today - 90
      and exists (select from procure.variant v join inventory.stock_pool s on s.company_id = v.company_id and s.variant_id = v.id
        where v.company_id = p.company_id and v.product_id = p.id and not s.is_transit and s.on_hand > 0)
      and not exists (select from procure.variant v join inventory.stock_day d on d.company_id = v.company_id and d.variant_id = v.id
        where v.company_id = p.company_id and v.product_id = p.id and d.day > p.today - 90 and d.kind in ('sale', 'oversold_out', 'opening', 'purchase_receipt', 'adjust_in'))
  union all select p.company_id, p.id, 6, 'oversold', false from product p
    where exists (select from procure.variant v join inventory.oversold_debt s on s.company_id = v.company_id and s.variant_id = v.id
      where v.company_id = p.company_id and v.product_id = p.id and s.quantity > 0)
  union all select p.company_id, p.id, 7, 'late_order', false from product p
    where exists (select from procure.variant v
      join purchase.order_delivery d on d.company_id = v.company_id and d.variant_id = v.id and d.open_quantity > 0
      join purchase.purchase_order o on o.company_id = d.company_id and o.id = d.purchase_order_id
        and o.status = 'ordered' and o.receipt_status in ('none', 'partial')
      where v.company_id = p.company_id and v.product_id = p.id and d.expected_on < p.today)
  union all select p.company_id, p.id, 8, 'below_cost', true from product p
    where exists (select from procure.variant v join sales.sales_day d on d.company_id = v.company_id and d.variant_id = v.id
      where v.company_id = p.company_id and v.product_id = p.id and d.day > p.today - 90
      group by v.product_id having sum(d.net_minor) > 0 and sum(d.net_minor - d.returned_net_minor) < sum(d.cost_minor)))
select f.company_id, f.id * 16 + f.place as id, f.id as product_id, platform.in_language(p.name, p.name_ar) as name, p.code, f.rule, f.is_cost, n.owner_id, n.snoozed_until,
  case when n.snoozed_until > p.today then 'snoozed' else 'open' end as status,
  concat_ws(' ', p.name, p.name_ar) as names
from found f
join product p on p.company_id = f.company_id and p.id = f.id
left join reports.problem_note n on n.company_id = f.company_id and n.product_id = f.id and n.rule = f.rule;
