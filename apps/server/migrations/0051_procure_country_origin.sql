-- Where goods were made, as customs see it. docs/decisions/044.
create table procure.country_origin (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  code text not null, name text not null,
  name_key text not null generated always as (platform.normalise(name)) stored,
  country text not null references platform.country,
  label_en text, label_ar text,
  is_marking_required boolean not null default false, is_certificate_required boolean not null default false,
  duty integer constraint country_origin_duty check (duty between 0 and 10000000),
  notes text,
  status text not null default 'active' constraint country_origin_status check (status in ('active', 'inactive')),
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table procure.country_origin is 'An origin of goods; several of one country where marks or duties differ. duty: parts per million where no line of duties holds. Source: shell-and-access.md 3.2.';
create index country_origin_country on procure.country_origin (country);
create index country_origin_created_by on procure.country_origin (company_id, created_by);
select platform.protect_master('procure.country_origin');

-- What nobody wrote is said of the country.
create function procure.complete_country_origin() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  select coalesce(new.label_en, 'Made in ' || c.name), coalesce(new.label_ar, 'صنع في ' || c.name_ar)
  into new.label_en, new.label_ar from platform.country c where c.code = new.country;
  return new;
end $$;
create trigger country_origin_complete before insert or update on procure.country_origin for each row execute function procure.complete_country_origin();

create table procure.country_origin_scheme (
  company_id bigint not null, country_origin_id bigint not null, line_no integer not null,
  scheme text not null, certificate text,
  valid_from date, valid_to date,
  primary key (company_id, country_origin_id, line_no),
  constraint country_origin_scheme_period check (valid_from <= valid_to),
  foreign key (company_id, country_origin_id) references procure.country_origin on delete cascade);
comment on table procure.country_origin_scheme is 'A preference scheme, the certificate it asks for, and from which day to which it holds, both included.';
select platform.protect_lines('procure.country_origin_scheme', 50);

create table procure.country_origin_duty (
  company_id bigint not null, country_origin_id bigint not null, line_no integer not null,
  hs_prefix text not null constraint country_origin_duty_hs_prefix check (hs_prefix ~ '^[0-9]{2,10}$'),
  duty integer not null constraint country_origin_duty_duty check (duty between 0 and 10000000),
  primary key (company_id, country_origin_id, line_no),
  constraint country_origin_duty_once unique (company_id, country_origin_id, hs_prefix),
  foreign key (company_id, country_origin_id) references procure.country_origin on delete cascade);
comment on table procure.country_origin_duty is 'Duty in parts per million of goods whose HS code begins so; of several the longest beginning holds.';
select platform.protect_lines('procure.country_origin_duty', 500);
