-- What is said of products on the web, and which categories ask for it. Source: procurement.md 2.1.
create table procure.web_attribute (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  code text not null, name text not null,
  name_key text not null generated always as (platform.normalise(name)) stored,
  name_ar text,
  type text not null constraint web_attribute_type check (type in ('text', 'richtext', 'number', 'bool', 'select', 'multiselect', 'date', 'asset')),
  unit_id bigint,
  is_filterable boolean not null default false, is_searchable boolean not null default false,
  is_of_variants boolean not null default false, is_localized boolean not null default false,
  status text not null default 'active' constraint web_attribute_status check (status in ('active', 'inactive')),
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  constraint web_attribute_unit check (unit_id is null or type = 'number'),
  constraint web_attribute_localized check (not is_localized or type in ('text', 'richtext')),
  constraint web_attribute_filterable check (not is_filterable or type in ('number', 'bool', 'select', 'multiselect', 'date')),
  foreign key (company_id, unit_id) references procure.unit,
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table procure.web_attribute is 'Something that is said of products on the web, such as a material.';
comment on column procure.web_attribute.is_of_variants is 'Said of each variant, not of the product.';
create index web_attribute_unit_used on procure.web_attribute (company_id, unit_id);
create index web_attribute_created_by on procure.web_attribute (company_id, created_by);
select platform.protect_master('procure.web_attribute');

create table procure.web_attribute_option (
  company_id bigint not null, web_attribute_id bigint not null, line_no integer not null,
  key text not null, label text not null, label_ar text,
  primary key (company_id, web_attribute_id, line_no),
  constraint web_attribute_option_key unique (company_id, web_attribute_id, key),
  foreign key (company_id, web_attribute_id) references procure.web_attribute on delete cascade);
comment on table procure.web_attribute_option is 'One of the choices of an attribute; its key stays while its words change.';
select platform.protect_lines('procure.web_attribute_option', 500);

create table procure.category_attribute (
  company_id bigint not null, category_id bigint not null, line_no integer not null,
  web_attribute_id bigint not null, is_required boolean not null default false,
  primary key (company_id, category_id, line_no),
  constraint category_attribute_once unique (company_id, category_id, web_attribute_id),
  foreign key (company_id, category_id) references procure.category on delete cascade,
  foreign key (company_id, web_attribute_id) references procure.web_attribute);
comment on table procure.category_attribute is 'What products of a category and of all below it have; the nearest category says whether they must.';
create index category_attribute_used on procure.category_attribute (company_id, web_attribute_id);
select platform.protect_lines('procure.category_attribute', 100);
