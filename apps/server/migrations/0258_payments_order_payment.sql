-- Card payments of sales orders: a payment link of an order, and what the ledger has of its payments. docs/guides/payments.md, Online payments.
alter table payments.payment_link add column sales_order_id bigint,
  add constraint payment_link_of_order check (sales_order_id is null or invoice_id is null);
comment on column payments.payment_link.sales_order_id is 'Of module sales, which is above payments, so without a foreign key: amount_minor is its total, of which the link asks what is not paid.';
create index payment_link_sales_order on payments.payment_link (company_id, sales_order_id) where sales_order_id is not null;

alter table payments.online_payment add column sales_order_id bigint,
  drop constraint online_payment_in_books,
  add constraint online_payment_in_books check (
    sales_order_id is null and (booked_minor > 0) = (customer_payment_id is not null)
    or sales_order_id is not null and (booked_minor = 0 or customer_payment_id is not null));
comment on column payments.online_payment.sales_order_id is 'What is captured is deposit of this order; each change of booked_minor is a row of online_booking.';
create index online_payment_sales_order on payments.online_payment (company_id, sales_order_id, id);
-- A customer is never led to two payments of one order.
create unique index online_payment_of_order on payments.online_payment (company_id, sales_order_id)
  where status in ('draft', 'sent', 'unknown', 'authorised');

create table payments.online_booking (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  online_payment_id bigint not null, customer_payment_id bigint not null,
  amount_minor bigint not null constraint online_booking_amount check (amount_minor <> 0),
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  constraint online_booking_once unique (company_id, customer_payment_id),
  foreign key (company_id, online_payment_id) references payments.online_payment,
  foreign key (company_id, customer_payment_id) references payments.customer_payment);
comment on table payments.online_booking is 'Customer payments that receive or pay back the money of a card payment of an order. Append-only; they add up to booked_minor. Above zero: received. Units: minor units of the currency of the payment.';
create index online_booking_payment on payments.online_booking (company_id, online_payment_id);
select platform.protect('payments.online_booking', 'select, insert');

create or replace function payments.keep_online_receipt() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if exists (select from payments.online_payment o where o.company_id = new.company_id and o.customer_payment_id = new.id)
    or exists (select from payments.online_booking b where b.company_id = new.company_id and b.customer_payment_id = new.id) then
    perform platform.refuse('payments.of_online_payment');
  end if;
  return null;
end $$;

-- What was paid for an order: by card online, of which refunded and charged back, and by other payments. Units: minor units of the order.
create function payments.order_money(company bigint, sales_order bigint)
  returns table (captured_minor bigint, refunded_minor bigint, other_minor bigint, is_waiting boolean)
  language sql stable set search_path = pg_catalog, pg_temp as $$
  select coalesce(sum(p.captured_minor), 0)::bigint, coalesce(sum(p.refunded_minor + p.disputed_minor), 0)::bigint,
    (select coalesce(sum(c.amount_minor), 0)::bigint from payments.customer_payment c
      where c.company_id = company and c.sales_order_id = sales_order and c.status = 'posted'
        and not exists (select from payments.online_booking b where b.company_id = c.company_id and b.customer_payment_id = c.id)),
    coalesce(bool_or(p.status in ('unknown', 'authorised')), false)
  from payments.online_payment p where p.company_id = company and p.sales_order_id = sales_order
$$;
revoke execute on function payments.order_money from public;
grant execute on function payments.order_money to app;
