-- Payments of customers, and what they settle. docs/guides/payments.md, Customer payments.
create or replace function accounts.default_posting_rules() returns table (role text, name text, account_code text)
  language sql immutable set search_path = pg_catalog, pg_temp as $$
  values
    ('transfer_expense', 'Transfer expense', '5040'),
    ('tender_cash', 'Cash payments', '1000'), ('tender_card_manual', 'Card payments by hand', '1100'),
    ('tender_mobile', 'Mobile payments', '1100'), ('tender_bank_transfer', 'Bank transfers', '1020'), ('tender_cheque', 'Cheques', '1030'),
    ('safe', 'Safe', '1010'), ('cash_difference', 'Cash over and short', '6020'), ('cash_in_transit', 'Cash in transit', '1030'),
    ('supplier_prepayment', 'Supplier prepayments', '1500'), ('purchase_discount', 'Purchase discounts', '5060'),
    ('customer_credit', 'Unallocated receipts', '2210'), ('sales_discount', 'Settlement discounts', '6050')
$$;
select accounts.create_missing_rules();

create table payments.customer_payment (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  uid uuid not null, number text, name text not null generated always as (coalesce(number, '#' || id)) stored,
  customer_id bigint not null, account_id bigint not null, received_on date not null,
  currency_code text not null references platform.currency,
  exchange_rate numeric(20,10) not null constraint customer_payment_exchange_rate check (exchange_rate > 0),
  reference text, note text,
  amount_minor bigint not null default 0 constraint customer_payment_amount check (amount_minor >= 0),
  applied_minor bigint not null default 0 constraint customer_payment_applied check (applied_minor >= 0),
  unallocated_minor bigint not null default 0 constraint customer_payment_unallocated check (unallocated_minor >= 0),
  unallocated_base_minor bigint not null default 0,
  status text not null default 'draft' constraint customer_payment_status check (status in ('draft', 'posted', 'reversed')),
  posted_at timestamptz, posted_by bigint, reversed_on date,
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  constraint customer_payment_one_way check (least(unallocated_minor, applied_minor) = 0),
  constraint customer_payment_posted check ((status = 'draft') = (posted_at is null)),
  constraint customer_payment_reversed check ((status = 'reversed') = (reversed_on is not null)),
  constraint customer_payment_reversed_after check (reversed_on >= received_on),
  foreign key (company_id, customer_id) references crm.customer,
  foreign key (company_id, account_id) references accounts.account,
  foreign key (company_id, posted_by) references erp.app_user,
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table payments.customer_payment is 'Payments of customers. account_id: bank or cash account that received it; unallocated_minor: not allocated to an invoice, the credit of the customer; applied_minor: of that credit, used for the invoices. Units: minor units of currency_code, unallocated_base_minor of the company’s currency.';
comment on column payments.customer_payment.unallocated_base_minor is 'Change of the credit of the customer, since it was posted: below zero where earlier credit is applied.';
create index customer_payment_customer on payments.customer_payment (company_id, customer_id, currency_code, id);
create index customer_payment_account on payments.customer_payment (company_id, account_id);
create index customer_payment_received_on on payments.customer_payment (company_id, received_on, id);
create index customer_payment_currency on payments.customer_payment (currency_code);
create index customer_payment_posted_by on payments.customer_payment (company_id, posted_by);
select platform.protect_document('payments.customer_payment', '{draft>posted,posted>reversed}',
  '{unallocated_base_minor,posted_at,posted_by,reversed_on}');

create table payments.customer_payment_line (
  company_id bigint not null, customer_payment_id bigint not null, line_no integer not null,
  invoice_id bigint not null,
  amount_minor bigint not null constraint customer_payment_line_amount check (amount_minor > 0),
  discount_minor bigint not null default 0 constraint customer_payment_line_discount check (discount_minor between 0 and amount_minor),
  primary key (company_id, customer_payment_id, line_no),
  constraint customer_payment_line_once unique (company_id, customer_payment_id, invoice_id),
  foreign key (company_id, customer_payment_id) references payments.customer_payment on delete cascade,
  foreign key (company_id, invoice_id) references accounts.invoice);
comment on table payments.customer_payment_line is 'Invoices that a payment settles, and credit notes that it pays out. discount_minor: part of the amount that is let off for early payment. Units: minor units of the currency of the payment.';
create index customer_payment_line_invoice on payments.customer_payment_line (company_id, invoice_id);
select platform.protect_document_lines('payments.customer_payment_line', 'payments.customer_payment', 500);

alter table payments.settlement alter column supplier_payment_id drop not null, add column customer_payment_id bigint,
  add constraint settlement_by_one check (num_nonnulls(supplier_payment_id, customer_payment_id) = 1),
  add constraint settlement_customer_payment_fkey foreign key (company_id, customer_payment_id) references payments.customer_payment;
create index settlement_customer_payment on payments.settlement (company_id, customer_payment_id);
comment on table payments.settlement is 'Settled amounts of posted invoices and credit notes, by payments to suppliers or of customers. Append-only. Units: minor units of the currency of the invoice.';

create or replace function payments.require_open() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  bad jsonb;
begin
  perform from accounts.invoice i where (i.company_id, i.id) in (select w.company_id, w.invoice_id from written w)
  order by i.company_id, i.id for no key update;
  select jsonb_agg(distinct i.id) into bad
  from written w
  join accounts.invoice i on i.company_id = w.company_id and i.id = w.invoice_id
  cross join lateral (select sum(s.amount_minor) as settled from payments.settlement s where s.company_id = i.company_id and s.invoice_id = i.id) s
  where i.status <> 'posted' or i.direction <> case when w.customer_payment_id is null then 'purchase' else 'sale' end
    or s.settled not between 0 and i.gross_minor;
  if bad is not null then perform platform.refuse('payments.over_settled', jsonb_build_object('invoiceIds', bad)); end if;
  return null;
end $$;

-- No more credit is applied than the customer has. Locks: the customer.
create function payments.require_credit() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  held bigint;
begin
  perform from crm.customer c where c.company_id = new.company_id and c.id = new.customer_id for no key update;
  select sum(p.unallocated_minor - p.applied_minor) into held from payments.customer_payment p
  where p.company_id = new.company_id and p.customer_id = new.customer_id and p.currency_code = new.currency_code and p.status = 'posted';
  if held < 0 then perform platform.refuse('payments.credit_short', jsonb_build_object('missingMinor', -held)); end if;
  return null;
end $$;
revoke execute on function payments.require_credit from public;
create trigger customer_payment_credit after update of status on payments.customer_payment for each row
  when (new.status in ('posted', 'reversed') and old.status <> new.status and new.unallocated_minor + new.applied_minor > 0)
  execute function payments.require_credit();
