create table procure.season (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  code text not null, name text not null,
  name_key text not null generated always as (platform.normalise(name)) stored,
  type text not null constraint season_type
    check (type in ('spring_summer', 'autumn_winter', 'pre_spring', 'pre_fall', 'resort', 'holiday', 'continuity')),
  year integer not null constraint season_year check (year between 2000 and 2100),
  buying_from date, buying_to date, delivery_from date, delivery_to date, selling_from date, selling_to date, markdown_from date,
  status text not null default 'active' constraint season_status check (status in ('active', 'inactive')),
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  constraint season_buying_range check (buying_from <= buying_to),
  constraint season_delivery_range check (delivery_from <= delivery_to),
  constraint season_selling_range check (selling_from <= selling_to),
  constraint season_continuity_dates check (type <> 'continuity'
    or num_nonnulls(buying_from, buying_to, delivery_from, delivery_to, selling_from, selling_to, markdown_from) = 0),
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table procure.season is 'When a collection is bought, delivered, sold and marked down. Dates: business dates of the company.';
create index season_created_by on procure.season (company_id, created_by);
select platform.protect_master('procure.season');
