-- Card payments at the terminal of a till, and what goes back to the card. docs/guides/payments.md, Card terminals.
create table payments.terminal_payment (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  uid uuid not null, receipt_uid uuid not null, store_id bigint not null, till text not null, payment_type_id bigint not null,
  currency_code text not null references platform.currency,
  amount_minor bigint not null constraint terminal_payment_amount check (amount_minor > 0),
  refunded_minor bigint not null default 0,
  provider text not null constraint terminal_payment_provider check (provider in ('stripe', 'simulator')),
  reader_ref text not null, charge_ref text,
  card_brand text constraint terminal_payment_brand check (length(card_brand) between 1 and 40 and card_brand !~ '\d{5}'),
  card_last4 text constraint terminal_payment_last4 check (card_last4 ~ '^\d{4}$'),
  authorisation text constraint terminal_payment_authorisation check (length(authorisation) between 1 and 20),
  decline_code text, reason text, unknown_since timestamptz, approved_at timestamptz, used_at timestamptz, receipt_number text,
  check_count integer not null default 0,
  status text not null default 'waiting' constraint terminal_payment_status check (status in
    ('waiting', 'unknown', 'approved', 'declined', 'cancelled', 'reversing', 'reversed')),
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint not null, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  constraint terminal_payment_uid unique (company_id, uid),
  constraint terminal_payment_charge unique (company_id, provider, charge_ref),
  constraint terminal_payment_refunded check (refunded_minor between 0 and amount_minor),
  constraint terminal_payment_is_unknown check ((status = 'unknown') = (unknown_since is not null)),
  constraint terminal_payment_is_approved check ((status in ('approved', 'reversing', 'reversed')) = (approved_at is not null)),
  constraint terminal_payment_is_used check ((used_at is null) = (receipt_number is null) and (used_at is null or approved_at is not null)),
  constraint terminal_payment_returned check (refunded_minor = 0 or approved_at is not null),
  foreign key (company_id, store_id) references erp.store,
  foreign key (company_id, payment_type_id) references erp.payment_type,
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table payments.terminal_payment is 'A payment at the card terminal of a till, written before the provider is called. uid: of the payment at the till, receipt_uid: of its receipt; used_at: a receipt was posted with it. reversing: it goes back to the card. No card number but the last four digits. Units: minor units of currency_code.';
create index terminal_payment_store on payments.terminal_payment (company_id, store_id, id);
create index terminal_payment_type on payments.terminal_payment (company_id, payment_type_id);
create index terminal_payment_receipt on payments.terminal_payment (company_id, receipt_uid);
create index terminal_payment_currency on payments.terminal_payment (currency_code);
create index terminal_payment_created_by on payments.terminal_payment (company_id, created_by);
create index terminal_payment_updated_by on payments.terminal_payment (company_id, updated_by);
create index terminal_payment_live on payments.terminal_payment (company_id, id) where status in ('waiting', 'unknown', 'reversing');
create index terminal_payment_unused on payments.terminal_payment (company_id, approved_at) where status = 'approved' and used_at is null;
select platform.protect('payments.terminal_payment', 'select, insert, update');
create trigger terminal_payment_version before update on payments.terminal_payment for each row execute function platform.raise_version();

-- Nothing leads back: an approved payment is used once, or goes back to the card; what was asked for stays as it was.
create function payments.guard_terminal_payment() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if (new.uid, new.receipt_uid, new.store_id, new.payment_type_id, new.currency_code, new.amount_minor, new.provider, new.reader_ref)
      is distinct from (old.uid, old.receipt_uid, old.store_id, old.payment_type_id, old.currency_code, old.amount_minor, old.provider, old.reader_ref)
    or old.charge_ref is not null and new.charge_ref is distinct from old.charge_ref
    or old.used_at is not null and (new.used_at, new.receipt_number) is distinct from (old.used_at, old.receipt_number)
    or old.used_at is null and new.used_at is not null and (old.status, new.status) is distinct from ('approved', 'approved')
    or old.status <> new.status and old.status || '>' || new.status <> all (array['waiting>unknown', 'waiting>approved', 'waiting>declined',
      'waiting>cancelled', 'unknown>waiting', 'unknown>approved', 'unknown>declined', 'unknown>cancelled', 'approved>reversing',
      'declined>reversing', 'cancelled>reversing', 'reversing>reversed'])
  then
    raise exception 'terminal payment % is %', old.id, old.status
      using errcode = '23514', constraint = 'terminal_payment_steps', table = tg_table_name, schema = tg_table_schema;
  end if;
  return new;
end $$;
revoke execute on function payments.guard_terminal_payment from public;
create trigger terminal_payment_steps before update on payments.terminal_payment for each row execute function payments.guard_terminal_payment();

create table payments.terminal_refund (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  uid uuid not null, terminal_payment_id bigint not null,
  amount_minor bigint not null constraint terminal_refund_amount check (amount_minor > 0),
  status text not null default 'requested' constraint terminal_refund_status check (status in ('requested', 'succeeded', 'failed', 'by_hand')),
  provider_ref text, failure text, evidence text, settled_at timestamptz,
  created_at timestamptz not null default now(), created_by bigint,
  primary key (company_id, id),
  constraint terminal_refund_uid unique (company_id, uid),
  constraint terminal_refund_settled check ((status = 'requested') = (settled_at is null)),
  constraint terminal_refund_evidence check ((status = 'by_hand') = (evidence is not null)),
  foreign key (company_id, terminal_payment_id) references payments.terminal_payment,
  foreign key (company_id, created_by) references erp.app_user);
comment on table payments.terminal_refund is 'What goes back to the card of a terminal payment. failed: the provider refuses it, so that it is given back by hand; by_hand: it was, with its evidence. Units: minor units of the currency of the payment.';
create index terminal_refund_payment on payments.terminal_refund (company_id, terminal_payment_id, id);
create index terminal_refund_open on payments.terminal_refund (company_id, id) where status in ('requested', 'failed');
create index terminal_refund_created_by on payments.terminal_refund (company_id, created_by);
select platform.protect('payments.terminal_refund', 'select, insert, update');

create function payments.guard_terminal_refund() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if (new.uid, new.terminal_payment_id, new.amount_minor) is distinct from (old.uid, old.terminal_payment_id, old.amount_minor)
    or old.status <> new.status and old.status || '>' || new.status <> all (array['requested>succeeded', 'requested>failed', 'failed>by_hand',
      'requested>by_hand'])
  then
    raise exception 'refund % is settled', old.id
      using errcode = '23514', constraint = 'terminal_refund_steps', table = tg_table_name, schema = tg_table_schema;
  end if;
  return new;
end $$;
revoke execute on function payments.guard_terminal_refund from public;
create trigger terminal_refund_steps before update on payments.terminal_refund for each row execute function payments.guard_terminal_refund();

-- A person gives it back: the provider refuses it, or never answered and may have forgotten the key of the call.
create function payments.is_refund_by_hand(r payments.terminal_refund) returns boolean
  language sql stable set search_path = pg_catalog, pg_temp
  return r.status = 'failed' or r.status = 'requested' and r.provider_ref is null and r.created_at < now() - interval '1 day';
revoke execute on function payments.is_refund_by_hand from public;
grant execute on function payments.is_refund_by_hand to app, maint;

create view payments.terminal_payment_list with (security_invoker = true) as
  select p.company_id, p.id, '#' || p.id as name, p.status, p.store_id, p.till, p.currency_code, p.amount_minor, p.refunded_minor,
    case when p.card_last4 is not null then p.card_brand || ' …' || p.card_last4 end as card, p.authorisation, p.receipt_number, p.decline_code, p.reason, p.created_at as requested_at,
    concat_ws(' ', u.first_name, u.last_name) as requested_by,
    case when p.status = 'unknown' then 'unknown'
      when exists (select from payments.terminal_refund r where r.company_id = p.company_id and r.terminal_payment_id = p.id
        and payments.is_refund_by_hand(r)) then 'refund_failed'
      when p.status = 'approved' and p.used_at is null then 'unused'
      when p.status in ('waiting', 'reversing') then 'open' else 'done' end as todo,
    p.version
  from payments.terminal_payment p
  join erp.app_user u on u.company_id = p.company_id and u.id = p.created_by;
comment on view payments.terminal_payment_list is 'Payments at card terminals with what is to be done about them.';
grant select on payments.terminal_payment_list to app, maint;
