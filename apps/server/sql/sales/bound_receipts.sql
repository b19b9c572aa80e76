-- A receipt with its returns, and those that exchanges bind to them, by id: what was paid for goods that were exchanged is given back for
-- those that were taken instead.
create or replace function sales.bound_receipts(company bigint, receipt bigint) returns bigint[]
  language sql stable set search_path = pg_catalog, pg_temp as $$
  with recursive bound (id) as (
    select receipt
    union
    select n.id from bound k cross join lateral (
      select r.id from sales.sale r where r.company_id = company and r.original_sale_id = k.id
      union all
      select o.original_sale_id from sales.sale o where o.company_id = company and o.id = k.id and o.original_sale_id is not null
        and exists (select from sales.exchange e where e.company_id = company and e.return_id = k.id)
      union all
      select e.sale_id from sales.exchange e where e.company_id = company and e.return_id = k.id
      union all
      select e.return_id from sales.exchange e where e.company_id = company and e.sale_id = k.id) n)
  select array_agg(k.id order by k.id) from bound k
$$;
revoke all on function sales.bound_receipts from public;
grant execute on function sales.bound_receipts to app;
