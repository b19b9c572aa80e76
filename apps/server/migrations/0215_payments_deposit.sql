-- Deposits of customers: what is received for a document of a module above is kept for it and used for its invoices. docs/guides/payments.md.
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
    ('tender_on_account', 'On account', '1190'),
    ('deferred_membership', 'Deferred membership income', '2360'), ('membership_income', 'Membership income', '4040'),
    ('customer_deposit', 'Customer deposits', '2200')
$$;
select accounts.create_missing_rules();

alter table payments.customer_payment add column sales_order_id bigint,
  add column released_minor bigint not null default 0,
  add column released_base_minor bigint not null default 0,
  add constraint customer_payment_released check (released_minor = 0 or released_minor > 0 and released_minor = applied_minor and sales_order_id is not null);
comment on column payments.customer_payment.sales_order_id is 'Of module sales, which is above payments, so without a foreign key: what is not allocated is its deposit, and what is applied is taken from that.';
comment on column payments.customer_payment.released_minor is 'Of the applied deposit, what became credit of the customer.';
comment on column payments.customer_payment.released_base_minor is 'The same in minor units of the company’s currency; unallocated_base_minor is the change of credit and deposits together.';
create index customer_payment_sales_order on payments.customer_payment (company_id, sales_order_id, id);
select platform.guard_document_again('payments.customer_payment', '{draft>posted,posted>reversed}',
  '{unallocated_base_minor,released_base_minor,posted_at,posted_by,reversed_on}');

-- The deposit of an order: what was received and not given back, what its invoices used, and what is left. Units: minor units of the order.
create function payments.deposit_of(company bigint, sales_order bigint) returns table (paid_minor bigint, used_minor bigint, left_minor bigint)
  language sql stable set search_path = pg_catalog, pg_temp as $$
  select coalesce(sum(p.unallocated_minor - p.released_minor), 0)::bigint, coalesce(sum(p.applied_minor - p.released_minor), 0)::bigint,
    coalesce(sum(p.unallocated_minor - p.applied_minor), 0)::bigint
  from payments.customer_payment p where p.company_id = company and p.sales_order_id = sales_order and p.status = 'posted'
$$;
revoke execute on function payments.deposit_of from public;
grant execute on function payments.deposit_of to app;

-- No more credit, and no more of the deposit of an order, is applied than there is. Locks: the customer.
create or replace function payments.require_credit() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  held bigint;
begin
  perform from crm.customer c where c.company_id = new.company_id and c.id = new.customer_id for no key update;
  if new.sales_order_id is not null then
    select d.left_minor into held from payments.deposit_of(new.company_id, new.sales_order_id) d;
    if held < 0 then perform platform.refuse('payments.deposit_short', jsonb_build_object('missingMinor', -held)); end if;
  end if;
  if new.sales_order_id is null or new.released_minor > 0 then
    select sum(case when p.sales_order_id is null then p.unallocated_minor - p.applied_minor else p.released_minor end) into held
    from payments.customer_payment p
    where p.company_id = new.company_id and p.customer_id = new.customer_id and p.currency_code = new.currency_code and p.status = 'posted';
    if held < 0 then perform platform.refuse('payments.credit_short', jsonb_build_object('missingMinor', -held)); end if;
  end if;
  return null;
end $$;
