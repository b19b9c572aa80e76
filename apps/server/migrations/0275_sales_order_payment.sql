-- What is paid and open of a sales order. docs/guides/sales-orders.md, Payment.
-- paid_minor: deposits, card payments, and what its invoices were paid or credited; open_minor: 0 of a draft and of a cancelled order.
-- Of a closed order what was cancelled is not owed. Units: minor units of the order.
create function sales.payment_of(company bigint, sales_order bigint)
  returns table (status text, paid_minor bigint, refunded_minor bigint, open_minor bigint)
  language sql stable begin atomic
  select case
      when m.refunded_minor > 0 then case when m.refunded_minor >= p.minor then 'refunded' else 'part_refunded' end
      when p.minor >= d.minor and p.minor > 0 then 'paid'
      when m.is_waiting then 'waiting'
      when p.minor > 0 then 'part_paid'
      else 'unpaid' end,
    p.minor, m.refunded_minor,
    case when o.status in ('draft', 'cancelled') then 0 else greatest(d.minor - p.minor, 0) end
  from sales.sales_order o
  cross join lateral payments.order_money(o.company_id, o.id) m
  cross join lateral (select m.captured_minor + m.other_minor as minor) p
  cross join lateral (
    select case when o.status = 'closed' then (
      select coalesce(sum(round(l.gross_minor * (l.quantity - l.cancelled_quantity) / l.quantity)), 0)::bigint
      from sales.sales_order_line l where l.company_id = o.company_id and l.sales_order_id = o.id)
    else o.gross_minor end as minor) d
  where o.company_id = company and o.id = sales_order;
end;
revoke execute on function sales.payment_of from public;
grant execute on function sales.payment_of to app;

-- Read and written as the table. is_paid_by_card is no exists: of a page of orders all card payments would be read to be hashed.
create view sales.sales_order_entry with (security_invoker = true) as
  select o.*, (select p.status from sales.payment_of(o.company_id, o.id) p) as payment_status,
    coalesce((select bool_or(c.captured_minor > c.refunded_minor + c.disputed_minor) from payments.online_payment c
      where c.company_id = o.company_id and c.sales_order_id = o.id), false) as is_paid_by_card
  from sales.sales_order o;
comment on view sales.sales_order_entry is 'Sales orders with what became of their payment; is_paid_by_card: a card payment can be refunded.';
grant select, insert, update, delete on sales.sales_order_entry to app;
grant select on sales.sales_order_entry to maint;
