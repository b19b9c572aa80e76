-- Deposits of sales orders. docs/guides/sales-orders.md, Deposits.
alter table sales.sales_order
  add column deposit_ppm integer constraint sales_order_deposit_ppm check (deposit_ppm between 1 and 1000000),
  add column deposit_minor bigint constraint sales_order_deposit_minor check (deposit_minor > 0),
  add column deposit_required_minor bigint not null default 0 constraint sales_order_deposit_required check (deposit_required_minor >= 0),
  add column is_deposit_waived boolean not null default false,
  add constraint sales_order_deposit_once check (num_nonnulls(deposit_ppm, deposit_minor) <= 1),
  drop constraint sales_order_hold_reason,
  add constraint sales_order_hold_reason check (hold_reason in ('stopped', 'overdue', 'limit', 'deposit'));
comment on column sales.sales_order.deposit_required_minor is 'What has to be paid before the order is confirmed. Units: minor units of currency_code.';
comment on column sales.sales_order.is_deposit_waived is 'It was released although the deposit was not paid.';
select platform.guard_document_again('sales.sales_order',
  '{draft>on_hold,draft>confirmed,on_hold>confirmed,on_hold>draft,confirmed>closed,on_hold>cancelled,confirmed>cancelled}',
  '{delivery_status,invoice_status,over_limit_minor,hold_reason,confirmed_at,released_by,is_deposit_waived,reason}');

-- Whoever confirms an order, the customer stays within its limit, no member is stopped or overdue and the deposit is paid, unless someone
-- released it; nobody releases one of a suspended member, or without the reference that the member requires. Locks: the customer.
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
  if new.deposit_required_minor > 0 and not new.is_deposit_waived
    and new.deposit_required_minor > (select d.paid_minor from payments.deposit_of(new.company_id, new.id) d) then
    perform platform.refuse('sales.deposit_missing');
  end if;
  return new;
end $$;

-- A payment names an order of its customer in its currency; what is received is for one that waits or is confirmed. Locks: the order.
create function sales.defend_deposit() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  perform from sales.sales_order o
  where o.company_id = new.company_id and o.id = new.sales_order_id and o.customer_id = new.customer_id and o.currency_code = new.currency_code
    and (new.amount_minor = 0 or o.status in ('on_hold', 'confirmed')) for no key update;
  if not found then perform platform.refuse('payments.not_of_order'); end if;
  return new;
end $$;
revoke execute on function sales.defend_deposit from public;
create trigger customer_payment_order before update of status on payments.customer_payment for each row
  when (new.status = 'posted' and old.status = 'draft' and new.sales_order_id is not null) execute function sales.defend_deposit();

-- An order with a deposit is not changed: its customer and currency are those of the payments.
create function sales.keep_deposit() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if (select d.left_minor from payments.deposit_of(new.company_id, new.id) d) > 0 then
    perform platform.refuse('sales.deposit_held');
  end if;
  return new;
end $$;
revoke execute on function sales.keep_deposit from public;
create trigger sales_order_deposit before update of status on sales.sales_order for each row
  when (old.status = 'on_hold' and new.status = 'draft') execute function sales.keep_deposit();
