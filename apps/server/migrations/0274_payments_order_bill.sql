-- What invoices bill of sales orders, so that an order that is paid otherwise is not asked for again. docs/guides/payments.md, Online payments.
create table payments.order_bill (
  company_id bigint not null references erp.company,
  invoice_id bigint not null, sales_order_id bigint not null,
  amount_minor bigint not null constraint order_bill_amount check (amount_minor > 0),
  primary key (company_id, invoice_id, sales_order_id),
  foreign key (company_id, invoice_id) references accounts.invoice);
comment on table payments.order_bill is 'Append-only. sales_order_id is of module sales, which is above payments, so without a foreign key. Units: minor units of the invoice.';
create index order_bill_order on payments.order_bill (company_id, sales_order_id);
select platform.protect('payments.order_bill', 'select, insert');

alter table accounts.invoice_line no force row level security;
alter table sales.delivery no force row level security;
alter table sales.delivery_line no force row level security;
alter table payments.order_bill no force row level security;
insert into payments.order_bill (company_id, invoice_id, sales_order_id, amount_minor)
  select d.company_id, d.invoice_id, d.sales_order_id, sum(i.gross_minor)
  from sales.delivery d
  join accounts.invoice_line i on i.company_id = d.company_id and i.invoice_id = d.invoice_id and i.line_no >= d.invoice_first_line
    and i.line_no < d.invoice_first_line + (
      select count(*) from sales.delivery_line l where l.company_id = d.company_id and l.delivery_id = d.id and l.shipped_quantity > 0)
  where d.is_invoiced
  group by 1, 2, 3 having sum(i.gross_minor) > 0;
alter table payments.order_bill force row level security;
alter table sales.delivery_line force row level security;
alter table sales.delivery force row level security;
alter table accounts.invoice_line force row level security;

-- Of the invoices of an order, what was settled by other means than payments that name the order: of an invoice that bills several orders
-- it counts for the oldest first. Lists plan it once for all their rows, as it has a body of standard SQL. Units: minor units of the order.
create function payments.settled_otherwise(company bigint, sales_order bigint) returns table (minor bigint)
  language sql stable begin atomic
  with own as (
    select b.invoice_id, b.sales_order_id, b.amount_minor - coalesce((
      select sum(s.amount_minor) from payments.settlement s
      join payments.customer_payment c on c.company_id = s.company_id and c.id = s.customer_payment_id
      where s.company_id = b.company_id and s.invoice_id = b.invoice_id and c.sales_order_id = b.sales_order_id), 0) as rest
    from payments.order_bill b
    where b.company_id = company and b.invoice_id in (
      select m.invoice_id from payments.order_bill m where m.company_id = company and m.sales_order_id = sales_order)
  ), other as (
    select i.invoice_id, coalesce((
      select sum(s.amount_minor) from payments.settlement s
      left join payments.customer_payment c on c.company_id = s.company_id and c.id = s.customer_payment_id
      where s.company_id = company and s.invoice_id = i.invoice_id and not exists (
        select from own o where o.invoice_id = i.invoice_id and o.sales_order_id = c.sales_order_id)), 0) as amount
    from (select distinct o.invoice_id from own o) i
  ), placed as (
    select o.invoice_id, o.sales_order_id, o.rest,
      coalesce(sum(o.rest) over (partition by o.invoice_id order by o.sales_order_id rows between unbounded preceding and 1 preceding), 0) as before
    from own o)
  select coalesce(sum(greatest(least(p.rest, t.amount - p.before), 0)), 0)::bigint
  from placed p join other t on t.invoice_id = p.invoice_id where p.sales_order_id = sales_order;
end;
revoke execute on function payments.settled_otherwise from public;
grant execute on function payments.settled_otherwise to app;

-- other_minor: also what its invoices were paid or credited by other means; what a payment that names it pays of others' invoices is not for it.
create or replace function payments.order_money(company bigint, sales_order bigint)
  returns table (captured_minor bigint, refunded_minor bigint, other_minor bigint, is_waiting boolean)
  language sql stable begin atomic
  select coalesce(sum(p.captured_minor), 0)::bigint, coalesce(sum(p.refunded_minor + p.disputed_minor), 0)::bigint,
    (select coalesce(sum(c.amount_minor), 0)::bigint from payments.customer_payment c
      where c.company_id = company and c.sales_order_id = sales_order and c.status = 'posted'
        and not exists (select from payments.online_booking b where b.company_id = c.company_id and b.customer_payment_id = c.id))
    + (select coalesce(sum(l.discount_minor), 0)::bigint from payments.customer_payment c
      join payments.customer_payment_line l on l.company_id = c.company_id and l.customer_payment_id = c.id
      where c.company_id = company and c.sales_order_id = sales_order and c.status = 'posted')
    - (select coalesce(sum(s.amount_minor), 0)::bigint from payments.customer_payment c
      join payments.settlement s on s.company_id = c.company_id and s.customer_payment_id = c.id
      where c.company_id = company and c.sales_order_id = sales_order and not exists (
        select from payments.order_bill b where b.company_id = s.company_id and b.invoice_id = s.invoice_id and b.sales_order_id = sales_order))
    + (select s.minor from payments.settled_otherwise(company, sales_order) s),
    coalesce(bool_or(p.status in ('unknown', 'authorised')), false)
  from payments.online_payment p where p.company_id = company and p.sales_order_id = sales_order;
end;
