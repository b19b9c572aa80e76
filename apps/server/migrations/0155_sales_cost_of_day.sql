-- Cost of sales by day, beside the sales, for margins.
alter table sales.sales_day add column cost_minor bigint not null default 0;
comment on table sales.sales_day is 'Sales and returns of a day by store and variant, excluding tax; cost_minor: what their goods cost when they left, less what came back. Units: minor units of the company’s currency.';
alter table sales.sales_day no force row level security;
alter table sales.sale no force row level security;
alter table inventory.stock_posting no force row level security;
alter table inventory.stock_move no force row level security;
update sales.sales_day d set cost_minor = c.cost
from (
  select s.company_id, s.store_id, s.business_on, m.variant_id, sum(case s.kind when 'sale' then m.value_minor else -m.value_minor end) as cost
  from sales.sale s
  join inventory.stock_posting p on p.company_id = s.company_id and p.source_type = 'sale' and p.source_id = s.id and p.event_no = 1
  join inventory.stock_move m on m.company_id = p.company_id and m.posted_on = p.posted_on and m.posting_id = p.id
    and m.kind in ('sale', 'oversold_out', 'sale_return')
  where s.status = 'completed' group by 1, 2, 3, 4) c
where d.company_id = c.company_id and d.store_id = c.store_id and d.day = c.business_on and d.variant_id = c.variant_id;
alter table sales.sales_day force row level security;
alter table sales.sale force row level security;
alter table inventory.stock_posting force row level security;
alter table inventory.stock_move force row level security;
