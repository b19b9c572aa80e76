create schema procure;
comment on schema procure is 'What is bought and sold: masters, catalogue, prices, suppliers.';
grant usage on schema procure to app, maint;

create table procure.brand (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  code text not null, name text not null,
  name_key text not null generated always as (platform.normalise(name)) stored,
  country_code text references platform.country,
  website text, is_own_label boolean not null, is_discount_allowed boolean not null,
  max_discount_ppm integer constraint brand_max_discount_range check (max_discount_ppm between 0 and 1000000),
  warranty_months integer constraint brand_warranty_range check (warranty_months between 0 and 600),
  description text,
  status text not null default 'active' constraint brand_status check (status in ('active', 'inactive')),
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table procure.brand is 'Brand of a product. max_discount_ppm: parts per million of the price, null = no limit.';
create index brand_country on procure.brand (country_code);
create index brand_created_by on procure.brand (company_id, created_by);
select platform.protect_master('procure.brand');
