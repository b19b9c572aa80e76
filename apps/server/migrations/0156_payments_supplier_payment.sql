-- Payments to suppliers, and what they settle. docs/guides/payments.md.
create schema payments;
comment on schema payments is 'Tables of module payments.';
grant usage on schema payments to app, maint;

create table payments.supplier_payment (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  uid uuid not null, number text, name text not null generated always as (coalesce(number, '#' || id)) stored,
  supplier_id bigint not null, account_id bigint not null, paid_on date not null,
  currency_code text not null references platform.currency,
  exchange_rate numeric(20,10) not null constraint supplier_payment_exchange_rate check (exchange_rate > 0),
  reference text, note text,
  prepayment_minor bigint not null default 0 constraint supplier_payment_prepayment check (prepayment_minor >= 0),
  applied_minor bigint not null default 0 constraint supplier_payment_applied check (applied_minor >= 0),
  prepayment_base_minor bigint not null default 0,
  amount_minor bigint not null constraint supplier_payment_amount check (amount_minor >= 0),
  status text not null default 'draft' constraint supplier_payment_status
    check (status in ('draft', 'pending', 'approved', 'sent', 'reversed', 'rejected', 'cancelled')),
  sent_at timestamptz, sent_by bigint, reversed_on date,
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  constraint supplier_payment_one_way check (least(prepayment_minor, applied_minor) = 0),
  constraint supplier_payment_sent check ((status in ('sent', 'reversed')) = (sent_at is not null)),
  constraint supplier_payment_reversed check ((status = 'reversed') = (reversed_on is not null)),
  constraint supplier_payment_reversed_after check (reversed_on >= paid_on),
  foreign key (company_id, supplier_id) references procure.supplier,
  foreign key (company_id, account_id) references accounts.account,
  foreign key (company_id, sent_by) references erp.app_user,
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table payments.supplier_payment is 'Payments to suppliers. account_id: bank or cash account it is paid from. Units: minor units of currency_code, prepayment_base_minor of the company’s currency.';
comment on column payments.supplier_payment.exchange_rate is 'Units of the company’s currency for one unit of its currency; 1 in the company’s currency.';
comment on column payments.supplier_payment.prepayment_minor is 'Paid before there is an invoice.';
comment on column payments.supplier_payment.applied_minor is 'Of earlier prepayments, used for the invoices.';
comment on column payments.supplier_payment.prepayment_base_minor is 'Change of the prepayments of the supplier, since it was sent: above zero of a prepayment, below zero of one that is applied.';
comment on column payments.supplier_payment.amount_minor is 'What leaves the account.';
create index supplier_payment_supplier on payments.supplier_payment (company_id, supplier_id, currency_code, id);
create index supplier_payment_account on payments.supplier_payment (company_id, account_id);
create index supplier_payment_paid_on on payments.supplier_payment (company_id, paid_on, id);
create index supplier_payment_currency on payments.supplier_payment (currency_code);
create index supplier_payment_sent_by on payments.supplier_payment (company_id, sent_by);
select platform.protect_document('payments.supplier_payment',
  '{draft>pending,draft>approved,draft>sent,pending>approved,pending>rejected,pending>draft,approved>sent,approved>draft,approved>cancelled,rejected>draft,rejected>cancelled,sent>reversed}',
  '{prepayment_base_minor,sent_at,sent_by,reversed_on}');

create table payments.supplier_payment_line (
  company_id bigint not null, supplier_payment_id bigint not null, line_no integer not null,
  invoice_id bigint not null,
  amount_minor bigint not null constraint supplier_payment_line_amount check (amount_minor > 0),
  discount_minor bigint not null default 0 constraint supplier_payment_line_discount check (discount_minor between 0 and amount_minor),
  primary key (company_id, supplier_payment_id, line_no),
  constraint supplier_payment_line_once unique (company_id, supplier_payment_id, invoice_id),
  foreign key (company_id, supplier_payment_id) references payments.supplier_payment on delete cascade,
  foreign key (company_id, invoice_id) references accounts.invoice);
comment on table payments.supplier_payment_line is 'Invoices that a payment settles, and credit notes that reduce it. discount_minor: part of the amount that the supplier lets off for early payment. Units: minor units of the currency of the payment.';
create index supplier_payment_line_invoice on payments.supplier_payment_line (company_id, invoice_id);
select platform.protect_document_lines('payments.supplier_payment_line', 'payments.supplier_payment', 500);

-- What sent payments settle of posted invoices; a reversal is a row below zero. The rest of an invoice is what is still open.
create table payments.settlement (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  invoice_id bigint not null, supplier_payment_id bigint not null, settled_on date not null,
  amount_minor bigint not null constraint settlement_amount check (amount_minor <> 0),
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, invoice_id) references accounts.invoice,
  foreign key (company_id, supplier_payment_id) references payments.supplier_payment);
comment on table payments.settlement is 'Settled amounts of posted invoices and credit notes. Append-only. Units: minor units of the currency of the invoice.';
create index settlement_invoice on payments.settlement (company_id, invoice_id, settled_on);
create index settlement_payment on payments.settlement (company_id, supplier_payment_id);
select platform.protect('payments.settlement', 'select, insert');
create trigger settlement_append_only before update or delete on payments.settlement for each row execute function platform.refuse_change();
create trigger settlement_no_truncate before truncate on payments.settlement for each statement execute function platform.refuse_change();

-- No invoice is settled beyond its amount, however many payments settle it at once. Locks: the invoices, in key order.
create function payments.require_open() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  bad jsonb;
begin
  perform from accounts.invoice i where (i.company_id, i.id) in (select w.company_id, w.invoice_id from written w)
  order by i.company_id, i.id for no key update;
  select jsonb_agg(i.id order by i.id) into bad
  from accounts.invoice i
  cross join lateral (select sum(s.amount_minor) as settled from payments.settlement s where s.company_id = i.company_id and s.invoice_id = i.id) s
  where (i.company_id, i.id) in (select w.company_id, w.invoice_id from written w)
    and (i.status <> 'posted' or i.direction <> 'purchase' or s.settled not between 0 and i.gross_minor);
  if bad is not null then perform platform.refuse('payments.over_settled', jsonb_build_object('invoiceIds', bad)); end if;
  return null;
end $$;
revoke execute on function payments.require_open from public;
create trigger settlement_open after insert on payments.settlement referencing new table as written
  for each statement execute function payments.require_open();

-- No more is applied than was prepaid. Locks: the supplier.
create function payments.require_prepaid() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  held bigint;
begin
  perform from procure.supplier s where s.company_id = new.company_id and s.id = new.supplier_id for no key update;
  select sum(p.prepayment_minor - p.applied_minor) into held from payments.supplier_payment p
  where p.company_id = new.company_id and p.supplier_id = new.supplier_id and p.currency_code = new.currency_code and p.status = 'sent';
  if held < 0 then perform platform.refuse('payments.prepayment_short', jsonb_build_object('missingMinor', -held)); end if;
  return null;
end $$;
revoke execute on function payments.require_prepaid from public;
create trigger supplier_payment_prepaid after update of status on payments.supplier_payment for each row
  when (new.status in ('sent', 'reversed') and old.status <> new.status and new.prepayment_minor + new.applied_minor > 0)
  execute function payments.require_prepaid();
