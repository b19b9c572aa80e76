-- Orders and charges of trade members. docs/guides/sales-orders.md, docs/guides/crm.md, Trade members.

-- What a customer owes and has on order, by part. Units: minor units of the company’s currency; credits are below zero.
create function sales.credit_parts(company bigint, customer bigint)
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
      where o.company_id = company and o.customer_id = customer and o.status in ('confirmed', 'closed') and o.invoice_status <> 'full') l) o
$$;
revoke execute on function sales.credit_parts from public;
grant execute on function sales.credit_parts to app;

create or replace function sales.credit_used(company bigint, customer bigint) returns bigint
  language sql stable set search_path = pg_catalog, pg_temp as $$
  select p.invoices + p.charges + p.credits + p.deliveries + p.orders from sales.credit_parts(company, customer) p
$$;

-- What keeps a trade member from buying on account: suspended, stopped, or overdue; null: nothing, or no trade member.
create function sales.account_block(company bigint, customer bigint) returns text
  language sql stable set search_path = pg_catalog, pg_temp as $$
  select case when m.status <> 'active' then m.status when exists (
      select from accounts.invoice i
      left join lateral (select sum(t.amount_minor) as settled from payments.settlement t where t.company_id = i.company_id and t.invoice_id = i.id) s on true
      where i.company_id = company and i.customer_id = customer and i.direction = 'sale' and i.status = 'posted' and i.kind = 'invoice'
        and i.due_on < erp.today(company) - m.overdue_days and coalesce(s.settled, 0) < i.gross_minor) then 'overdue' end
  from crm.trade_member m where m.company_id = company and m.customer_id = customer
$$;
revoke execute on function sales.account_block from public;
grant execute on function sales.account_block to app;

alter table sales.sales_order add column hold_reason text constraint sales_order_hold_reason check (hold_reason in ('stopped', 'overdue', 'limit'));
comment on column sales.sales_order.hold_reason is 'What it was held for when it was confirmed.';
select platform.guard_document_again('sales.sales_order',
  '{draft>on_hold,draft>confirmed,on_hold>confirmed,on_hold>draft,confirmed>closed,on_hold>cancelled,confirmed>cancelled}',
  '{delivery_status,invoice_status,over_limit_minor,hold_reason,confirmed_at,released_by,reason}');
alter table sales.sales_order disable trigger user;
alter table sales.sales_order no force row level security;
update sales.sales_order set hold_reason = 'limit' where over_limit_minor is not null;
alter table sales.sales_order force row level security;
alter table sales.sales_order enable trigger user;
alter table sales.sales_order drop constraint sales_order_held,
  add constraint sales_order_held check (status <> 'on_hold' or hold_reason is not null);

-- Whoever confirms an order, the customer stays within its limit and no member is stopped or overdue, unless someone released it; nobody
-- releases one of a suspended member, or without the reference that the member requires. Locks: the customer.
create or replace function sales.defend_credit() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  most bigint;
  block text;
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
  if most is not null and new.released_by is null and sales.credit_used(new.company_id, new.customer_id) + new.company_gross_minor > most then
    perform platform.refuse('sales.credit_exceeded');
  end if;
  return new;
end $$;

-- No sale is put on the account of a member that is stopped, suspended or overdue; what takes a receipt back is.
create function sales.defend_charge() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  block text := (select sales.account_block(s.company_id, s.customer_id) from sales.sale s where s.company_id = new.company_id and s.id = new.sale_id);
begin
  if block is not null then
    perform platform.refuse('sales.member_' || block);
  end if;
  return new;
end $$;
revoke execute on function sales.defend_charge from public;
create trigger sale_charge_account before insert on sales.sale_charge for each row
  when (new.amount_minor > 0 and new.sale_id = new.charged_sale_id) execute function sales.defend_charge();
