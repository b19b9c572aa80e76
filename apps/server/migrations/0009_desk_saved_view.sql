create schema desk;
comment on schema desk is 'What a person works with across all modules: saved views and defaults.';
grant usage on schema desk to app, maint;

create table desk.saved_view (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  page text not null, name text not null,
  name_key text not null generated always as (platform.normalise(name)) stored,
  owner_id bigint not null,
  sharing text not null constraint saved_view_sharing check (sharing in ('nobody', 'everyone', 'roles')),
  view jsonb not null constraint saved_view_view check (jsonb_typeof(view) = 'object'),
  version integer not null default 1,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), updated_by bigint not null,
  primary key (company_id, id),
  constraint saved_view_name unique (company_id, owner_id, page, name_key),
  foreign key (company_id, owner_id) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table desk.saved_view is 'How a list is shown, under a name: filters, order, columns. Shared with nobody, everyone of the company, or some roles.';
comment on column desk.saved_view.page is 'Event type of the page whose list it shows.';
comment on column desk.saved_view.view is 'ListView of the contract; column widths in px.';
create index saved_view_page on desk.saved_view (company_id, page, id);
create index saved_view_updated_by on desk.saved_view (company_id, updated_by);
select platform.protect('desk.saved_view', 'select, insert, update, delete');
create trigger saved_view_version before update on desk.saved_view for each row execute function platform.raise_version();

create table desk.saved_view_role (
  company_id bigint not null, view_id bigint not null, role_id bigint not null,
  primary key (company_id, view_id, role_id),
  constraint saved_view_role_view foreign key (company_id, view_id) references desk.saved_view on delete cascade,
  constraint saved_view_role_role foreign key (company_id, role_id) references erp.role on delete cascade);
comment on table desk.saved_view_role is 'Roles that see a view whose sharing is roles; a role that goes away takes its sight with it.';
create index saved_view_role_role on desk.saved_view_role (company_id, role_id);
select platform.protect('desk.saved_view_role', 'select, insert, delete');

create table desk.view_default (
  company_id bigint not null, user_id bigint not null, page text not null, view_id bigint not null,
  primary key (company_id, user_id, page),
  foreign key (company_id, user_id) references erp.app_user,
  constraint view_default_view foreign key (company_id, view_id) references desk.saved_view on delete cascade);
comment on table desk.view_default is 'The view with which a user''s list of a page opens.';
create index view_default_view on desk.view_default (company_id, view_id);
select platform.protect('desk.view_default', 'select, insert, update, delete');
