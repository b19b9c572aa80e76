-- What is bought and sold, and the variants that every other row points to. docs/decisions/045.

-- For a master whose records may be called alike: its names are found as before, and belong to nobody alone.
create function platform.share_names(master_table regclass) returns void
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  thing constant text := (select relname from pg_class where oid = master_table);
begin
  execute format('drop index %s.%I', (select relnamespace::regnamespace from pg_class where oid = master_table), thing || '_name');
  execute format('create index %I on %s (company_id, name_key) where merged_into_id is null', thing || '_name', master_table);
end $$;
comment on function platform.share_names is 'Lets records of a master have one name; called after protect_master.';

-- For a master that is found by more than code and name: words of a column that its module keeps, such as the codes of its parts.
create function platform.keep_more_words(master_table regclass, words_column text) returns void
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  thing constant text := (select relname from pg_class where oid = master_table);
  happening text;
begin
  foreach happening in array array['insert', 'update', 'delete'] loop
    execute format('drop trigger %I on %s', thing || '_words_' || happening, master_table);
  end loop;
  perform platform.keep_words(master_table, 'code', 'name', words_column);
end $$;
comment on function platform.keep_more_words is 'Keeps the words of one more column of a master for the search; called after protect_master.';
revoke execute on function platform.share_names, platform.keep_more_words from public;

create table procure.product (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  code text not null, name text not null,
  name_key text not null generated always as (platform.normalise(name)) stored,
  variant_words text not null default '',
  kind text not null default 'stocked'
    constraint product_kind check (kind in ('stocked', 'service', 'consumable', 'gift_card', 'virtual')),
  brand_id bigint, category_id bigint, season_id bigint, supplier_id bigint, country_origin_id bigint, size_scale_id bigint,
  tax_class_id bigint, base_unit_id bigint,
  tracking text not null default 'none' constraint product_tracking check (tracking in ('none', 'lot', 'serial')),
  shelf_life_days integer constraint product_shelf_life check (shelf_life_days between 1 and 36500),
  hs_code text constraint product_hs_code check (hs_code ~ '^[0-9]{6,10}$'),
  description text, care text,
  is_buyable boolean not null default true, is_sellable boolean not null default true, is_consignable boolean not null default false,
  launch_date date, end_date date,
  sold_out_action text not null default 'keep' constraint product_sold_out_action check (sold_out_action in ('keep', 'hide', 'discontinue')),
  status text not null default 'draft'
    constraint product_status check (status in ('draft', 'active', 'discontinued', 'blocked', 'archived')),
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  constraint product_scale unique (company_id, id, size_scale_id),
  constraint product_dates check (end_date >= launch_date),
  constraint product_complete
    check (status <> 'active' or (category_id is not null and tax_class_id is not null and base_unit_id is not null)),
  foreign key (company_id, brand_id) references procure.brand,
  foreign key (company_id, category_id) references procure.category,
  foreign key (company_id, season_id) references procure.season,
  foreign key (company_id, supplier_id) references procure.supplier,
  foreign key (company_id, country_origin_id) references procure.country_origin,
  foreign key (company_id, size_scale_id) references procure.size_scale,
  foreign key (company_id, tax_class_id) references procure.tax_class,
  foreign key (company_id, base_unit_id) references procure.unit,
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table procure.product is 'A style: what its variants have in common; its code is the style code. Source: procurement.md 2.1.';
comment on column procure.product.variant_words is 'SKUs and barcodes of its variants, normalised, by which it is found; kept by whoever writes these.';
create index product_created_by on procure.product (company_id, created_by);
select platform.protect_master('procure.product');
select platform.share_names('procure.product');
select platform.keep_more_words('procure.product', 'variant_words');
create index product_brand on procure.product (company_id, brand_id);
create index product_category on procure.product (company_id, category_id);
create index product_season on procure.product (company_id, season_id);
create index product_supplier on procure.product (company_id, supplier_id);
create index product_country_origin on procure.product (company_id, country_origin_id);
create index product_size_scale on procure.product (company_id, size_scale_id);
create index product_tax_class on procure.product (company_id, tax_class_id);
create index product_base_unit on procure.product (company_id, base_unit_id);

create table procure.product_fibre (
  company_id bigint not null, product_id bigint not null, line_no integer not null,
  name text not null, share_ppm integer not null constraint product_fibre_share check (share_ppm between 1 and 1000000),
  primary key (company_id, product_id, line_no),
  foreign key (company_id, product_id) references procure.product on delete cascade);
comment on table procure.product_fibre is 'What a product is made of, in parts per million; all of a product together are the whole.';
select platform.protect_lines('procure.product_fibre', 12);

create table procure.variant (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  product_id bigint not null, sku text not null constraint variant_sku_form check (sku = btrim(sku) and length(sku) between 1 and 60),
  sku_key text not null generated always as (lower(sku)) stored,
  color_id bigint, size_id bigint, size_scale_id bigint,
  status text not null default 'active' constraint variant_status check (status in ('active', 'discontinued', 'blocked')),
  net_weight_grams integer constraint variant_net_weight check (net_weight_grams >= 0),
  gross_weight_grams integer constraint variant_gross_weight check (gross_weight_grams >= 0),
  length_mm integer constraint variant_length check (length_mm > 0),
  width_mm integer constraint variant_width check (width_mm > 0),
  height_mm integer constraint variant_height check (height_mm > 0),
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  constraint variant_once unique nulls not distinct (company_id, product_id, color_id, size_id),
  constraint variant_sku unique (company_id, sku_key),
  constraint variant_weights check (gross_weight_grams >= net_weight_grams),
  constraint variant_scale check ((size_id is null) = (size_scale_id is null)),
  foreign key (company_id, product_id) references procure.product on delete cascade,
  foreign key (company_id, color_id) references procure.color,
  foreign key (company_id, size_id) references procure.size,
  constraint variant_size_of_scale foreign key (company_id, size_scale_id, size_id) references procure.size (company_id, size_scale_id, id),
  constraint variant_scale_of_product foreign key (company_id, product_id, size_scale_id)
    references procure.product (company_id, id, size_scale_id),
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table procure.variant is 'What is bought, stored and sold: a product in one colour and one size. A product without options has one, of neither. Source: procurement.md 2.1.';
comment on column procure.variant.size_scale_id is 'That of the product, so that the keys refuse a size of another scale.';
create index variant_color on procure.variant (company_id, color_id);
create index variant_size on procure.variant (company_id, size_id, size_scale_id);
create index variant_scale_of_product on procure.variant (company_id, product_id, size_scale_id);
create index variant_created_by on procure.variant (company_id, created_by);
create index variant_updated_by on procure.variant (company_id, updated_by);
select platform.protect('procure.variant', 'select, insert, update, delete');
create trigger variant_version before update on procure.variant for each row execute function platform.raise_version();
