-- What points paid of the goods that pay for an exchange, which earn none again; 0 of other sales. Units: minor units.
create or replace function sales.points_exchanged(company bigint, sale bigint) returns bigint
  language sql stable set search_path = pg_catalog, pg_temp as $$
  select coalesce((
    select least(e.credit_minor, (
      select sum(t.tendered_minor) from sales.sale b
      join sales.sale_tender t on t.company_id = b.company_id and t.sale_id = b.id
      join erp.payment_type y on y.company_id = t.company_id and y.id = t.payment_type_id and y.kind = 'points'
      where b.company_id = company and b.id = any(sales.bound_receipts(company, sale)) and b.id <> sale and b.kind = 'sale' and b.status = 'completed'))
    from sales.exchange e where e.company_id = company and e.sale_id = sale), 0)
$$;
revoke all on function sales.points_exchanged from public;
