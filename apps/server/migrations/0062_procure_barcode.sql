-- Barcodes of variants; their check digits are the database's own rule. Source: procurement.md 2.1 and 4.2.

-- The digit that follows from those before it: from the right by 3, 1, 3, 1 …, and up to the next ten.
create function procure.check_digit(body text) returns integer
  language sql immutable strict parallel safe set search_path = pg_catalog, pg_temp as $$
  select ((10 - sum(substr(reverse(body), place, 1)::integer * case when place % 2 = 1 then 3 else 1 end) % 10) % 10)::integer
  from generate_series(1, length(body)) as place
$$;

-- The UPC-A that a UPC-E of eight digits is short for. Source: GS1 General Specifications 5.2.2.4.
create function procure.expanded_upce(code text) returns text
  language sql immutable strict parallel safe set search_path = pg_catalog, pg_temp as $$
  select case
    when substr(code, 7, 1) in ('0', '1', '2') then left(code, 3) || substr(code, 7, 1) || '0000' || substr(code, 4, 3)
    when substr(code, 7, 1) = '3' then left(code, 4) || '00000' || substr(code, 5, 2)
    when substr(code, 7, 1) = '4' then left(code, 5) || '00000' || substr(code, 6, 1)
    else left(code, 6) || '0000' || substr(code, 7, 1) end || right(code, 1)
$$;

-- A trade item number in fourteen digits, by which its shorter forms are one; null where the code is none.
create function procure.gtin14_of(kind text, code text) returns text
  language sql immutable strict parallel safe set search_path = pg_catalog, pg_temp as $$
  select case when kind = 'code128' then null when kind = 'upce' then lpad(procure.expanded_upce(code), 14, '0') else lpad(code, 14, '0') end
$$;

create function procure.has_check_digit(gtin14 text) returns boolean
  language sql immutable strict parallel safe set search_path = pg_catalog, pg_temp as $$
  select case when gtin14 ~ '^[0-9]{14}$' then right(gtin14, 1)::integer = procure.check_digit(left(gtin14, 13)) else false end
$$;

create table procure.barcode (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  variant_id bigint not null, code text not null,
  kind text not null constraint barcode_kind check (kind in ('ean13', 'ean8', 'upca', 'upce', 'itf14', 'code128', 'internal')),
  pack_quantity numeric(18,4) not null default 1 constraint barcode_pack_quantity check (pack_quantity > 0),
  is_primary boolean not null default false,
  gtin14 text generated always as (procure.gtin14_of(kind, code)) stored,
  created_at timestamptz not null default now(), created_by bigint,
  primary key (company_id, id),
  constraint barcode_form check (code ~ case kind when 'ean13' then '^[0-9]{13}$' when 'ean8' then '^[0-9]{8}$' when 'upca' then '^[0-9]{12}$'
    when 'upce' then '^[01][0-9]{7}$' when 'itf14' then '^[0-9]{14}$' when 'internal' then '^2[0-9]{12}$' else '^[!-~]([ -~]{0,46}[!-~])?$' end),
  constraint barcode_check_digit check (gtin14 is null or procure.has_check_digit(gtin14)),
  constraint barcode_code unique (company_id, code),
  constraint barcode_gtin unique (company_id, gtin14),
  foreign key (company_id, variant_id) references procure.variant on delete cascade,
  foreign key (company_id, created_by) references erp.app_user);
comment on table procure.barcode is 'A code that is scanned for a variant, or for a pack of it: pack_quantity in its base unit.';
comment on column procure.barcode.kind is 'internal: drawn by the company itself, 20 to 29, a counter of ten digits and a check digit.';
comment on column procure.barcode.gtin14 is 'In fourteen digits, so that a UPC-A and the EAN-13 of the same item are never two.';
create index barcode_variant on procure.barcode (company_id, variant_id);
create unique index barcode_primary on procure.barcode (company_id, variant_id) where is_primary;
create index barcode_created_by on procure.barcode (company_id, created_by);
select platform.protect('procure.barcode', 'select, insert, delete');

create table procure.barcode_counter (
  company_id bigint not null references erp.company,
  next_number bigint not null constraint barcode_counter_next check (next_number between 1 and 10000000000),
  primary key (company_id));
comment on table procure.barcode_counter is 'The number that the next barcode drawn by the company has; gaps do not matter.';
select platform.protect('procure.barcode_counter', 'select, insert, update');
