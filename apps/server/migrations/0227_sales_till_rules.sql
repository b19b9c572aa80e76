-- Returns outside the policy of the store are approved like discounts. docs/guides/sales.md, Returns and voids.
alter table sales.till_approval
  drop constraint till_approval_kind, drop constraint till_approval_of_price, drop constraint till_approval_of_void,
  add constraint till_approval_kind check (kind in ('discount', 'price_override', 'refund', 'refund_tender', 'return_policy', 'unreceipted', 'void')),
  add constraint till_approval_of_product check ((kind in ('price_override', 'return_policy')) = (variant_id is not null)),
  add constraint till_approval_without_value check ((kind in ('return_policy', 'void')) = (value is null));
comment on table sales.till_approval is 'What approved_by allowed requested_by for one receipt, by PIN. value: highest discount in parts per million; price, refund, or what is paid back by other payments than were made, in minor units of the company currency. Append-only.';

-- Bundles, hours and limits of promotions. docs/guides/sales.md, Promotions.
alter table sales.promotion
  add column most_minor bigint constraint promotion_most check (most_minor > 0),
  add column usage_limit integer constraint promotion_usage_limit check (usage_limit >= greatest(usage_count, 1)),
  add column usage_count integer not null default 0 constraint promotion_usage_count check (usage_count >= 0),
  add column budget_minor bigint constraint promotion_budget check (budget_minor >= greatest(used_minor, 1)),
  add column used_minor bigint not null default 0 constraint promotion_used check (used_minor >= 0),
  add column customer_limit integer constraint promotion_customer_limit check (customer_limit between 1 and 1000),
  drop constraint promotion_kind, drop constraint promotion_amount_needed,
  add constraint promotion_kind
    check (kind in ('line_percent', 'line_amount', 'line_fixed_price', 'buy_x_get_y', 'bundle_price', 'order_percent', 'order_amount')),
  add constraint promotion_amount_needed
    check (kind not in ('line_amount', 'line_fixed_price', 'bundle_price', 'order_amount') or amount_minor is not null),
  add constraint promotion_bundle_pieces check (kind <> 'bundle_price' or coalesce(buy_quantity, 0) >= 2);
comment on table sales.promotion is 'Discounts that apply at the register by themselves or by a coupon. amount_minor: off each piece, the price of a piece or of a bundle of buy_quantity pieces, or off the receipt; most_minor: off one receipt; usage_count, used_minor: receipts that are not voided and what was taken off them while it had a limit. In minor units of the company’s currency.';
create table sales.promotion_time (
  company_id bigint not null, promotion_id bigint not null, line_no integer not null,
  weekday text not null constraint promotion_time_weekday
    check (weekday in ('daily', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday')),
  starts_at time, ends_at time,
  primary key (company_id, promotion_id, line_no),
  constraint promotion_time_order check (ends_at > starts_at),
  foreign key (company_id, promotion_id) references sales.promotion on delete cascade);
comment on table sales.promotion_time is 'When a promotion applies, by the clock of the store; none: all day, every day.';
select platform.protect_lines('sales.promotion_time', 21);
alter table sales.sale_promotion add column is_counted boolean not null default false;
comment on column sales.sale_promotion.is_counted is 'It is in usage_count and used_minor of the promotion.';

-- What the till notes on a receipt and its lines. docs/guides/sales.md, Sales.
alter table sales.sale add column note text constraint sale_note check (length(note) between 1 and 500);
alter table sales.sale_line add column note text constraint sale_line_note check (length(note) between 1 and 200);
comment on column sales.sale.note is 'Printed on the receipt.';
comment on column sales.sale_line.note is 'Printed below the line of the receipt.';

-- A quote that is sold at a till. docs/guides/sales-orders.md, Quotes.
alter table sales.quote
  add column sale_id bigint, add column receipt_number text,
  add foreign key (company_id, sale_id) references sales.sale,
  drop constraint quote_accepted,
  add constraint quote_accepted check ((status = 'accepted') = (num_nonnulls(sales_order_id, sale_id) = 1)),
  add constraint quote_receipt check ((sale_id is null) = (receipt_number is null));
comment on table sales.quote is 'Prices that a customer was offered; accepted, they are those of an order or of a sale at a till. Amounts in minor units of currency_code. Source: sales-crm-finance.md C3.';
comment on column sales.quote.receipt_number is 'Number of the sale that sale_id names.';
create unique index quote_sale on sales.quote (company_id, sale_id);

-- A quote is sold once, unless its receipt was voided.
create function sales.guard_quote_sale() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if exists (select from sales.sale s where s.company_id = old.company_id and s.id = old.sale_id and s.status <> 'voided') then
    perform platform.refuse('sales.quote_closed');
  end if;
  return new;
end $$;
revoke all on function sales.guard_quote_sale from public;
create trigger quote_sale_guard before update of sale_id on sales.quote for each row
  when (old.sale_id is distinct from new.sale_id) execute function sales.guard_quote_sale();
