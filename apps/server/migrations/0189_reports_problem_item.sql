-- Items with problems: rules over facts, calculated when they are read. docs/guides/reports.md, Items with problems.
create table reports.problem_note (
  company_id bigint not null references erp.company, product_id bigint not null,
  rule text not null constraint problem_note_rule
    check (rule in ('no_price', 'no_barcode', 'no_image', 'no_tax_class', 'dead_stock', 'oversold', 'late_order', 'below_cost')),
  owner_id bigint, snoozed_until date,
  updated_at timestamptz not null default now(), updated_by bigint not null,
  primary key (company_id, product_id, rule),
  foreign key (company_id, product_id) references procure.product,
  foreign key (company_id, owner_id) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table reports.problem_note is 'Who solves a problem of a product, and until when it is not shown as open. Stays when the problem is solved, and applies when it returns.';
create index problem_note_owner on reports.problem_note (company_id, owner_id);
create index problem_note_updated_by on reports.problem_note (company_id, updated_by);
select platform.protect('reports.problem_note', 'select, insert, update');

create table reports.problem_day (
  company_id bigint not null references erp.company, day date not null, rule text not null, count integer not null constraint problem_day_count check (count >= 0),
  primary key (company_id, day, rule));
comment on table reports.problem_day is 'Number of open problems by rule, counted each night.';
select platform.protect('reports.problem_day', 'select, insert, update, delete');

-- Products on sale by rule. Sales and stock of the last 90 days; stock is that of all stores.
create view reports.problem_item with (security_invoker = true) as
with product as (
  select p.company_id, p.id, p.name, p.code, p.has_price, p.has_barcode, p.has_picture, p.tax_class_id, p.created_at, t.today
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
      join purchase.purchase_order_line l on l.company_id = v.company_id and l.variant_id = v.id and l.open_quantity > 0
      join purchase.purchase_order o on o.company_id = l.company_id and o.id = l.purchase_order_id
        and o.status = 'ordered' and o.receipt_status in ('none', 'partial')
      where v.company_id = p.company_id and v.product_id = p.id
        and case when o.confirmed_on is not null then o.confirmed_on when l.due_on is not null then l.due_on else o.due_on end < p.today)
  union all select p.company_id, p.id, 8, 'below_cost', true from product p
    where exists (select from procure.variant v join sales.sales_day d on d.company_id = v.company_id and d.variant_id = v.id
      where v.company_id = p.company_id and v.product_id = p.id and d.day > p.today - 90
      group by v.product_id having sum(d.net_minor) > 0 and sum(d.net_minor - d.returned_net_minor) < sum(d.cost_minor)))
select f.company_id, f.id * 16 + f.place as id, f.id as product_id, p.name, p.code, f.rule, f.is_cost, n.owner_id, n.snoozed_until,
  case when n.snoozed_until > p.today then 'snoozed' else 'open' end as status
from found f
join product p on p.company_id = f.company_id and p.id = f.id
left join reports.problem_note n on n.company_id = f.company_id and n.product_id = f.id and n.rule = f.rule;
comment on view reports.problem_item is 'Problems of products on sale, one row for each rule that a product breaks.';
grant select on reports.problem_item to app, maint;
