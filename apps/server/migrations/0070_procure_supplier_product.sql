-- What suppliers call products, and what they sell them for. docs/decisions/051.

-- A variant repeats its product where something names both, so that the keys refuse a variant of another one.
alter table procure.variant add constraint variant_of_product unique (company_id, product_id, id);

create table procure.supplier_product (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  code text, name text not null,
  name_key text not null generated always as (platform.normalise(name)) stored,
  supplier_id bigint not null, product_id bigint not null, variant_id bigint,
  supplier_code text constraint supplier_product_code_form check (supplier_code = btrim(supplier_code) and length(supplier_code) between 1 and 60),
  supplier_code_key text generated always as (lower(supplier_code)) stored,
  supplier_words text not null generated always as (coalesce(platform.normalise(supplier_code), '')) stored,
  is_preferred boolean not null default false,
  currency text references platform.currency,
  pack_quantity integer not null default 1 constraint supplier_product_pack check (pack_quantity between 1 and 999999999),
  moq_quantity integer constraint supplier_product_moq check (moq_quantity between 1 and 999999999),
  order_multiple integer constraint supplier_product_multiple check (order_multiple between 1 and 999999999),
  lead_time_days integer constraint supplier_product_lead_time check (lead_time_days between 0 and 730),
  note text,
  status text not null default 'active' constraint supplier_product_status check (status in ('active', 'inactive')),
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  constraint supplier_product_once unique nulls not distinct (company_id, supplier_id, product_id, variant_id),
  constraint supplier_product_supplier_code unique (company_id, supplier_id, supplier_code_key, pack_quantity),
  constraint supplier_product_money unique (company_id, id, currency),
  constraint supplier_product_one_preferred exclude using gist (company_id with =, product_id with =, coalesce(variant_id, 0) with =)
    where (is_preferred),
  foreign key (company_id, supplier_id) references procure.supplier,
  foreign key (company_id, product_id) references procure.product,
  foreign key (company_id, variant_id) references procure.variant,
  constraint supplier_product_variant foreign key (company_id, product_id, variant_id) references procure.variant (company_id, product_id, id),
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table procure.supplier_product is 'What a supplier calls a product or one variant, and how it is ordered there. Quantities in the base unit. Source: procurement.md 2.4.';
comment on column procure.supplier_product.code is 'Our own number of the line, drawn from its series where nobody chose one.';
comment on column procure.supplier_product.variant_id is 'Null: all variants of the product.';
comment on column procure.supplier_product.supplier_code is 'How the supplier calls it; with the size of a pack it is there once at each.';
comment on column procure.supplier_product.is_preferred is 'Whom it is bought from, where nobody chooses: one supplier of a product or variant.';
comment on column procure.supplier_product.currency is 'Of its prices, from which on it stays; left out, that of the supplier.';
comment on column procure.supplier_product.order_multiple is 'Null: whole packs.';
comment on column procure.supplier_product.lead_time_days is 'Null: that of the supplier.';
create index supplier_product_created_by on procure.supplier_product (company_id, created_by);
create index supplier_product_currency on procure.supplier_product (currency);
create index supplier_product_of_product on procure.supplier_product (company_id, product_id, variant_id);
create index supplier_product_of_variant on procure.supplier_product (company_id, variant_id);
-- A scan knows the code and not the supplier.
create index supplier_product_scanned on procure.supplier_product (company_id, supplier_code_key);
select platform.protect_master('procure.supplier_product');
select platform.share_names('procure.supplier_product');
select platform.keep_more_words('procure.supplier_product', 'supplier_words');

-- What nobody chose: the next number as its code, and the currency of the supplier.
create function procure.complete_supplier_product() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if new.code is null and tg_op = 'UPDATE' then
    new.code := old.code;
  end if;
  -- A number that somebody typed as a code is passed over.
  while new.code is null loop
    new.code := erp.draw_number(new.company_id, 'procure.supplier_product', null, current_date, 'SP', 6, 'never');
    if exists (select from procure.supplier_product s where s.company_id = new.company_id and s.code_key = lower(new.code)) then
      new.code := null;
    end if;
  end loop;
  if new.currency is null then
    select s.currency into new.currency from procure.supplier s where s.company_id = new.company_id and s.id = new.supplier_id;
  end if;
  return new;
end $$;
create trigger supplier_product_complete before insert or update on procure.supplier_product
  for each row execute function procure.complete_supplier_product();

create table procure.supplier_price (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  supplier_product_id bigint not null, currency text not null,
  min_qty numeric(18,4) not null default 1 constraint supplier_price_min_qty check (min_qty > 0),
  unit_price numeric(19,6) not null constraint supplier_price_unit_price check (unit_price >= 0),
  valid_from date not null, valid_until date,
  valid daterange not null generated always as (case when valid_until < valid_from then 'empty' else daterange(valid_from, valid_until, '[]') end) stored,
  contract_no text,
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  constraint supplier_price_period check (not isempty(valid)),
  constraint supplier_price_overlap exclude using gist (company_id with =, supplier_product_id with =, min_qty with =, valid with &&),
  foreign key (company_id, supplier_product_id) references procure.supplier_product,
  constraint supplier_price_money foreign key (company_id, supplier_product_id, currency) references procure.supplier_product (company_id, id, currency),
  foreign key (currency) references platform.currency,
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table procure.supplier_price is 'What a supplier asks for a product from a quantity on, for a period. Source: procurement.md 2.4.';
comment on column procure.supplier_price.currency is 'That of its line, which keeps it from changing.';
comment on column procure.supplier_price.min_qty is 'In the base unit of the product.';
comment on column procure.supplier_price.unit_price is 'Of one base unit. Units: major units of the currency.';
comment on column procure.supplier_price.valid_until is 'The last day; null: until it is closed.';
create index supplier_price_of_line on procure.supplier_price (company_id, supplier_product_id, currency);
create index supplier_price_found on procure.supplier_price (company_id, supplier_product_id, min_qty, valid_from);
create index supplier_price_currency on procure.supplier_price (currency);
create index supplier_price_created_by on procure.supplier_price (company_id, created_by);
create index supplier_price_updated_by on procure.supplier_price (company_id, updated_by);
create trigger supplier_price_version before update on procure.supplier_price for each row execute function platform.raise_version();
select platform.protect('procure.supplier_price', 'select, insert, update, delete');
