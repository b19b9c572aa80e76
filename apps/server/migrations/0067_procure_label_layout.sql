-- What labels of products and of shelves look like. docs/decisions/048.
create table procure.label_layout (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  code text not null, name text not null,
  name_key text not null generated always as (platform.normalise(name)) stored,
  kind text not null default 'product' constraint label_layout_kind check (kind in ('product', 'shelf')),
  medium text not null
    constraint label_layout_medium check (medium in ('a4_24', 'a4_65', 'letter_30', 'roll_38x25', 'roll_57x32', 'roll_100x50')),
  resolution text not null default '203' constraint label_layout_resolution check (resolution in ('203', '300', '600')),
  symbology text not null default 'automatic'
    constraint label_layout_symbology check (symbology in ('automatic', 'code128', 'gs1_128', 'qr', 'datamatrix', 'gs1_datamatrix')),
  language text not null default 'en' constraint label_layout_language check (language in ('en', 'ar')),
  text_size text not null default 'normal' constraint label_layout_text_size check (text_size in ('small', 'normal', 'large')),
  shows_company boolean not null default false,
  shows_name boolean not null default true,
  shows_options boolean not null default true,
  shows_sku boolean not null default true,
  shows_price boolean not null default true,
  shows_unit_price boolean not null default false,
  compare_price_list_id bigint,
  status text not null default 'active' constraint label_layout_status check (status in ('active', 'inactive')),
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  foreign key (company_id, compare_price_list_id) references procure.price_list,
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table procure.label_layout is 'What a label says, in which size, on which sheet or roll. Source: procurement.md 4.2 and 5; user-experience.md 3, row 14.';
comment on column procure.label_layout.resolution is 'Of the printer; bars are whole dots of it. Units: dots per inch.';
create index label_layout_compare_price_list on procure.label_layout (company_id, compare_price_list_id);
create index label_layout_created_by on procure.label_layout (company_id, created_by);
select platform.protect_master('procure.label_layout');

-- What every company begins with, whichever way it is made. The words are those of its language.
create function procure.give_label_layouts(company bigint, locale text) returns void
  language sql set search_path = pg_catalog, pg_temp as $$
  insert into procure.label_layout (company_id, code, name, kind, medium, resolution, symbology, language, text_size, shows_company, shows_unit_price)
  select company, l.code, case locale when 'ar' then l.name_ar else l.name end, l.kind, l.medium, l.resolution, l.symbology, locale,
    l.text_size, l.shows_company, l.kind = 'shelf'
  from (values
    ('A4-24', 'Product, A4 sheet of 24', 'منتج، ورقة A4 من 24', 'product', 'a4_24', '600', 'automatic', 'normal', true),
    ('A4-65', 'Product, A4 sheet of 65', 'منتج، ورقة A4 من 65', 'product', 'a4_65', '600', 'automatic', 'small', false),
    ('LETTER-30', 'Product, Letter sheet of 30', 'منتج، ورقة Letter من 30', 'product', 'letter_30', '600', 'automatic', 'normal', true),
    ('ROLL-57', 'Product, roll 57 × 32 mm', 'منتج، لفة 57 × 32 مم', 'product', 'roll_57x32', '203', 'automatic', 'normal', true),
    ('ROLL-38', 'Product, roll 38 × 25 mm', 'منتج، لفة 38 × 25 مم', 'product', 'roll_38x25', '300', 'datamatrix', 'normal', false),
    ('SHELF-24', 'Shelf, A4 sheet of 24', 'رف، ورقة A4 من 24', 'shelf', 'a4_24', '600', 'automatic', 'normal', false),
    ('SHELF-100', 'Shelf, roll 100 × 50 mm', 'رف، لفة 100 × 50 مم', 'shelf', 'roll_100x50', '203', 'automatic', 'large', false))
    as l (code, name, name_ar, kind, medium, resolution, symbology, text_size, shows_company)
$$;
revoke execute on function procure.give_label_layouts from public;
grant execute on function procure.give_label_layouts to app;

create function procure.begin_label_layouts() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  perform procure.give_label_layouts(new.id, new.locale);
  return null;
end $$;
create trigger company_label_layouts after insert on erp.company for each row execute function procure.begin_label_layouts();

-- The companies that are there already.
alter table procure.label_layout no force row level security;
alter table platform.search_word no force row level security;
select procure.give_label_layouts(c.id, c.locale) from erp.company c;
alter table procure.label_layout force row level security;
alter table platform.search_word force row level security;
