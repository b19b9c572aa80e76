-- What a closed order delivered without an invoice counts against the credit limit as well. docs/guides/sales-orders.md, Orders.
create or replace function sales.credit_used(company bigint, customer bigint) returns bigint
  language sql stable set search_path = pg_catalog, pg_temp as $$
  select coalesce((
      select sum(case i.kind when 'invoice' then 1 else -1 end * round((i.gross_minor - coalesce(s.settled, 0)) * i.base_gross_minor::numeric / nullif(i.gross_minor, 0)))
      from accounts.invoice i
      left join lateral (select sum(t.amount_minor) as settled from payments.settlement t where t.company_id = i.company_id and t.invoice_id = i.id) s on true
      where i.company_id = company and i.customer_id = customer and i.direction = 'sale' and i.status = 'posted'), 0)::bigint
    - coalesce((select sum(p.unallocated_base_minor) from payments.customer_payment p
      where p.company_id = company and p.customer_id = customer and p.status = 'posted'), 0)::bigint
    + coalesce((
      select sum(round(l.gross_minor * (l.quantity - l.cancelled_quantity - l.invoiced_quantity) / l.quantity * o.company_gross_minor / nullif(o.gross_minor, 0)))
      from sales.sales_order o join sales.sales_order_line l on l.company_id = o.company_id and l.sales_order_id = o.id
      where o.company_id = company and o.customer_id = customer and o.status in ('confirmed', 'closed') and o.invoice_status <> 'full'), 0)::bigint
$$;

drop index sales.sales_order_open;
create index sales_order_open on sales.sales_order (company_id, customer_id) where status in ('confirmed', 'closed') and invoice_status <> 'full';
