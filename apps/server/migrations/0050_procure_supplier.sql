-- Whom the company buys from. docs/decisions/043.
create table procure.supplier (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  code text, name text not null,
  name_key text not null generated always as (platform.normalise(name)) stored,
  legal_name text,
  type text not null default 'wholesaler' constraint supplier_type
    check (type in ('manufacturer', 'wholesaler', 'agent', 'importer', 'consignor', 'service', 'transporter')),
  kind text not null default 'goods' constraint supplier_kind check (kind in ('goods', 'freight', 'customs', 'service')),
  supplier_group text,
  tax_number text,
  tax_key text generated always as (nullif(regexp_replace(upper(tax_number), '[^[:alnum:]]', '', 'g'), '')) stored,
  registration_no text,
  country_code text references platform.country,
  gln text constraint supplier_gln_form check (gln ~ '^[0-9]{13}$') constraint supplier_gln_check_digit check (platform.is_gs1_key(gln)),
  language text not null default 'en' constraint supplier_language check (language in ('en', 'ar', 'de', 'es', 'fr', 'it', 'tr', 'zh')),
  website text, note text,
  currency text references platform.currency,
  payment_term_id bigint,
  discount_ppm integer constraint supplier_discount check (discount_ppm between 0 and 1000000),
  credit_limit_minor bigint constraint supplier_credit_limit check (credit_limit_minor between 0 and 99999999999999),
  incoterm text constraint supplier_incoterm
    check (incoterm in ('EXW', 'FCA', 'FAS', 'FOB', 'CFR', 'CIF', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP')),
  incoterm_place text,
  lead_time_days integer constraint supplier_lead_time_days check (lead_time_days between 0 and 730),
  production_days integer constraint supplier_production_days check (production_days between 0 and 730),
  review_days integer not null default 7 constraint supplier_review_days check (review_days between 1 and 365),
  moq_value_minor bigint constraint supplier_moq_value check (moq_value_minor between 0 and 99999999999999),
  moq_quantity integer constraint supplier_moq_quantity check (moq_quantity between 1 and 999999999),
  order_multiple integer constraint supplier_order_multiple check (order_multiple between 1 and 999999999),
  free_freight_minor bigint constraint supplier_free_freight check (free_freight_minor between 0 and 99999999999999),
  over_receipt_ppm integer constraint supplier_over_receipt check (over_receipt_ppm between 0 and 1000000),
  under_receipt_ppm integer constraint supplier_under_receipt check (under_receipt_ppm between 0 and 1000000),
  price_ppm integer constraint supplier_price check (price_ppm between 0 and 1000000),
  price_tolerance_minor bigint constraint supplier_price_tolerance check (price_tolerance_minor between 0 and 99999999999999),
  is_consignment boolean not null default false,
  commission_ppm integer constraint supplier_commission check (commission_ppm between 0 and 1000000),
  returns_policy text,
  standing text not null default 'prospect' constraint supplier_standing_known check (standing in ('prospect', 'approved', 'on_hold', 'blocked')),
  hold_scope text constraint supplier_hold_scope check (hold_scope in ('all', 'purchase_orders', 'payments')),
  hold_until date, standing_reason text, approved_at timestamptz, approved_by bigint,
  documents_expire_on date,
  status text not null default 'active' constraint supplier_status check (status in ('active', 'inactive')),
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  constraint supplier_production_within check (production_days <= lead_time_days),
  constraint supplier_commission_consignment check (is_consignment or commission_ppm is null),
  constraint supplier_hold_whole check ((standing = 'on_hold') = (hold_scope is not null) and (standing = 'on_hold' or hold_until is null)),
  foreign key (company_id, payment_term_id) references erp.payment_term,
  foreign key (company_id, approved_by) references erp.app_user,
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table procure.supplier is 'Whom the company buys from. Amounts in minor units of its currency, shares in parts per million. Source: procurement.md 2.4.';
comment on column procure.supplier.code is 'Drawn from its series where nobody chose one, so never null in a row.';
comment on column procure.supplier.tax_key is 'Tax number as it is compared: capital letters and digits alone.';
comment on column procure.supplier.standing is 'How far it may be bought from; changed by calls of their own.';
comment on column procure.supplier.hold_scope is 'What a hold stops.';
comment on column procure.supplier.hold_until is 'Last day of the hold; null: until it is released.';
comment on column procure.supplier.documents_expire_on is 'Last day of what expires first among the latest documents of each kind; kept by those.';
comment on column procure.supplier.lead_time_days is 'From the order until the goods are here; production_days is a part of it.';
comment on column procure.supplier.review_days is 'How often it is ordered from.';
create index supplier_country on procure.supplier (country_code);
create index supplier_currency on procure.supplier (currency);
create index supplier_payment_term on procure.supplier (company_id, payment_term_id);
create index supplier_approved_by on procure.supplier (company_id, approved_by);
create index supplier_created_by on procure.supplier (company_id, created_by);
select platform.protect_master('procure.supplier');
-- One that was merged gives its number away. Without a country a number says nothing.
alter table procure.supplier add constraint supplier_tax_number
  exclude using gist (company_id with =, country_code with =, tax_key with =) where (merged_into_id is null);

-- What nobody chose: the next number as its code, and the currency of the company, so that amounts are never without one.
create function procure.complete_supplier() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if new.code is null and tg_op = 'UPDATE' then
    new.code := old.code;
  end if;
  -- A number that somebody typed as a code is passed over.
  while new.code is null loop
    new.code := erp.draw_number(new.company_id, 'procure.supplier', null, current_date, 'SUP', 5, 'never');
    if exists (select from procure.supplier s where s.company_id = new.company_id and s.code_key = lower(new.code)) then
      new.code := null;
    end if;
  end loop;
  if new.currency is null then
    select c.base_currency into new.currency from erp.company c where c.id = new.company_id;
  end if;
  return new;
end $$;
create trigger supplier_complete before insert or update on procure.supplier for each row execute function procure.complete_supplier();

create table procure.supplier_contact (
  company_id bigint not null, supplier_id bigint not null, line_no integer not null,
  role text not null constraint supplier_contact_role check (role in ('sales', 'orders', 'accounts', 'quality', 'logistics', 'management')),
  name text not null,
  email text constraint supplier_contact_email_form check (email ~ '^[^\s@]+@[^\s@]+$' and length(email) <= 254),
  phone text constraint supplier_contact_phone_form check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  language text not null constraint supplier_contact_language check (language in ('en', 'ar', 'de', 'es', 'fr', 'it', 'tr', 'zh')),
  receives_orders boolean not null,
  primary key (company_id, supplier_id, line_no),
  foreign key (company_id, supplier_id) references procure.supplier on delete cascade);
comment on table procure.supplier_contact is 'A person at a supplier. language: of what is sent to him.';
select platform.protect_lines('procure.supplier_contact', 50);

create table procure.supplier_address (
  company_id bigint not null, supplier_id bigint not null, line_no integer not null,
  kind text not null constraint supplier_address_kind check (kind in ('office', 'factory', 'pickup', 'returns')),
  line text not null, postcode text, city text not null, region text, country text references platform.country,
  primary key (company_id, supplier_id, line_no),
  foreign key (company_id, supplier_id) references procure.supplier on delete cascade);
comment on table procure.supplier_address is 'A place of a supplier.';
create index supplier_address_country on procure.supplier_address (country);
select platform.protect_lines('procure.supplier_address', 30);

create table procure.supplier_order_day (
  company_id bigint not null, supplier_id bigint not null, line_no integer not null,
  weekday text not null constraint supplier_order_day_weekday
    check (weekday in ('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday')),
  until time,
  primary key (company_id, supplier_id, line_no),
  constraint supplier_order_day_once unique (company_id, supplier_id, weekday),
  foreign key (company_id, supplier_id) references procure.supplier on delete cascade);
comment on table procure.supplier_order_day is 'A day on which a supplier takes orders, until a time; without any: every day.';
select platform.protect_lines('procure.supplier_order_day', 7);

create table procure.supplier_holiday (
  company_id bigint not null, supplier_id bigint not null, line_no integer not null,
  "from" date not null, "to" date not null, reason text,
  primary key (company_id, supplier_id, line_no),
  constraint supplier_holiday_order check ("from" <= "to"),
  constraint supplier_holiday_apart exclude using gist (company_id with =, supplier_id with =, daterange("from", "to", '[]') with &&),
  foreign key (company_id, supplier_id) references procure.supplier on delete cascade);
comment on table procure.supplier_holiday is 'Days on which a supplier is closed, both ends among them.';
select platform.protect_lines('procure.supplier_holiday', 100);

create table procure.supplier_document (
  company_id bigint not null, supplier_id bigint not null, line_no integer not null,
  kind text not null constraint supplier_document_kind check (kind in ('contract', 'certificate', 'audit')),
  number text, valid_from date, valid_to date, is_required boolean not null,
  primary key (company_id, supplier_id, line_no),
  constraint supplier_document_order check (valid_from <= valid_to),
  foreign key (company_id, supplier_id) references procure.supplier on delete cascade);
comment on table procure.supplier_document is 'A paper of a supplier that holds from and to a day, both among them; without the latter: for good.';
select platform.protect_lines('procure.supplier_document', 50);

-- What its documents say of a supplier is no edit of it: the version, raised just before, goes back.
create function procure.keep_supplier_version() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  new.version := old.version;
  new.updated_at := old.updated_at;
  return new;
end $$;
create trigger supplier_version_stays before update on procure.supplier for each row
  when (old.documents_expire_on is distinct from new.documents_expire_on) execute function procure.keep_supplier_version();
create function procure.note_document_expiry() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  company constant bigint := coalesce(new.company_id, old.company_id);
  supplier constant bigint := coalesce(new.supplier_id, old.supplier_id);
  expiry constant date := (select min(k.last) from (
    select case when not bool_or(d.valid_to is null) then max(d.valid_to) end as last from procure.supplier_document d
    where d.company_id = company and d.supplier_id = supplier group by d.kind) k);
begin
  update procure.supplier s set documents_expire_on = expiry
    where s.company_id = company and s.id = supplier and s.documents_expire_on is distinct from expiry;
  return null;
end $$;
create trigger supplier_document_expiry after insert or delete on procure.supplier_document
  for each row execute function procure.note_document_expiry();
