-- Countries as the installation knows them, and what a company says of each. docs/decisions/044.
alter table platform.country
  add column region_code text, add column subregion_code text, add column capital text, add column top_level_domain text, add column languages text,
  add column is_eu_member boolean not null default false,
  add column postcode_label text constraint country_postcode_label check (postcode_label in ('postcode', 'zip', 'pin', 'cep', 'eircode')),
  add column postcode_pattern text, add column postcode_example text,
  add constraint country_postcode check ((postcode_label is null) = (postcode_pattern is null) and (postcode_label is null) = (postcode_example is null));
comment on column platform.country.numeric_code is 'ISO 3166-1, three digits; as a number it is the id of what companies say of the country.';
comment on column platform.country.postcode_pattern is 'Regular expression of a whole postcode in upper case. Source: data/country-rules.csv.';
create unique index country_by_number on platform.country (numeric_code);

create table procure.country_setting (
  company_id bigint not null references erp.company, id bigint not null constraint country_setting_id check (id between 1 and 999),
  country text not null references platform.country,
  is_enabled boolean not null, is_sold_to boolean not null, is_bought_from boolean not null,
  is_customs_union boolean not null, is_embargoed boolean not null, embargo_reason text,
  version integer not null default 1,
  updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  constraint country_setting_country unique (company_id, country),
  constraint country_setting_reason check (not is_embargoed or embargo_reason is not null),
  constraint country_setting_trade check (not is_embargoed or not (is_sold_to or is_bought_from)),
  foreign key (company_id, updated_by) references erp.app_user);
comment on table procure.country_setting is 'What a company says of a country; without a row it is as procure.country_list says. id: its ISO number. Source: shell-and-access.md 3.2.';
create index country_setting_updated_by on procure.country_setting (company_id, updated_by);
create index country_setting_of_country on procure.country_setting (country);
select platform.protect('procure.country_setting', 'select, insert, update');
create trigger country_setting_version before update on procure.country_setting for each row execute function platform.raise_version();

-- From the catalogue of foreign keys, so that a new table counts by itself.
create function procure.countries_in_use(company bigint) returns text[]
  language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare
  used text[];
  uses text;
begin
  select string_agg(format('select %I from %s where company_id = $1', a.attname, c.conrelid::regclass), ' union ') into uses
  from pg_constraint c
  join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
  where c.contype = 'f' and c.confrelid = 'platform.country'::regclass and c.conrelid <> 'procure.country_setting'::regclass
    and exists (select from pg_attribute k where k.attrelid = c.conrelid and k.attname = 'company_id');
  execute format('select coalesce(array_agg(country), ''{}'') from (%s) u(country) where country is not null', uses) into used using company;
  return used;
end $$;
comment on function procure.countries_in_use is 'Countries that any record of the company names.';
revoke execute on function procure.countries_in_use from public;
grant execute on function procure.countries_in_use to app, maint;

create view procure.country_list with (security_invoker = true) as
select m.company_id, c.numeric_code::bigint as id, c.code, c.alpha3, c.numeric_code, c.name, c.name_ar, c.official_name,
  c.currency_code as currency, c.dial_code, coalesce(nullif(c.region, ''), 'Antarctica') as region, nullif(c.subregion, '') as subregion, c.capital, c.postcode_label, c.postcode_example,
  coalesce(s.is_enabled, true) as is_enabled, coalesce(s.is_sold_to, true) as is_sold_to, coalesce(s.is_bought_from, c.code = m.country_code) as is_bought_from,
  coalesce(s.is_customs_union, c.code = m.country_code or c.is_eu_member and m.is_eu_member) as is_customs_union,
  coalesce(s.is_embargoed, false) as is_embargoed, s.embargo_reason,
  c.code = any(m.used) as is_used, coalesce(s.version, 0) as version, s.updated_at
from (
  -- Once for all countries.
  select co.id as company_id, co.country_code, own.is_eu_member, procure.countries_in_use(co.id) || co.country_code as used
  from erp.company co join platform.country own on own.code = co.country_code offset 0) m
cross join platform.country c
left join procure.country_setting s on s.company_id = m.company_id and s.country = c.code;
comment on view procure.country_list is 'Every country with what the company says of it. version 0: it has said nothing yet.';
grant select on procure.country_list to app, maint;
