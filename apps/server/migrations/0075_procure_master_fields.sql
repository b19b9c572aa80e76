-- A brand as shell-and-access.md 3.2 describes it. docs/decisions/054.
alter index procure.brand_supplier rename to brand_usual_supplier;
alter table procure.brand
  add column slug text constraint brand_slug_form check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 120),
  add column sort_order integer not null default 0 constraint brand_sort_order check (sort_order between 0 and 1000000),
  add column owner_supplier_id bigint,
  add column has_minimum_advertised_price boolean not null default false,
  add column target_margin integer constraint brand_target_margin check (target_margin between 0 and 1000000),
  add column seo_title text, add column seo_description text,
  add column logo_file_id bigint, add column small_logo_file_id bigint,
  add column has_logo boolean not null generated always as (logo_file_id is not null) stored,
  add constraint brand_logo check ((logo_file_id is null) = (small_logo_file_id is null)),
  add foreign key (company_id, owner_supplier_id) references procure.supplier,
  add foreign key (company_id, logo_file_id) references platform.file,
  add foreign key (company_id, small_logo_file_id) references platform.file;
comment on column procure.brand.owner_supplier_id is 'The supplier who alone may sell it; null: several may.';
comment on column procure.brand.has_minimum_advertised_price is 'Its owner says below which price it may not be advertised.';
comment on column procure.brand.target_margin is 'Unit: parts per million of the net price.';
comment on column procure.brand.logo_file_id is 'At most 256 px; small_logo_file_id at most 64.';
create index brand_owner_supplier on procure.brand (company_id, owner_supplier_id);
create index brand_logo_file on procure.brand (company_id, logo_file_id);
create index brand_small_logo_file on procure.brand (company_id, small_logo_file_id);

create table procure.brand_supplier (
  company_id bigint not null, brand_id bigint not null, supplier_id bigint not null,
  primary key (company_id, brand_id, supplier_id),
  foreign key (company_id, brand_id) references procure.brand on delete cascade,
  foreign key (company_id, supplier_id) references procure.supplier);
comment on table procure.brand_supplier is 'Who sells the articles of a brand beside its usual supplier. Source: shell-and-access.md 3.2, default_suppliers.';
select platform.protect_links('procure.brand_supplier');

create table procure.brand_gs1_prefix (
  company_id bigint not null, brand_id bigint not null, line_no integer not null,
  prefix text not null constraint brand_gs1_prefix_form check (prefix ~ '^[0-9]{4,12}$'),
  primary key (company_id, brand_id, line_no),
  constraint brand_gs1_prefix_once unique (company_id, brand_id, prefix),
  foreign key (company_id, brand_id) references procure.brand on delete cascade);
comment on table procure.brand_gs1_prefix is 'What barcodes of a brand begin with. Source: GS1 General Specifications, GS1 Company Prefix.';
select platform.protect_lines('procure.brand_gs1_prefix', 20);

-- As of categories: made of the name, and with the number of the brand where another has it; what was merged gives it away.
alter table procure.brand
  add column slug_key text generated always as (case when merged_into_id is null then slug else '#' || id::text end) stored,
  add constraint brand_slug unique (company_id, slug_key);
create function procure.complete_brand() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if new.slug is null then
    new.slug := trim(both '-' from regexp_replace(left(platform.normalise(new.name), 100), '[^a-z0-9]+', '-', 'g'));
    if new.slug = '' or exists (select from procure.brand b where b.company_id = new.company_id and b.slug_key = new.slug and b.id <> new.id) then
      new.slug := trim(both '-' from new.slug || '-' || new.id);
    end if;
  end if;
  return new;
end $$;
create trigger brand_complete before insert or update on procure.brand for each row execute function procure.complete_brand();

-- A season says how far it is; its dates only suggest it.
alter table procure.season
  add column phase text not null default 'planned' constraint season_phase check (phase in ('planned', 'buying', 'selling', 'markdown', 'closed')),
  add column color_hex text constraint season_color_hex check (color_hex ~ '^#[0-9A-F]{6}$');
comment on column procure.season.phase is 'How far it is, as a person says. Source: shell-and-access.md 3.2, season.';

-- What is there already: each brand gets its slug, and each season the phase that its dates suggest.
alter table procure.brand no force row level security;
alter table procure.season no force row level security;
alter table procure.brand disable trigger brand_version;
alter table procure.season disable trigger season_version;
update procure.brand set slug = null;
update procure.season set phase = case
  when selling_to < current_date then 'closed' when markdown_from <= current_date then 'markdown' when selling_from <= current_date then 'selling'
  when buying_from <= current_date or delivery_from <= current_date then 'buying' else 'planned' end;
alter table procure.brand enable trigger brand_version;
alter table procure.season enable trigger season_version;
alter table procure.brand force row level security;
alter table procure.season force row level security;

-- The picture of a category.
alter table procure.category
  add column picture_file_id bigint, add column small_picture_file_id bigint,
  add constraint category_picture check ((picture_file_id is null) = (small_picture_file_id is null)),
  add foreign key (company_id, picture_file_id) references platform.file,
  add foreign key (company_id, small_picture_file_id) references platform.file;
comment on column procure.category.picture_file_id is 'At most 256 px; small_picture_file_id at most 64. Source: shell-and-access.md 3.2, category tree.';
create index category_picture_file on procure.category (company_id, picture_file_id);
create index category_small_picture_file on procure.category (company_id, small_picture_file_id);
