-- What printed documents have around their content. Source: docs/guides/platform.md, Print layouts.
create table erp.print_layout (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  code text not null, name text not null,
  name_key text not null generated always as (platform.normalise(name)) stored,
  store_id bigint, shows_logo boolean not null default true,
  heading text constraint print_layout_heading check (length(heading) <= 500),
  footer text constraint print_layout_footer check (length(footer) <= 600),
  status text not null default 'active' constraint print_layout_status check (status in ('active', 'inactive')),
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  foreign key (company_id, store_id) references erp.store,
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table erp.print_layout is 'Logo, heading and footer of printed documents. store_id null: of all stores without one of their own, and of the company.';
-- Of those in use.
create unique index print_layout_once on erp.print_layout (company_id, coalesce(store_id, 0)) where status = 'active';
create index print_layout_store on erp.print_layout (company_id, store_id);
create index print_layout_created_by on erp.print_layout (company_id, created_by);
select platform.protect_master('erp.print_layout');
