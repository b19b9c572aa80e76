-- What a shop and the list of web orders say of the payment of an order. docs/guides/webcheckout.md.
create function webcheckout.payment_status(gross bigint, captured bigint, refunded bigint, other bigint, is_waiting boolean) returns text
  language sql immutable set search_path = pg_catalog, pg_temp as $$
  select case
    when refunded > 0 then case when refunded >= captured + other then 'refunded' else 'part_refunded' end
    when captured + other >= gross and captured + other > 0 then 'paid'
    when is_waiting then 'waiting'
    when captured + other > 0 then 'part_paid'
    else 'unpaid' end
$$;
revoke execute on function webcheckout.payment_status from public;
grant execute on function webcheckout.payment_status to app;

create or replace view webcheckout.web_order_list with (security_invoker = true) as
  select w.company_id, w.id, w.reference, w.store_id, w.customer_id, w.sales_order_id, o.name as order_name, o.currency_code, o.gross_minor,
    case
      when o.status in ('draft', 'on_hold') then 'received'
      when o.status = 'cancelled' then 'cancelled'
      when o.delivery_status = 'partial' then 'partly_dispatched'
      when o.delivery_status = 'full' and d.is_delivered then 'delivered'
      when o.delivery_status = 'full' then 'dispatched'
      when o.status = 'closed' then 'cancelled'
      else 'confirmed' end as status,
    w.created_at, (w.created_at at time zone c.timezone)::date as created_on, w.cart_id,
    webcheckout.payment_status(o.gross_minor, m.captured_minor, m.refunded_minor, m.other_minor, m.is_waiting) as payment_status
  from webcheckout.web_order w
  join erp.company c on c.id = w.company_id
  join sales.sales_order o on o.company_id = w.company_id and o.id = w.sales_order_id
  cross join lateral payments.order_money(o.company_id, o.id) m
  left join lateral (
    select bool_and(x.status = 'delivered') as is_delivered from sales.delivery x
    where x.company_id = w.company_id and x.sales_order_id = w.sales_order_id and x.status in ('dispatched', 'delivered')) d on true;
