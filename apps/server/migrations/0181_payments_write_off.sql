-- Bad debts. docs/guides/payments.md, Write-offs.
create or replace function accounts.default_posting_rules() returns table (role text, name text, account_code text)
  language sql immutable set search_path = pg_catalog, pg_temp as $$
  values
    ('transfer_expense', 'Transfer expense', '5040'),
    ('tender_cash', 'Cash payments', '1000'), ('tender_card_manual', 'Card payments by hand', '1100'),
    ('tender_mobile', 'Mobile payments', '1100'), ('tender_bank_transfer', 'Bank transfers', '1020'), ('tender_cheque', 'Cheques', '1030'),
    ('tender_voucher', 'Gift vouchers', '2300'), ('tender_store_credit', 'Store credit', '2310'),
    ('goodwill', 'Goodwill', '6060'), ('voucher_breakage', 'Voucher breakage', '4900'),
    ('safe', 'Safe', '1010'), ('cash_difference', 'Cash over and short', '6020'), ('cash_in_transit', 'Cash in transit', '1030'),
    ('supplier_prepayment', 'Supplier prepayments', '1500'), ('purchase_discount', 'Purchase discounts', '5060'),
    ('customer_credit', 'Unallocated receipts', '2210'), ('sales_discount', 'Settlement discounts', '6050'), ('bad_debt', 'Bad debt', '6010')
$$;
select accounts.create_missing_rules();

create table payments.write_off (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  uid uuid not null, number text, name text not null generated always as (coalesce(number, '#' || id)) stored,
  customer_id bigint not null, written_off_on date not null, currency_code text not null references platform.currency,
  reason text not null, note text,
  total_minor bigint not null default 0 constraint write_off_total check (total_minor >= 0),
  base_minor bigint not null default 0 constraint write_off_base check (base_minor >= 0),
  status text not null default 'draft' constraint write_off_status check (status in ('draft', 'pending', 'approved', 'posted', 'reversed', 'rejected')),
  posted_at timestamptz, posted_by bigint, reversed_on date,
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  constraint write_off_posted check ((status in ('posted', 'reversed')) = (posted_at is not null)),
  constraint write_off_reversed check ((status = 'reversed') = (reversed_on is not null)),
  foreign key (company_id, customer_id) references crm.customer,
  foreign key (company_id, posted_by) references erp.app_user,
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table payments.write_off is 'Invoices of a customer that are given up. total_minor in minor units of currency_code, base_minor in those of the company’s currency at the rates of the invoices.';
create index write_off_customer on payments.write_off (company_id, customer_id, written_off_on);
create index write_off_currency on payments.write_off (currency_code);
create index write_off_written_off_on on payments.write_off (company_id, written_off_on, id);
create index write_off_posted_by on payments.write_off (company_id, posted_by);
select platform.protect_document('payments.write_off',
  '{draft>pending,draft>approved,draft>posted,pending>approved,pending>rejected,pending>draft,rejected>draft,approved>draft,approved>posted,posted>reversed}',
  '{posted_at,posted_by,reversed_on}');

create table payments.write_off_line (
  company_id bigint not null, write_off_id bigint not null, line_no integer not null,
  invoice_id bigint not null, amount_minor bigint not null constraint write_off_line_amount check (amount_minor > 0),
  primary key (company_id, write_off_id, line_no),
  constraint write_off_line_once unique (company_id, write_off_id, invoice_id),
  foreign key (company_id, write_off_id) references payments.write_off on delete cascade,
  foreign key (company_id, invoice_id) references accounts.invoice);
comment on table payments.write_off_line is 'Units: minor units of the currency of the write-off.';
create index write_off_line_invoice on payments.write_off_line (company_id, invoice_id);
select platform.protect_document_lines('payments.write_off_line', 'payments.write_off', 500);

alter table payments.settlement add column write_off_id bigint,
  drop constraint settlement_by_one,
  add constraint settlement_by_one check (num_nonnulls(supplier_payment_id, customer_payment_id, write_off_id) = 1),
  add constraint settlement_write_off_fkey foreign key (company_id, write_off_id) references payments.write_off;
create index settlement_write_off on payments.settlement (company_id, write_off_id);
comment on table payments.settlement is 'Settled amounts of posted invoices and credit notes, by payments to suppliers or of customers, or written off. Append-only. Units: minor units of the currency of the invoice.';

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
  where i.status <> 'posted' or i.direction <> case when w.supplier_payment_id is not null then 'purchase' else 'sale' end
    or w.write_off_id is not null and i.kind <> 'invoice'
    or s.settled not between 0 and i.gross_minor;
  if bad is not null then perform platform.refuse('payments.over_settled', jsonb_build_object('invoiceIds', bad)); end if;
  return null;
end $$;
