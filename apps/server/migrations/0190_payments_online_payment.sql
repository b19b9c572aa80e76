-- Card payments that customers make online. docs/guides/payments.md, Online payments.
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
    ('tender_card_online', 'Online card payments', '1110'), ('card_fee', 'Card fees', '6000'), ('disputed_funds', 'Disputed card funds', '1150')
$$;
select accounts.create_missing_rules();

create table payments.card_provider (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  provider text not null constraint card_provider_provider check (provider in ('stripe', 'simulator')),
  capture_mode text not null default 'at_once' constraint card_provider_capture_mode check (capture_mode in ('at_once', 'by_hand')),
  secret_sealed bytea, signing_sealed bytea, key_hint text,
  status text not null default 'active' constraint card_provider_status check (status in ('active', 'inactive')),
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  constraint card_provider_once unique (company_id, provider),
  constraint card_provider_key check (num_nonnulls(secret_sealed, signing_sealed, key_hint) = case provider when 'stripe' then 3 else 0 end),
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table payments.card_provider is 'Account of the company at a provider of card payments. secret_sealed: its API key, signing_sealed: the secret of its webhooks, both sealed with the key of the installation. The simulator moves no money and is written by the demo company and tests alone.';
create unique index card_provider_active on payments.card_provider (company_id) where status = 'active';
create index card_provider_created_by on payments.card_provider (company_id, created_by);
create index card_provider_updated_by on payments.card_provider (company_id, updated_by);
select platform.protect('payments.card_provider', 'select, insert, update');
create trigger card_provider_version before update on payments.card_provider for each row execute function platform.raise_version();

create table payments.payment_link (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  customer_id bigint not null, invoice_id bigint, amount_minor bigint constraint payment_link_amount check (amount_minor > 0),
  token_hash bytea not null constraint payment_link_token check (octet_length(token_hash) = 32),
  expires_at timestamptz not null, revoked_at timestamptz, revoked_by bigint,
  created_at timestamptz not null default now(), created_by bigint not null,
  primary key (company_id, id),
  constraint payment_link_once unique (company_id, token_hash),
  constraint payment_link_for check ((invoice_id is null) = (amount_minor is not null)),
  constraint payment_link_expires check (expires_at > created_at),
  foreign key (company_id, customer_id) references crm.customer,
  foreign key (company_id, invoice_id) references accounts.invoice,
  foreign key (company_id, revoked_by) references erp.app_user,
  foreign key (company_id, created_by) references erp.app_user);
comment on table payments.payment_link is 'A page on which a customer pays: what is open of an invoice, or an amount that becomes credit of the customer. token_hash: SHA-256 of 256 random bits. Units: minor units of the company’s currency.';
create index payment_link_customer on payments.payment_link (company_id, customer_id);
create index payment_link_invoice on payments.payment_link (company_id, invoice_id);
create index payment_link_revoked_by on payments.payment_link (company_id, revoked_by);
create index payment_link_created_by on payments.payment_link (company_id, created_by);
select platform.protect('payments.payment_link', 'select, insert, update');

create table payments.online_payment (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  uid uuid not null, number text, name text not null generated always as (coalesce(number, '#' || id)) stored,
  customer_id bigint not null, invoice_id bigint, payment_link_id bigint not null,
  requested_on date not null, currency_code text not null references platform.currency,
  amount_minor bigint not null constraint online_payment_amount check (amount_minor > 0),
  provider text not null constraint online_payment_provider check (provider in ('stripe', 'simulator')),
  captured_minor bigint not null default 0 constraint online_payment_captured check (captured_minor between 0 and amount_minor),
  refunded_minor bigint not null default 0 constraint online_payment_refunded check (refunded_minor >= 0),
  disputed_minor bigint not null default 0 constraint online_payment_disputed check (disputed_minor >= 0),
  booked_minor bigint not null default 0 constraint online_payment_booked check (booked_minor between 0 and captured_minor),
  customer_payment_id bigint,
  return_url text not null, session_ref text, charge_ref text, decline_code text, is_late boolean not null default false, reason text,
  captured_at timestamptz, unknown_since timestamptz,
  check_count integer not null default 0,
  status text not null default 'draft' constraint online_payment_status check (status in
    ('draft', 'sent', 'unknown', 'authorised', 'captured', 'part_refunded', 'refunded', 'disputed', 'declined', 'cancelled')),
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  constraint online_payment_returned check (refunded_minor + disputed_minor <= captured_minor),
  constraint online_payment_received check ((captured_minor > 0) = (status in ('captured', 'part_refunded', 'refunded', 'disputed'))
    and (captured_minor > 0) = (captured_at is not null)),
  constraint online_payment_in_books check ((booked_minor > 0) = (customer_payment_id is not null)),
  constraint online_payment_is_unknown check ((status = 'unknown') = (unknown_since is not null)),
  constraint online_payment_session unique (company_id, provider, session_ref),
  constraint online_payment_charge unique (company_id, provider, charge_ref),
  foreign key (company_id, customer_id) references crm.customer,
  foreign key (company_id, invoice_id) references accounts.invoice,
  foreign key (company_id, payment_link_id) references payments.payment_link,
  foreign key (company_id, customer_payment_id) references payments.customer_payment,
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table payments.online_payment is 'A payment at a provider of card payments, written before the provider is called. refunded_minor: refunds that did not fail; disputed_minor: charged back; booked_minor: of customer_payment_id, what the ledger has of it. No card data. Units: minor units of currency_code.';
comment on column payments.online_payment.session_ref is 'Of the page of the provider; charge_ref: of the payment itself.';
comment on column payments.online_payment.is_late is 'Captured after it was declined or cancelled.';
create index online_payment_customer on payments.online_payment (company_id, customer_id);
create index online_payment_invoice on payments.online_payment (company_id, invoice_id);
create index online_payment_link on payments.online_payment (company_id, payment_link_id);
create index online_payment_receipt on payments.online_payment (company_id, customer_payment_id);
create index online_payment_requested_on on payments.online_payment (company_id, requested_on, id);
create index online_payment_currency on payments.online_payment (currency_code);
create index online_payment_decline on payments.online_payment (company_id, decline_code, id);
-- A customer is never led to two payments of one invoice, nor of one link.
create unique index online_payment_of_invoice on payments.online_payment (company_id, invoice_id)
  where status in ('draft', 'sent', 'unknown', 'authorised');
create unique index online_payment_of_link on payments.online_payment (company_id, payment_link_id)
  where status in ('draft', 'sent', 'unknown', 'authorised');
select platform.protect_document('payments.online_payment',
  '{draft>sent,draft>unknown,draft>authorised,draft>captured,draft>declined,draft>cancelled,sent>authorised,sent>captured,sent>declined,sent>cancelled,unknown>sent,unknown>authorised,unknown>captured,unknown>declined,unknown>cancelled,authorised>captured,authorised>unknown,authorised>declined,authorised>cancelled,declined>captured,cancelled>captured,captured>part_refunded,captured>refunded,captured>disputed,part_refunded>captured,part_refunded>refunded,part_refunded>disputed,refunded>captured,refunded>part_refunded,disputed>captured,disputed>part_refunded}',
  '{captured_minor,refunded_minor,disputed_minor,booked_minor,customer_payment_id,session_ref,charge_ref,decline_code,is_late,reason,captured_at,unknown_since,check_count}');

-- A payment is captured once, at the page of the provider where it began.
create function payments.capture_once() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if old.captured_minor > 0 and (new.captured_minor, new.captured_at) is distinct from (old.captured_minor, old.captured_at)
    or old.session_ref is not null and new.session_ref is distinct from old.session_ref
    or old.charge_ref is not null and new.charge_ref is distinct from old.charge_ref then
    raise exception 'payment % was captured', old.id
      using errcode = '23514', constraint = 'online_payment_once', table = tg_table_name, schema = tg_table_schema;
  end if;
  return new;
end $$;
revoke execute on function payments.capture_once from public;
create trigger online_payment_once before update on payments.online_payment for each row execute function payments.capture_once();

create table payments.online_payment_event (
  company_id bigint not null references erp.company, id bigint generated always as identity, online_payment_id bigint not null,
  source text not null constraint online_payment_event_source check (source in ('request', 'webhook', 'check', 'user', 'payout')),
  from_status text not null, to_status text not null, note text,
  occurred_at timestamptz not null default now(), created_by bigint,
  primary key (company_id, id),
  foreign key (company_id, online_payment_id) references payments.online_payment on delete cascade,
  foreign key (company_id, created_by) references erp.app_user);
comment on table payments.online_payment_event is 'What happened to a payment, by whom it became known. Append-only.';
create index online_payment_event_payment on payments.online_payment_event (company_id, online_payment_id, id);
create index online_payment_event_created_by on payments.online_payment_event (company_id, created_by);
select platform.protect('payments.online_payment_event', 'select, insert');

create table payments.provider_event (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  provider text not null constraint provider_event_provider check (provider in ('stripe', 'simulator')),
  event_ref text not null, kind text not null, session_ref text, charge_ref text, payment_uid uuid,
  status text not null default 'new' constraint provider_event_status check (status in ('new', 'done', 'ignored')),
  received_at timestamptz not null default now(), handled_at timestamptz,
  primary key (company_id, id),
  constraint provider_event_once unique (company_id, provider, event_ref),
  constraint provider_event_handled check ((status = 'new') = (handled_at is null)));
comment on table payments.provider_event is 'Signed messages of a provider, each once. They are hints: what became of a payment is read from the provider. new: its payment is not known yet, or the provider did not answer.';
create index provider_event_new on payments.provider_event (company_id, received_at) where status = 'new';
select platform.protect('payments.provider_event', 'select, insert, update');

create table payments.online_refund (
  company_id bigint not null references erp.company, id bigint generated always as identity, uid uuid not null,
  online_payment_id bigint not null,
  amount_minor bigint not null constraint online_refund_amount check (amount_minor > 0),
  reason text not null,
  status text not null default 'requested' constraint online_refund_status check (status in ('requested', 'succeeded', 'failed')),
  provider_ref text, failure text, settled_at timestamptz,
  created_at timestamptz not null default now(), created_by bigint,
  primary key (company_id, id),
  constraint online_refund_uid unique (company_id, uid),
  constraint online_refund_settled check ((status = 'requested') = (settled_at is null)),
  constraint online_refund_failed check (status = 'failed' or failure is null),
  foreign key (company_id, online_payment_id) references payments.online_payment,
  foreign key (company_id, created_by) references erp.app_user);
comment on table payments.online_refund is 'Money given back to the card. requested: in the ledger, until the provider answers; failed: taken out of it. Units: minor units of the currency of the payment.';
create index online_refund_payment on payments.online_refund (company_id, online_payment_id, id);
create index online_refund_open on payments.online_refund (company_id, created_at) where status = 'requested';
create index online_refund_created_by on payments.online_refund (company_id, created_by);
select platform.protect('payments.online_refund', 'select, insert, update');

create function payments.guard_refund() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if old.status <> 'requested' or (new.uid, new.online_payment_id, new.amount_minor, new.reason)
    is distinct from (old.uid, old.online_payment_id, old.amount_minor, old.reason) then
    raise exception 'refund % is settled', old.id
      using errcode = '23514', constraint = 'online_refund_stays', table = tg_table_name, schema = tg_table_schema;
  end if;
  return new;
end $$;
revoke execute on function payments.guard_refund from public;
create trigger online_refund_stays before update on payments.online_refund for each row execute function payments.guard_refund();

-- What the ledger has of an online payment goes by refund alone, so that money and books agree.
create function payments.keep_online_receipt() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if exists (select from payments.online_payment o where o.company_id = new.company_id and o.customer_payment_id = new.id) then
    perform platform.refuse('payments.of_online_payment');
  end if;
  return null;
end $$;
revoke execute on function payments.keep_online_receipt from public;
create constraint trigger customer_payment_online after update of status on payments.customer_payment deferrable initially deferred
  for each row when (new.status = 'reversed') execute function payments.keep_online_receipt();

-- The provider's side of the simulator.
create table payments.simulated_payment (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  idempotency_key text not null, payment_uid uuid not null, session_ref text not null,
  amount_minor bigint not null constraint simulated_payment_amount check (amount_minor > 0), currency_code text not null references platform.currency,
  is_captured_by_hand boolean not null, decline_code text,
  captured_minor bigint not null default 0 constraint simulated_payment_captured check (captured_minor between 0 and amount_minor),
  capture_count integer not null default 0,
  status text not null default 'open' constraint simulated_payment_status check (status in ('open', 'authorised', 'captured', 'declined', 'cancelled')),
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  constraint simulated_payment_once unique (company_id, idempotency_key),
  constraint simulated_payment_session unique (company_id, session_ref));
comment on table payments.simulated_payment is 'Payments as the simulator has them; no money moves. capture_count: how often it took the amount.';
create index simulated_payment_currency on payments.simulated_payment (currency_code);
select platform.protect('payments.simulated_payment', 'select, insert, update');

create table payments.simulated_refund (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  simulated_payment_id bigint not null, idempotency_key text not null,
  amount_minor bigint not null constraint simulated_refund_amount check (amount_minor > 0),
  status text not null default 'succeeded' constraint simulated_refund_status check (status in ('pending', 'succeeded', 'failed')),
  primary key (company_id, id),
  constraint simulated_refund_once unique (company_id, idempotency_key),
  foreign key (company_id, simulated_payment_id) references payments.simulated_payment);
comment on table payments.simulated_refund is 'Refunds as the simulator has them. Units: minor units of the currency of the payment.';
create index simulated_refund_payment on payments.simulated_refund (company_id, simulated_payment_id);
select platform.protect('payments.simulated_refund', 'select, insert, update');

create table payments.simulated_fault (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  call text not null constraint simulated_fault_call check (call in ('create', 'read', 'capture', 'cancel', 'refund')),
  effect text not null constraint simulated_fault_effect check (effect in ('lost', 'done', 'refused', 'pending')),
  primary key (company_id, id));
comment on table payments.simulated_fault is 'How the next call of the simulator ends. lost: it never arrives; done: it takes effect and its answer is lost; refused: it is refused; pending: it is answered later.';
select platform.protect('payments.simulated_fault', 'select, insert, delete');
