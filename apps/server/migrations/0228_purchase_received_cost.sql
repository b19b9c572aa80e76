-- What received goods cost and at which exchange rate. docs/guides/purchase.md, Goods receipts.
alter table purchase.purchase_order add column is_rate_fixed boolean not null default false;
comment on column purchase.purchase_order.is_rate_fixed is 'Received goods are valued at exchange_rate instead of the rate of the day of receipt.';

create table purchase.received_cost (
  company_id bigint not null references erp.company, posting_id bigint not null, posting_line_no integer not null,
  receipt_id bigint not null, purchase_order_id bigint not null, line_no integer not null, variant_id bigint not null,
  quantity numeric(18,4) not null constraint received_cost_quantity check (quantity > 0),
  net_minor bigint not null constraint received_cost_net check (net_minor >= 0),
  rated_minor bigint not null constraint received_cost_rated check (rated_minor >= 0),
  value_minor bigint not null constraint received_cost_value check (value_minor >= 0),
  exchange_rate numeric(20,10) not null constraint received_cost_exchange_rate check (exchange_rate > 0),
  prepaid_ppm integer not null default 0 constraint received_cost_prepaid_ppm check (prepaid_ppm between 0 and 1000000),
  prepaid_rate numeric(20,10) constraint received_cost_prepaid_rate check (prepaid_rate > 0),
  primary key (company_id, posting_id, posting_line_no),
  constraint received_cost_prepaid check ((prepaid_ppm = 0) = (prepaid_rate is null)),
  foreign key (company_id, posting_id) references inventory.stock_posting,
  foreign key (company_id, receipt_id) references purchase.order_receipt,
  foreign key (company_id, purchase_order_id, line_no) references purchase.purchase_order_line,
  foreign key (company_id, variant_id) references procure.variant);
comment on table purchase.received_cost is 'Cost of accepted goods, one row for each posting line that received them; it stays. net_minor in minor units of the currency of the order, rated_minor and value_minor in those of the company’s.';
comment on column purchase.received_cost.rated_minor is 'net_minor at exchange_rate, that of the day of receipt; value_minor: with the prepaid share at the rate of the prepayments, as posted.';
comment on column purchase.received_cost.prepaid_rate is 'Average rate of the prepayments of the order when the goods were received.';
create index received_cost_order on purchase.received_cost (company_id, purchase_order_id, line_no);
create index received_cost_variant on purchase.received_cost (company_id, variant_id);
create index received_cost_receipt on purchase.received_cost (company_id, receipt_id);
select platform.protect('purchase.received_cost', 'select, insert');

-- What invoices and credit notes settled of the received goods of an order, when they were posted.
create table purchase.received_settlement (
  company_id bigint not null references erp.company, invoice_id bigint not null, purchase_order_id bigint not null,
  value_minor bigint not null, excess_minor bigint not null, exchange_minor bigint not null, price_minor bigint not null,
  primary key (company_id, invoice_id),
  foreign key (company_id, invoice_id) references accounts.invoice,
  foreign key (company_id, purchase_order_id) references purchase.purchase_order);
comment on table purchase.received_settlement is 'Append-only. Credit notes below zero. Units: minor units of the company’s currency.';
comment on column purchase.received_settlement.value_minor is 'Cost of the received goods that are invoiced; with excess_minor, what is taken from goods received.';
comment on column purchase.received_settlement.excess_minor is 'Invoiced beyond what was received: stays in goods received until the goods or a credit note arrive.';
comment on column purchase.received_settlement.exchange_minor is 'What the exchange rate of the invoice makes of the order prices of these goods, less value_minor.';
comment on column purchase.received_settlement.price_minor is 'Invoiced above the order prices: moved into stock and cost of sales.';
create index received_settlement_order on purchase.received_settlement (company_id, purchase_order_id);
-- Orders that are fully invoiced and still have an amount in goods received.
create index received_settlement_excess on purchase.received_settlement (company_id, purchase_order_id) where excess_minor <> 0;
select platform.protect('purchase.received_settlement', 'select, insert');

-- What is there already is read and written here past row-level security, which holds for the owner as well.
create function purchase.force_rows(is_forced boolean) returns void
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  of_upgrade constant regclass[] := '{purchase.order_receipt,purchase.purchase_order,purchase.purchase_order_line,purchase.order_bill,
    purchase.received_cost,purchase.received_settlement,erp.company,inventory.stock_posting,inventory.cost_mark,inventory.stock_move,
    accounts.invoice,accounts.invoice_line}';
  one regclass;
begin
  foreach one in array of_upgrade loop
    execute format('alter table %s %s row level security', one, case when is_forced then 'force' else 'no force' end);
  end loop;
end $$;
select purchase.force_rows(false);

-- Goods that were received before were valued at the rate of the order.
insert into purchase.received_cost (company_id, posting_id, posting_line_no, receipt_id, purchase_order_id, line_no, variant_id, quantity,
    net_minor, rated_minor, value_minor, exchange_rate)
  select r.company_id, p.id, m.line_no, r.receipt_id, r.purchase_order_id, m.source_line_id, m.variant_id, m.quantity,
    case o.currency when c.base_currency then m.value_minor
      else round((l.net_minor - coalesce(l.header_discount_minor, 0)) * m.quantity / l.quantity) end, m.value_minor, m.value_minor, o.exchange_rate
  from purchase.order_receipt r
  join purchase.purchase_order o on o.company_id = r.company_id and o.id = r.purchase_order_id
  join erp.company c on c.id = r.company_id
  join inventory.stock_posting p on p.company_id = r.company_id and p.source_type = 'goods_receipt' and p.source_id = r.receipt_id
  join inventory.cost_mark k on k.company_id = p.company_id and k.posting_id = p.id and not k.is_out
  join inventory.stock_move m on m.company_id = p.company_id and m.posted_on = p.posted_on and m.posting_id = p.id and m.line_no = k.line_no
  join purchase.purchase_order_line l on l.company_id = r.company_id and l.purchase_order_id = r.purchase_order_id and l.line_no = m.source_line_id;

-- Of orders that were invoiced before, the last invoice names what all of them settled.
insert into purchase.received_settlement (company_id, invoice_id, purchase_order_id, value_minor, excess_minor, exchange_minor, price_minor)
  select o.company_id, i.invoice_id, o.purchase_order_id,
    sum(round(o.cost * least(coalesce(i.quantity, 0), o.accepted) / o.quantity)), 0, 0, 0
  from (
    select l.company_id, l.purchase_order_id, l.variant_id, sum(l.cost_minor) as cost, sum(l.quantity) as quantity, sum(l.accepted_quantity) as accepted
    from purchase.purchase_order_line l group by 1, 2, 3) o
  join (
    select b.company_id, b.purchase_order_id, l.variant_id, sum(l.quantity - l.credited_quantity) as quantity,
      max(max(b.invoice_id)) over (partition by b.company_id, b.purchase_order_id) as invoice_id
    from purchase.order_bill b
    join accounts.invoice i on i.company_id = b.company_id and i.id = b.invoice_id and i.kind = 'invoice' and i.status = 'posted'
    join accounts.invoice_line l on l.company_id = i.company_id and l.invoice_id = i.id and l.account_id is null
    group by 1, 2, 3) i on (i.company_id, i.purchase_order_id, i.variant_id) = (o.company_id, o.purchase_order_id, o.variant_id)
  where o.cost is not null group by 1, 2, 3;

select purchase.force_rows(true);
drop function purchase.force_rows;

-- A payment names an order of its supplier in its currency; what is prepaid is for one that was sent. Locks: the order.
create function purchase.defend_prepayment() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  perform from purchase.purchase_order o
  where o.company_id = new.company_id and o.id = new.purchase_order_id and o.supplier_id = new.supplier_id and o.currency = new.currency_code
    and (new.prepayment_minor = 0 or o.status = 'ordered') for no key update;
  if not found then perform platform.refuse('payments.not_of_purchase_order'); end if;
  return new;
end $$;
revoke execute on function purchase.defend_prepayment from public;
create trigger supplier_payment_order before update of status on payments.supplier_payment for each row
  when (new.status = 'sent' and old.status <> 'sent' and new.purchase_order_id is not null) execute function purchase.defend_prepayment();

-- An order with a prepayment is not cancelled, and its supplier and currency are those of the payments.
create function purchase.keep_prepayment() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if (select p.left_minor from payments.prepayment_of(new.company_id, new.id) p) > 0 then
    perform platform.refuse('purchase.prepaid');
  end if;
  return new;
end $$;
revoke execute on function purchase.keep_prepayment from public;
create trigger purchase_order_prepayment before update on purchase.purchase_order for each row
  when (new.status = 'cancelled' and old.status <> 'cancelled' or new.supplier_id <> old.supplier_id or new.currency <> old.currency)
  execute function purchase.keep_prepayment();
