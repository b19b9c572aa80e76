-- The credit of a customer is asked again when goods leave. docs/guides/sales-orders.md, Credit.
select platform.guard_document_again('sales.sales_order',
  '{draft>on_hold,draft>confirmed,on_hold>confirmed,on_hold>draft,confirmed>on_hold,confirmed>closed,on_hold>cancelled,confirmed>cancelled}',
  '{delivery_status,invoice_status,over_limit_minor,hold_reason,confirmed_at,released_by,is_deposit_waived,reason}');

drop index sales.sales_order_open;
create index sales_order_open on sales.sales_order (company_id, customer_id)
  where status in ('confirmed', 'closed', 'on_hold') and invoice_status <> 'full';

-- What a customer owes and has on order, by part; an order that was held after it was confirmed still is. Units: minor units of the
-- company’s currency; credits are below zero.
create or replace function sales.credit_parts(company bigint, customer bigint)
  returns table (invoices bigint, charges bigint, credits bigint, deliveries bigint, orders bigint)
  language sql stable set search_path = pg_catalog, pg_temp as $$
  select i.invoices, i.charges, i.credits - p.credits, o.deliveries, o.orders
  from (
    select coalesce(sum(x.open) filter (where x.kind = 'invoice' and not x.is_charge), 0)::bigint as invoices,
      coalesce(sum(x.open) filter (where x.is_charge), 0)::bigint as charges,
      coalesce(sum(x.open) filter (where x.kind <> 'invoice' and not x.is_charge), 0)::bigint as credits
    from (
      select i.kind, i.is_charge, case i.kind when 'invoice' then 1 else -1 end
        * round((i.gross_minor - coalesce(s.settled, 0)) * i.base_gross_minor::numeric / nullif(i.gross_minor, 0)) as open
      from accounts.invoice i
      left join lateral (select sum(t.amount_minor) as settled from payments.settlement t where t.company_id = i.company_id and t.invoice_id = i.id) s on true
      where i.company_id = company and i.customer_id = customer and i.direction = 'sale' and i.status = 'posted') x) i
  cross join (
    select coalesce(sum(p.unallocated_base_minor), 0)::bigint as credits from payments.customer_payment p
    where p.company_id = company and p.customer_id = customer and p.status = 'posted') p
  cross join (
    select coalesce(sum(l.delivered), 0)::bigint as deliveries, coalesce(sum(l.whole - l.delivered), 0)::bigint as orders
    from (
      select round(l.gross_minor * (l.quantity - l.cancelled_quantity - l.invoiced_quantity) / l.quantity * o.company_gross_minor / nullif(o.gross_minor, 0)) as whole,
        round(l.gross_minor * (l.delivered_quantity - l.invoiced_quantity) / l.quantity * o.company_gross_minor / nullif(o.gross_minor, 0)) as delivered
      from sales.sales_order o
      join sales.sales_order_line l on l.company_id = o.company_id and l.sales_order_id = o.id
      where o.company_id = company and o.customer_id = customer and o.status in ('confirmed', 'closed', 'on_hold') and o.invoice_status <> 'full'
        and (o.status <> 'on_hold' or o.confirmed_at is not null)) l) o
$$;

-- Whoever confirms an order, the customer stays within its limit, no member is stopped or overdue and the deposit is paid, unless someone
-- released it; nobody releases one of a suspended member, or without the reference that the member requires. Locks: the customer.
create or replace function sales.defend_credit() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  most bigint;
  block text;
  added bigint := case when old.confirmed_at is null then new.company_gross_minor else 0 end;
begin
  select c.credit_limit_minor into most from crm.customer c where c.company_id = new.company_id and c.id = new.customer_id for no key update;
  block := sales.account_block(new.company_id, new.customer_id);
  if block = 'suspended' or block is not null and new.released_by is null then
    perform platform.refuse('sales.member_' || block);
  end if;
  if new.customer_reference is null and exists (
    select from crm.trade_member m where m.company_id = new.company_id and m.customer_id = new.customer_id and m.is_reference_required) then
    perform platform.refuse('sales.reference_required');
  end if;
  if most is not null and new.released_by is null and sales.credit_used(new.company_id, new.customer_id) + added > most then
    perform platform.refuse('sales.credit_exceeded');
  end if;
  if new.deposit_required_minor > 0 and not new.is_deposit_waived
    and new.deposit_required_minor > (select d.paid_minor from payments.deposit_of(new.company_id, new.id) d) then
    perform platform.refuse('sales.deposit_missing');
  end if;
  return new;
end $$;

-- Goods leave only while the customer is within its limit and no member is stopped or overdue, unless someone released the order; to a
-- suspended member nothing leaves. Locks: the customer.
create function sales.defend_dispatch() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  most bigint;
  block text := sales.account_block(new.company_id, new.customer_id);
  is_released boolean := (
    select o.released_by is not null from sales.sales_order o where o.company_id = new.company_id and o.id = new.sales_order_id);
begin
  select c.credit_limit_minor into most from crm.customer c where c.company_id = new.company_id and c.id = new.customer_id for no key update;
  if block = 'suspended' or block is not null and not is_released then
    perform platform.refuse('sales.member_' || block);
  end if;
  if most is not null and not is_released and sales.credit_used(new.company_id, new.customer_id) > most then
    perform platform.refuse('sales.credit_exceeded');
  end if;
  return new;
end $$;
revoke execute on function sales.defend_dispatch from public;
create trigger delivery_credit before update of status on sales.delivery for each row
  when (new.status = 'dispatched' and old.status <> 'dispatched') execute function sales.defend_dispatch();

-- An order that was confirmed, or has a deposit, is not changed: goods are reserved for it, and its customer and currency are those of the
-- payments.
create or replace function sales.keep_deposit() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if (select d.left_minor from payments.deposit_of(new.company_id, new.id) d) > 0 then
    perform platform.refuse('sales.deposit_held');
  end if;
  if old.confirmed_at is not null then
    perform platform.refuse('sales.order_was_confirmed');
  end if;
  return new;
end $$;
