-- What customers agreed to, by channel and purpose, with proof. docs/guides/crm.md, Consent.
create table crm.consent (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  customer_id bigint not null,
  channel text not null constraint consent_channel check (channel in ('email', 'text', 'phone', 'post')),
  purpose text not null constraint consent_purpose check (purpose in ('marketing', 'surveys', 'reminders')),
  status text not null constraint consent_status check (status in ('unknown', 'granted', 'denied')),
  source text not null constraint consent_source
    check (source in ('staff', 'register', 'web_shop', 'survey', 'unsubscribe', 'erasure', 'earlier_record')),
  text_version text constraint consent_text_version check (length(btrim(text_version)) between 1 and 60),
  ip inet,
  created_at timestamptz not null default clock_timestamp(), created_by bigint,
  primary key (company_id, id),
  constraint consent_by check ((source in ('staff', 'register', 'web_shop', 'erasure')) = (created_by is not null)),
  foreign key (company_id, customer_id) references crm.customer,
  foreign key (company_id, created_by) references erp.app_user);
comment on table crm.consent is 'Decisions of customers, the last of a channel and purpose applies. source: who recorded it, earlier_record: the field of the customer before this table; text_version: of the words that the customer saw; ip: of the customer, null: not known. Append-only.';
create index consent_customer on crm.consent (company_id, customer_id, channel, purpose, created_at desc, id desc);
create index consent_created_by on crm.consent (company_id, created_by);
select platform.protect('crm.consent', 'select, insert');
-- An address of the network is personal data: it goes with the erasure of the customer, and nothing else of a decision changes.
grant update (ip) on crm.consent to app;
create function crm.keep_consent() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if new.ip is not null or to_jsonb(new) - 'ip' is distinct from to_jsonb(old) - 'ip' then
    raise exception 'consent is append-only' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger consent_keep before update on crm.consent for each row execute function crm.keep_consent();
create trigger consent_append_only before delete on crm.consent for each row execute function platform.refuse_change();
create trigger consent_no_truncate before truncate on crm.consent for each statement execute function platform.refuse_change();

-- The field of the record is the consent to marketing by email that existed so far.
alter table crm.customer no force row level security;
alter table crm.consent no force row level security;
insert into crm.consent (company_id, customer_id, channel, purpose, status, source)
  select c.company_id, c.id, 'email', 'marketing', c.email_consent, 'earlier_record' from crm.customer c where c.email_consent <> 'unknown';
alter table crm.consent force row level security;
alter table crm.customer force row level security;
comment on column crm.customer.email_consent is 'To marketing by email: the last decision in crm.consent, and the same by two triggers.';

create view crm.consent_state with (security_invoker = true) as
  select distinct on (k.company_id, k.customer_id, k.channel, k.purpose) k.company_id, k.id, k.customer_id, k.channel, k.purpose, k.status,
    k.source, k.text_version, k.created_at, k.created_by
  from crm.consent k
  order by k.company_id, k.customer_id, k.channel, k.purpose, k.created_at desc, k.id desc;
comment on view crm.consent_state is 'The decision of each customer that applies, by channel and purpose.';
grant select on crm.consent_state to app, maint;

-- Decisions of one customer follow each other, so that the last one is the same for whoever reads it. Locks: the customer.
create function crm.order_consent() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  erased timestamptz;
begin
  select c.erased_at into erased from crm.customer c where c.company_id = new.company_id and c.id = new.customer_id for no key update;
  if erased is not null and new.source <> 'erasure' then
    perform platform.refuse('crm.customer_erased');
  end if;
  new.created_at := clock_timestamp();
  return new;
end $$;
create trigger consent_order before insert on crm.consent for each row execute function crm.order_consent();

-- A decision about marketing by email changes the field of the customer, and a changed field is a decision that the staff recorded;
-- registers and shops record theirs themselves.
create function crm.follow_consent() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  update crm.customer c set email_consent = new.status, updated_by = coalesce(new.created_by, c.updated_by)
    where c.company_id = new.company_id and c.id = new.customer_id and c.email_consent <> new.status;
  return null;
end $$;
create trigger consent_follow after insert on crm.consent for each row
  when (new.channel = 'email' and new.purpose = 'marketing') execute function crm.follow_consent();

create function crm.record_consent_field() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  known text := (select s.status from crm.consent s
    where s.company_id = new.company_id and s.customer_id = new.id and s.channel = 'email' and s.purpose = 'marketing'
    order by s.created_at desc, s.id desc limit 1);
  writer bigint := coalesce(new.updated_by, new.created_by);
begin
  if new.email_consent <> coalesce(known, 'unknown') then
    insert into crm.consent (company_id, customer_id, channel, purpose, status, source, created_by)
    values (new.company_id, new.id, 'email', 'marketing', new.email_consent,
      case when writer is null then 'earlier_record' when new.erased_at is null then 'staff' else 'erasure' end, writer);
  end if;
  return null;
end $$;
create trigger customer_consent_insert after insert on crm.customer for each row
  when (new.email_consent <> 'unknown') execute function crm.record_consent_field();
create trigger customer_consent_update after update of email_consent, erased_at on crm.customer for each row
  when (new.email_consent <> old.email_consent) execute function crm.record_consent_field();

-- Whether a customer agrees to emails of a purpose: what was decided about it, otherwise what was decided about marketing.
create function crm.email_consent(company bigint, customer bigint, asked_purpose text) returns text
  language sql stable set search_path = pg_catalog, pg_temp as $$
  select coalesce((
    select nullif(s.status, 'unknown') from crm.consent s
    where s.company_id = company and s.customer_id = customer and s.channel = 'email' and s.purpose = asked_purpose
    order by s.created_at desc, s.id desc limit 1), c.email_consent)
  from crm.customer c where c.company_id = company and c.id = customer
$$;
revoke execute on function crm.keep_consent, crm.order_consent, crm.follow_consent, crm.record_consent_field, crm.email_consent from public;
grant execute on function crm.email_consent to app, maint;

create function crm.erase_consents() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  update crm.consent k set ip = null where k.company_id = new.company_id and k.customer_id = new.id and k.ip is not null;
  return null;
end $$;
revoke execute on function crm.erase_consents from public;
create trigger customer_erase_consents after update of erased_at on crm.customer for each row
  when (new.erased_at is not null and old.erased_at is null) execute function crm.erase_consents();

create view crm.consent_list with (security_invoker = true) as
  select s.company_id, s.id, c.name, s.customer_id, s.channel, s.purpose as consent_purpose, s.status, s.source, s.text_version, c.email, c.phone,
    concat_ws(', ', c.address_line1, c.address_line2, c.postcode, c.city, c.region) as address, s.created_at, s.created_by
  from crm.consent_state s
  join crm.customer c on c.company_id = s.company_id and c.id = s.customer_id and c.status = 'active';
comment on view crm.consent_list is 'What active customers decided, with where they are reached.';
grant select on crm.consent_list to app, maint;
