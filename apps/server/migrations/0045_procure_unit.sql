create table procure.unit (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  code text not null, name text not null,
  name_key text not null generated always as (platform.normalise(name)) stored,
  dimension text not null constraint unit_dimension check (dimension in ('count', 'mass', 'length', 'volume')),
  decimals integer not null default 0 constraint unit_decimals check (decimals between 0 and 4),
  ratio_units integer not null default 1 constraint unit_ratio_units check (ratio_units between 1 and 1000000000),
  ratio_reference integer not null default 1 constraint unit_ratio_reference check (ratio_reference between 1 and 1000000000),
  status text not null default 'active' constraint unit_status check (status in ('active', 'inactive')),
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table procure.unit is 'What quantities are counted in: ratio_units of it are ratio_reference of the piece, kilogram, metre or litre. Source: procurement.md 2.1.';
create index unit_created_by on procure.unit (company_id, created_by);
select platform.protect_master('procure.unit');

-- What every company begins with, whichever way it is made. The words are those of its language.
create function procure.give_units(company bigint, locale text) returns void
  language sql set search_path = pg_catalog, pg_temp as $$
  insert into procure.unit (company_id, code, name, dimension, decimals, ratio_units, ratio_reference)
  select company, u.code, case locale when 'ar' then u.name_ar else u.name end, u.dimension, u.decimals, u.ratio_units, u.ratio_reference
  from (values
    ('PCE', 'Piece', 'قطعة', 'count', 0, 1, 1),
    ('PAIR', 'Pair', 'زوج', 'count', 0, 1, 2),
    ('PACK', 'Pack', 'عبوة', 'count', 0, 1, 1),
    ('KG', 'Kilogram', 'كيلوغرام', 'mass', 3, 1, 1),
    ('G', 'Gram', 'غرام', 'mass', 0, 1000, 1),
    ('M', 'Metre', 'متر', 'length', 2, 1, 1),
    ('CM', 'Centimetre', 'سنتيمتر', 'length', 1, 100, 1),
    ('L', 'Litre', 'لتر', 'volume', 3, 1, 1)) as u (code, name, name_ar, dimension, decimals, ratio_units, ratio_reference)
$$;
revoke execute on function procure.give_units from public;
grant execute on function procure.give_units to app;

create function procure.begin_units() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  perform procure.give_units(new.id, new.locale);
  return null;
end $$;
create trigger company_units after insert on erp.company for each row execute function procure.begin_units();

-- The companies that are there already.
alter table procure.unit no force row level security;
alter table platform.search_word no force row level security;
select procure.give_units(c.id, c.locale) from erp.company c;
alter table procure.unit force row level security;
alter table platform.search_word force row level security;
