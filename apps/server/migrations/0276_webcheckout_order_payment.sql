-- Web orders are paid as their sales orders are. docs/guides/webcheckout.md, Payment.
create or replace view webcheckout.web_order_list with (security_invoker = true) as
  select w.company_id, w.id, w.reference, w.store_id, w.customer_id, w.sales_order_id, o.name as order_name, o.currency_code, o.gross_minor,
    case
      when o.status in ('draft', 'on_hold') then 'received'
      when o.status = 'cancelled' then 'cancelled'
      when r.is_ready then 'ready'
      when o.delivery_status = 'partial' then 'partly_dispatched'
      when o.delivery_status = 'full' and d.is_delivered then 'delivered'
      when o.delivery_status = 'full' then 'dispatched'
      when o.status = 'closed' then 'cancelled'
      else 'confirmed' end as status,
    w.created_at, (w.created_at at time zone c.timezone)::date as created_on, w.cart_id,
    p.status as payment_status
  from webcheckout.web_order w
  join erp.company c on c.id = w.company_id
  join sales.sales_order o on o.company_id = w.company_id and o.id = w.sales_order_id
  cross join lateral (
    select exists (select from sales.delivery x where x.company_id = w.company_id and x.sales_order_id = w.sales_order_id and x.ready_at is not null
      and x.status in ('picked', 'packed')) as is_ready) r
  cross join lateral sales.payment_of(o.company_id, o.id) p
  left join lateral (
    select bool_and(x.status = 'delivered') as is_delivered from sales.delivery x
    where x.company_id = w.company_id and x.sales_order_id = w.sales_order_id and x.status in ('dispatched', 'delivered')) d on true;
drop function webcheckout.payment_status;
