create table procure.size_scale (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  code text not null, name text not null,
  name_key text not null generated always as (platform.normalise(name)) stored,
  system text not null constraint size_scale_system
    check (system in ('alpha', 'eu', 'uk', 'us', 'fr', 'it', 'jp', 'kr', 'cm', 'inch', 'age', 'one', 'custom')),
  category text not null constraint size_scale_category
    check (category in ('apparel', 'footwear', 'kids', 'lingerie', 'gloves', 'rings', 'headwear', 'home', 'other')),
  gender text constraint size_scale_gender check (gender in ('women', 'men', 'unisex', 'girls', 'boys')),
  dim1_label text, dim2_label text,
  status text not null default 'active' constraint size_scale_status check (status in ('active', 'inactive')),
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  constraint size_scale_dimensions check (dim2_label is null or dim1_label is not null),
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table procure.size_scale is 'Sizes that belong together, in an order. dim1_label, dim2_label: what the parts of its sizes are called, such as Waist and Length. Source: shell-and-access.md 3.2.';
create index size_scale_created_by on procure.size_scale (company_id, created_by);
select platform.protect_master('procure.size_scale');
