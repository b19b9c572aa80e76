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

-- Goods that were received before were valued at the rate of the order.
insert into purchase.received_cost (company_id, posting_id, posting_line_no, receipt_id, purchase_order_id, line_no, variant_id, quantity,
    net_minor, rated_minor, value_minor, exchange_rate)
  select r.company_id, p.id, m.line_no, r.receipt_id, r.purchase_order_id, m.source_line_id, m.variant_id, m.quantity,
    round((l.net_minor - coalesce(l.header_discount_minor, 0)) * m.quantity / l.quantity), m.value_minor, m.value_minor, o.exchange_rate
  from purchase.order_receipt r
  join purchase.purchase_order o on o.company_id = r.company_id and o.id = r.purchase_order_id
  join inventory.stock_posting p on p.company_id = r.company_id and p.source_type = 'goods_receipt' and p.source_id = r.receipt_id
  join inventory.cost_mark k on k.company_id = p.company_id and k.posting_id = p.id and not k.is_out
  join inventory.stock_move m on m.company_id = p.company_id and m.posted_on = p.posted_on and m.posting_id = p.id and m.line_no = k.line_no
  join purchase.purchase_order_line l on l.company_id = r.company_id and l.purchase_order_id = r.purchase_order_id and l.line_no = m.source_line_id;
