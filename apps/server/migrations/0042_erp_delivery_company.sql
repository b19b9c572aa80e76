-- Who delivers, how fast and for how much. docs/decisions/038.
create table erp.delivery_company (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  code text not null, name text not null,
  name_key text not null generated always as (platform.normalise(name)) stored,
  priority integer not null default 100 constraint delivery_company_priority check (priority between 0 and 9999),
  mode text not null default 'live' constraint delivery_company_mode check (mode in ('live', 'test')),
  currency text references platform.currency, contact text, account_no text,
  tracking_url text constraint delivery_company_tracking_url check (tracking_url like '%{tracking}%'),
  label_format text not null default 'none' constraint delivery_company_label_format check (label_format in ('none', 'a6_pdf', 'zpl')),
  takes_dangerous_goods boolean not null default false, takes_cash boolean not null default false,
  max_weight_grams integer constraint delivery_company_max_weight_grams check (max_weight_grams between 1 and 1000000000),
  max_volume integer constraint delivery_company_max_volume check (max_volume between 1 and 1000000000),
  max_length_mm integer constraint delivery_company_max_length_mm check (max_length_mm between 1 and 100000),
  max_width_mm integer constraint delivery_company_max_width_mm check (max_width_mm between 1 and 100000),
  max_height_mm integer constraint delivery_company_max_height_mm check (max_height_mm between 1 and 100000),
  status text not null default 'active' constraint delivery_company_status check (status in ('active', 'inactive')),
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table erp.delivery_company is 'Limits of one parcel, whichever way it is turned: grams, cm³, mm. takes_cash: on delivery. Source: shell-and-access.md 2.9.';
comment on column erp.delivery_company.tracking_url is 'Address of a parcel, with {tracking} in place of its number.';
create index delivery_company_currency on erp.delivery_company (currency);
create index delivery_company_created_by on erp.delivery_company (company_id, created_by);
select platform.protect_master('erp.delivery_company');

-- What nobody chose is that of the company, so that amounts are never without a currency.
create function erp.complete_delivery_company() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if new.currency is null then
    select c.base_currency into new.currency from erp.company c where c.id = new.company_id;
  end if;
  return new;
end $$;
create trigger delivery_company_complete before insert or update on erp.delivery_company for each row execute function erp.complete_delivery_company();

create table erp.delivery_company_service (
  company_id bigint not null, delivery_company_id bigint not null, line_no integer not null,
  code text not null, name text not null,
  transit_days integer not null constraint delivery_company_service_transit_days check (transit_days between 0 and 365),
  cut_off time, is_weekend boolean not null,
  primary key (company_id, delivery_company_id, line_no),
  constraint delivery_company_service_once unique (company_id, delivery_company_id, code),
  foreign key (company_id, delivery_company_id) references erp.delivery_company on delete cascade);
comment on table erp.delivery_company_service is 'transit_days: from the day a parcel is handed over before cut_off, on the clock of the store. is_weekend: delivers on days of rest too.';
select platform.protect_lines('erp.delivery_company_service', 30);

create table erp.delivery_company_rate (
  company_id bigint not null, delivery_company_id bigint not null, line_no integer not null,
  service text, region_id bigint,
  over_grams integer not null constraint delivery_company_rate_over_grams check (over_grams between 0 and 1000000000),
  up_to_grams integer not null constraint delivery_company_rate_up_to_grams check (up_to_grams between 1 and 1000000000),
  base_minor bigint not null constraint delivery_company_rate_base_minor check (base_minor between 0 and 99999999999),
  per_kg_minor bigint not null constraint delivery_company_rate_per_kg_minor check (per_kg_minor between 0 and 99999999),
  free_from_minor bigint constraint delivery_company_rate_free_from_minor check (free_from_minor between 0 and 99999999999),
  fuel integer not null constraint delivery_company_rate_fuel check (fuel between 0 and 1000000),
  margin integer not null constraint delivery_company_rate_margin check (margin between 0 and 1000000),
  primary key (company_id, delivery_company_id, line_no),
  constraint delivery_company_rate_band check (over_grams < up_to_grams),
  constraint delivery_company_rate_apart exclude using gist (company_id with =, delivery_company_id with =,
    coalesce(service, '') with =, coalesce(region_id, 0) with =, int4range(over_grams, up_to_grams, '(]') with &&),
  foreign key (company_id, delivery_company_id) references erp.delivery_company on delete cascade,
  -- Both lines are written anew with their record, one after the other.
  constraint delivery_company_rate_service foreign key (company_id, delivery_company_id, service)
    references erp.delivery_company_service (company_id, delivery_company_id, code) deferrable initially deferred,
  foreign key (company_id, region_id) references erp.delivery_region);
comment on table erp.delivery_company_rate is 'Price of a parcel over and up to so many grams. Without a service: of all, without a region: everywhere; where several hold, a region goes before everywhere, then a service before all. Amounts in the currency of the company; fuel, margin: parts per million; free_from_minor: of the goods.';
create index delivery_company_rate_by_service on erp.delivery_company_rate (company_id, delivery_company_id, service);
create index delivery_company_rate_region on erp.delivery_company_rate (company_id, region_id);
select platform.protect_lines('erp.delivery_company_rate', 500);

alter table erp.store add column default_delivery_company_id bigint, add foreign key (company_id, default_delivery_company_id) references erp.delivery_company;
comment on column erp.store.default_delivery_company_id is 'Who takes its parcels where nobody chose.';
create index store_default_delivery_company on erp.store (company_id, default_delivery_company_id);
