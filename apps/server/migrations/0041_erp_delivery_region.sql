-- Named zones of countries, areas and postcodes; no two active ones share a place. docs/decisions/038.
create extension if not exists btree_gist schema extensions;

-- As postcodes are compared: upper case, without blanks and dashes.
create function erp.postcode_key(postcode text) returns text
  language sql immutable strict parallel safe set search_path = pg_catalog, pg_temp as $$
  select upper(regexp_replace(postcode, '[\s-]', '', 'g'))
$$;
revoke execute on function erp.postcode_key from public;
grant execute on function erp.postcode_key to app, maint;
-- Ranges of texts by their bytes; beside the extensions, because the functions that come with a type pin no search_path.
create type extensions.text_span as range (subtype = text, collation = "C");

create table erp.delivery_region (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  code text not null, name text not null,
  name_key text not null generated always as (platform.normalise(name)) stored,
  status text not null default 'active' constraint delivery_region_status check (status in ('active', 'inactive')),
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table erp.delivery_region is 'A zone that rates of all delivery companies name. Source: shell-and-access.md 2.9, delivery companies.';
create index delivery_region_created_by on erp.delivery_region (company_id, created_by);
select platform.protect_master('erp.delivery_region');

create table erp.delivery_region_place (
  company_id bigint not null, delivery_region_id bigint not null, line_no integer not null,
  country text not null references platform.country, area text, postcode_from text, postcode_to text,
  is_active boolean not null,
  area_key text collate "C" not null generated always as (coalesce(platform.normalise(area), '')) stored,
  from_key text collate "C" not null generated always as (coalesce(erp.postcode_key(postcode_from), '')) stored,
  -- Above every text that begins with the last postcode, since keys end at Z.
  to_key text collate "C" not null generated always as (coalesce(erp.postcode_key(coalesce(postcode_to, postcode_from)), '') || '~') stored,
  primary key (company_id, delivery_region_id, line_no),
  constraint delivery_region_place_postcode check (erp.postcode_key(postcode_from) ~ '^[A-Z0-9]{1,12}$'),
  constraint delivery_region_place_last_postcode check (erp.postcode_key(postcode_to) ~ '^[A-Z0-9]{1,12}$'),
  constraint delivery_region_place_range check (postcode_to is null or postcode_from is not null
    and length(erp.postcode_key(postcode_from)) = length(erp.postcode_key(postcode_to))
    and erp.postcode_key(postcode_from) collate "C" <= erp.postcode_key(postcode_to) collate "C"),
  constraint delivery_region_place_apart exclude using gist (company_id with =, country with =,
    extensions.text_span(nullif(area_key, ''), nullif(area_key, ''), '[]') with &&, extensions.text_span(from_key, to_key) with &&) where (is_active),
  foreign key (company_id, delivery_region_id) references erp.delivery_region on delete cascade);
comment on table erp.delivery_region_place is 'A country; without an area all of it, without postcodes all of those. postcode_from alone: all that begin with it.';
comment on column erp.delivery_region_place.is_active is 'As its region is, so that only active ones are kept apart.';
create index delivery_region_place_country on erp.delivery_region_place (country);
create index delivery_region_place_found on erp.delivery_region_place (company_id, country, area_key, from_key) where is_active;
select platform.protect_lines('erp.delivery_region_place', 200);
grant update (is_active) on erp.delivery_region_place to app;

create function erp.mark_region_place() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  select r.status = 'active' into new.is_active from erp.delivery_region r where r.company_id = new.company_id and r.id = new.delivery_region_id;
  return new;
end $$;
create trigger delivery_region_place_mark before insert on erp.delivery_region_place for each row execute function erp.mark_region_place();

create function erp.mark_region_places() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  update erp.delivery_region_place p set is_active = new.status = 'active' where p.company_id = new.company_id and p.delivery_region_id = new.id;
  return null;
end $$;
create trigger delivery_region_places_mark after update of status on erp.delivery_region
  for each row when (old.status <> new.status) execute function erp.mark_region_places();
