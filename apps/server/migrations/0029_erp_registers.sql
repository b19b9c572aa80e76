-- The registers of suites and of pages can be edited by whoever runs the installation. What the code decides stays the code's:
-- addresses, event types, what is hidden; docs/decisions/031.
alter table erp.module
  add column description text, add column description_ar text,
  add column version integer not null default 1, add column updated_at timestamptz not null default now();
create trigger module_version before update on erp.module for each row execute function platform.raise_version();
grant insert (code, mdl_route, name, name_ar, icon, description, description_ar, sort_order) on erp.module to app;
grant update (name, name_ar, icon, description, description_ar, landing_path, sort_order) on erp.module to app;

alter table erp.page
  add column version integer not null default 1, add column updated_at timestamptz not null default now();
create trigger page_version before update on erp.page for each row execute function platform.raise_version();
grant update (title, title_ar, menu_title, menu_title_ar, icon, is_in_menu, parent_id, is_placed, sort_order) on erp.page to app;

-- A switch that never was set has no row; version 0 means that.
alter table erp.company_module
  add column version integer not null default 1, add column updated_at timestamptz not null default now(), add column updated_by bigint,
  add constraint company_module_period check (valid_from <= valid_until),
  add foreign key (company_id, updated_by) references erp.app_user;
create index company_module_updated_by on erp.company_module (company_id, updated_by);
create trigger company_module_version before update on erp.company_module for each row execute function platform.raise_version();

-- Whoever runs the installation sees a row of each company: auth.list_companies, auth.enter_company.
create policy lookup on erp.company for select to owner using (true);
