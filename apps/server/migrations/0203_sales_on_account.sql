-- What a receipt leaves on account is an invoice: its goods and tax are those of the receipt, so that it only moves the amount from the
-- clearing account to receivables.
alter table accounts.invoice add column is_charge boolean not null default false constraint invoice_charge check (not is_charge or direction = 'sale');
comment on column accounts.invoice.is_charge is 'What a receipt put on the account of a customer, or took off it; the receipt is the tax document.';
create or replace view accounts.customer_invoice with (security_invoker = true) as
  select * from accounts.invoice where direction = 'sale' with local check option;

-- What is charged was bought with the receipt.
create or replace view sales.customer_purchase with (security_invoker = true) as
  select s.company_id, s.customer_id, s.store_id, case s.kind when 'sale' then 'receipt' else 'return' end as kind, s.id as document_id,
    s.number, s.business_on as day, s.kind = 'sale' as is_purchase,
    case s.kind when 'sale' then s.net_minor else -s.net_minor end as net_minor
  from sales.sale s where s.status = 'completed' and s.customer_id is not null
  union all
  select i.company_id, i.customer_id, i.store_id, i.kind, i.id, i.name, i.issued_on, i.kind = 'invoice',
    case i.kind when 'invoice' then 1 else -1 end
      * round(i.net_minor * i.exchange_rate * power(10::numeric, home.minor_unit - own.minor_unit))::bigint
  from accounts.invoice i
  join erp.company c on c.id = i.company_id
  join platform.currency home on home.code = c.base_currency
  join platform.currency own on own.code = i.currency_code
  where i.direction = 'sale' and i.status = 'posted' and not i.is_intercompany and not i.is_charge;

create or replace function accounts.default_posting_rules() returns table (role text, name text, account_code text)
  language sql immutable set search_path = pg_catalog, pg_temp as $$
  values
    ('transfer_expense', 'Transfer expense', '5040'),
    ('tender_cash', 'Cash payments', '1000'), ('tender_card_manual', 'Card payments by hand', '1100'),
    ('tender_mobile', 'Mobile payments', '1100'), ('tender_bank_transfer', 'Bank transfers', '1020'), ('tender_cheque', 'Cheques', '1030'),
    ('tender_voucher', 'Gift vouchers', '2300'), ('tender_store_credit', 'Store credit', '2310'),
    ('tender_points', 'Points', '2350'), ('points_cost', 'Cost of points', '4090'),
    ('goodwill', 'Goodwill', '6060'), ('voucher_breakage', 'Voucher breakage', '4900'),
    ('safe', 'Safe', '1010'), ('cash_difference', 'Cash over and short', '6020'), ('cash_in_transit', 'Cash in transit', '1030'),
    ('supplier_prepayment', 'Supplier prepayments', '1500'), ('purchase_discount', 'Purchase discounts', '5060'),
    ('customer_credit', 'Unallocated receipts', '2210'), ('sales_discount', 'Settlement discounts', '6050'), ('bad_debt', 'Bad debt', '6010'),
    ('tender_card_online', 'Online card payments', '1110'), ('card_fee', 'Card fees', '6000'), ('disputed_funds', 'Disputed card funds', '1150'),
    ('tender_on_account', 'On account', '1190')
$$;
select accounts.create_missing_rules();

create table sales.sale_charge (
  company_id bigint not null references erp.company, invoice_id bigint not null, sale_id bigint not null, charged_sale_id bigint not null,
  amount_minor bigint not null constraint sale_charge_amount check (amount_minor <> 0),
  primary key (company_id, invoice_id),
  foreign key (company_id, invoice_id) references accounts.invoice,
  foreign key (company_id, sale_id) references sales.sale,
  foreign key (company_id, charged_sale_id) references sales.sale);
comment on table sales.sale_charge is 'What receipts put on the account of a customer (above zero) or took off it, each with its invoice or credit note.';
comment on column sales.sale_charge.charged_sale_id is 'The sale that was charged; of a sale itself.';
create index sale_charge_sale on sales.sale_charge (company_id, sale_id);
create index sale_charge_charged on sales.sale_charge (company_id, charged_sale_id);
select platform.protect('sales.sale_charge', 'select, insert');
