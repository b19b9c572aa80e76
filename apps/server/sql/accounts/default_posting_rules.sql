-- The posting rules that every company has, by role, with the account of the standard chart. A role that is added here reaches the
-- companies that exist as well.
create or replace function accounts.default_posting_rules() returns table (role text, name text, account_code text)
  language sql immutable set search_path = pg_catalog, pg_temp as $$
  values
    ('transfer_expense', 'Transfer expense', '5040'),
    ('tender_cash', 'Cash payments', '1000'), ('tender_card_manual', 'Card payments by hand', '1100'),
    ('tender_card_terminal', 'Card terminal', '1100'), ('tender_mobile', 'Mobile payments', '1100'), ('tender_bank_transfer', 'Bank transfers', '1020'), ('tender_cheque', 'Cheques', '1030'),
    ('tender_voucher', 'Gift vouchers', '2300'), ('tender_store_credit', 'Store credit', '2310'),
    ('tender_points', 'Points', '2350'), ('points_cost', 'Cost of points', '4090'),
    ('goodwill', 'Goodwill', '6060'), ('voucher_breakage', 'Voucher breakage', '4900'),
    ('safe', 'Safe', '1010'), ('cash_difference', 'Cash over and short', '6020'), ('cash_in_transit', 'Cash in transit', '1030'),
    ('supplier_prepayment', 'Supplier prepayments', '1500'), ('purchase_discount', 'Purchase discounts', '5060'),
    ('customer_credit', 'Unallocated receipts', '2210'), ('sales_discount', 'Settlement discounts', '6050'), ('bad_debt', 'Bad debt', '6010'),
    ('tender_card_online', 'Online card payments', '1110'), ('card_fee', 'Card fees', '6000'), ('disputed_funds', 'Disputed card funds', '1150'),
    ('tender_on_account', 'On account', '1190'), ('tender_exchange', 'Exchanges', '1190'),
    ('deferred_membership', 'Deferred membership income', '2360'), ('membership_income', 'Membership income', '4040'),
    ('customer_deposit', 'Customer deposits', '2200'), ('rebate_receivable', 'Rebates receivable', '1230'),
    ('reminder_income', 'Reminder fees and interest', '4910')
$$;
select accounts.create_missing_rules();
