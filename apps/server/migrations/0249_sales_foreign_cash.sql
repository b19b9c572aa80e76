-- Cash of other currencies at tills, at the exchange rate of the day. docs/guides/sales.md, Cash of other currencies.
alter table sales.sale_tender
  add column currency_code text constraint sale_tender_currency check (currency_code ~ '^[A-Z]{3}$'),
  add column currency_minor bigint constraint sale_tender_given check (currency_minor > 0),
  add column exchange_rate numeric(20,10) constraint sale_tender_rate check (exchange_rate > 0),
  add constraint sale_tender_foreign check (num_nonnulls(currency_code, currency_minor, exchange_rate) in (0, 3));
comment on column sales.sale_tender.currency_minor is 'What was given of another currency; tendered_minor is its value at exchange_rate, and change is given in the company’s currency. Units: minor units of currency_code.';
comment on column sales.sale_tender.exchange_rate is 'Units of the company’s currency for one unit of currency_code.';

alter table sales.drawer_move
  add column currency_code text constraint drawer_move_currency check (currency_code ~ '^[A-Z]{3}$'),
  add column currency_minor bigint,
  add constraint drawer_move_foreign check ((currency_code is null) = (currency_minor is null)),
  add constraint drawer_move_one_way check (currency_minor <> 0 and amount_minor::numeric * currency_minor >= 0),
  drop constraint drawer_move_amount,
  add constraint drawer_move_amount check ((amount_minor = 0 and currency_minor is null) = (kind = 'no_sale'));
comment on column sales.drawer_move.currency_minor is 'Cash of another currency, signed as amount_minor, which is its value. Units: minor units of currency_code.';

alter table sales.till_count
  add column currency_code text constraint till_count_currency check (currency_code ~ '^[A-Z]{3}$'),
  add column currency_expected_minor bigint,
  add column currency_counted_minor bigint constraint till_count_given check (currency_counted_minor >= 0),
  add constraint till_count_foreign check (num_nonnulls(currency_code, currency_expected_minor, currency_counted_minor) in (0, 3));
comment on column sales.till_count.currency_counted_minor is 'Of a payment type in another currency; expected_minor and counted_minor are the values. Units: minor units of currency_code.';

-- The function has more arguments from here on.
drop function if exists sales.move_cash(bigint, bigint, text, bigint, bigint, text, bigint, text, boolean);
