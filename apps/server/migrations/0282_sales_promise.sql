-- When an order is promised, from what deliveries took. docs/guides/sales-orders.md, Promised dates.
alter table sales.sales_order
  add column expected_on date, add column promise_on date,
  add column promise_basis text constraint sales_order_promise_basis check (promise_basis in ('history', 'purchase')),
  add constraint sales_order_promise_whole check (num_nonnulls(expected_on, promise_on, promise_basis) in (0, 3)),
  add constraint sales_order_promise_days check (expected_on <= promise_on);
comment on column sales.sales_order.expected_on is 'Delivered by this day in half of all cases, promise_on: in nine of ten; fixed when the order was first confirmed. Null: no promise.';
create index delivery_delivered_on on sales.delivery (company_id, store_id, delivery_mode, delivered_on) where status = 'delivered';
create index sales_order_promise_on on sales.sales_order (company_id, promise_on) where status = 'confirmed' and delivery_status <> 'full';
select platform.guard_document_again('sales.sales_order',
  '{draft>on_hold,draft>confirmed,on_hold>confirmed,on_hold>draft,confirmed>on_hold,confirmed>closed,on_hold>cancelled,confirmed>cancelled}',
  '{delivery_status,invoice_status,over_limit_minor,hold_reason,confirmed_at,released_by,is_deposit_waived,reason,expected_on,promise_on,promise_basis}');

drop view sales.sales_order_entry;
create view sales.sales_order_entry with (security_invoker = true) as
  select o.*, (select p.status from sales.payment_of(o.company_id, o.id) p) as payment_status,
    coalesce((select bool_or(c.captured_minor > c.refunded_minor + c.disputed_minor) from payments.online_payment c
      where c.company_id = o.company_id and c.sales_order_id = o.id), false) as is_paid_by_card
  from sales.sales_order o;
comment on view sales.sales_order_entry is 'Sales orders with what became of their payment; is_paid_by_card: a card payment can be refunded.';
grant select, insert, update, delete on sales.sales_order_entry to app;
grant select on sales.sales_order_entry to maint;
