create schema crm;
comment on schema crm is 'Tables of module crm.';
grant usage on schema crm to app, maint;

create table crm.customer (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  code text not null, name text not null,
  name_key text not null generated always as (platform.normalise(name)) stored,
  kind text not null default 'person' constraint customer_kind check (kind in ('person', 'company')),
  country_code text references platform.country, email text, phone text,
  locale text constraint customer_locale check (locale in ('en', 'ar')), note text,
  status text not null default 'active' constraint customer_status check (status in ('active', 'inactive')),
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table crm.customer is 'Whom a company sells to; its code is the number of the customer. Source: sales-crm-finance.md.';
create index customer_created_by on crm.customer (company_id, created_by);
create index customer_country on crm.customer (country_code);
select platform.protect_master('crm.customer');
select platform.share_names('crm.customer');
