-- Rights as a company runs them itself: what an event risks, roles with scopes and limits, exceptions for one person, duties
-- that are kept apart. docs/decisions/027.
alter table erp.page_event
  add column risk text not null default 'medium' constraint page_event_risk check (risk in ('low', 'medium', 'high')),
  add column is_admin_only boolean not null default false,
  add column requires_2fa boolean not null default false,
  add column depends_on_id bigint constraint page_event_depends_on_other check (depends_on_id <> id),
  add column retired_at timestamptz,
  add constraint page_event_page unique (page_id, id),
  add constraint page_event_depends_on foreign key (page_id, depends_on_id) references erp.page_event (page_id, id);
comment on column erp.page_event.risk is 'As the code declares it; a company may see it differently: page_event_setting.';
comment on column erp.page_event.is_admin_only is 'Administers the company: never for store-bound users.';
comment on column erp.page_event.requires_2fa is 'Needs a recent second factor.';
comment on column erp.page_event.depends_on_id is 'Event of the same page without which this one is of no use.';
comment on column erp.page_event.retired_at is 'Since when the code knows it no more; the rows that grant it stay.';
create index page_event_depends_on on erp.page_event (page_id, depends_on_id);

create table erp.page_event_setting (
  company_id bigint not null references erp.company, page_event_id bigint not null references erp.page_event,
  label text, risk text constraint page_event_setting_risk check (risk in ('low', 'medium', 'high')),
  requires_2fa boolean, depends_on_id bigint references erp.page_event,
  version integer not null default 1, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, page_event_id),
  constraint page_event_setting_other check (depends_on_id <> page_event_id),
  foreign key (company_id, updated_by) references erp.app_user);
comment on table erp.page_event_setting is 'What a company says of an event in place of the code. Null: as the code has it.';
create index page_event_setting_event on erp.page_event_setting (page_event_id);
create index page_event_setting_depends_on on erp.page_event_setting (depends_on_id);
create index page_event_setting_updated_by on erp.page_event_setting (company_id, updated_by);
select platform.protect('erp.page_event_setting', 'select, insert, update, delete');
create trigger page_event_setting_version before update on erp.page_event_setting for each row execute function platform.raise_version();

-- Roles become a master. Until here two of them could bear one name; the younger ones get their code behind it.
alter table erp.role no force row level security;
update erp.role r set name = left(r.name, 96) || ' (' || r.code || ')' where exists (
  select from erp.role o where o.company_id = r.company_id and o.id < r.id and platform.normalise(o.name) = platform.normalise(r.name));
alter table erp.role
  add column name_key text not null generated always as (platform.normalise(name)) stored,
  add column description text,
  add column colour text constraint role_colour check (colour in ('blue', 'green', 'amber', 'red', 'violet', 'teal', 'grey')),
  add column require_2fa boolean not null default false,
  add column ip_allow text[] not null default '{}' constraint role_ip_allow check (cardinality(ip_allow) <= 50),
  add column status text not null default 'active' constraint role_status check (status in ('active', 'inactive')),
  add column template_code text,
  add column cloned_from_id bigint,
  add column created_by bigint, add column updated_by bigint,
  add constraint role_cloned_from foreign key (company_id, cloned_from_id) references erp.role on delete set null (cloned_from_id),
  add foreign key (company_id, created_by) references erp.app_user,
  add foreign key (company_id, updated_by) references erp.app_user,
  add constraint role_administrator check (id <> 1 or (is_system and status = 'active' and cardinality(ip_allow) = 0));
comment on column erp.role.require_2fa is 'Its holders must have a second factor.';
comment on column erp.role.ip_allow is 'Addresses and ranges (CIDR) from which it counts; empty: from everywhere.';
comment on column erp.role.template_code is 'The shipped template it was copied from.';
comment on column erp.role.cloned_from_id is 'The role it was copied from, while that is there.';
create index role_cloned_from on erp.role (company_id, cloned_from_id);
create index role_created_by on erp.role (company_id, created_by);
drop policy company on erp.role;
drop index erp.role_code;
drop trigger role_version on erp.role;
select platform.protect_master('erp.role');

-- Searching goes by words, which are kept from a record's change on: each role is called otherwise for a moment.
alter table erp.role no force row level security;
alter table platform.search_word no force row level security;
alter table erp.role disable trigger role_version;
do $$
declare
  known jsonb := (select jsonb_agg(jsonb_build_object('company_id', r.company_id, 'id', r.id, 'code', r.code, 'name', r.name)) from erp.role r);
begin
  update erp.role set code = 'x' || id, name = 'x' || id;
  update erp.role r set code = k.code, name = k.name from jsonb_to_recordset(known) as k(company_id bigint, id bigint, code text, name text)
    where r.company_id = k.company_id and r.id = k.id;
end $$;
alter table erp.role enable trigger role_version;
alter table erp.role force row level security;
alter table platform.search_word force row level security;

alter table erp.role_event
  add column data_scope text not null default 'store' constraint role_event_data_scope check (data_scope in ('company', 'store', 'own')),
  add constraint role_event_administrator check (role_id <> 1),
  drop constraint role_event_company_id_role_id_fkey,
  add constraint role_event_role foreign key (company_id, role_id) references erp.role on delete cascade;
comment on column erp.role_event.data_scope is 'Whose records: of the whole company, of the stores where the role is held, or those the user made.';
create index role_event_holders on erp.role_event (company_id, page_event_id);
grant update on erp.role_event to app;

create table erp.role_limit (
  company_id bigint not null, role_id bigint not null,
  code text not null constraint role_limit_code check (code ~ '^[a-z][a-z_]*$'),
  value bigint not null constraint role_limit_value check (value >= 0),
  currency text references platform.currency,
  primary key (company_id, role_id, code),
  constraint role_limit_administrator check (role_id <> 1),
  constraint role_limit_role foreign key (company_id, role_id) references erp.role on delete cascade);
comment on table erp.role_limit is 'Up to what a role''s holders may decide alone; the highest of a user''s roles counts, none is 0.';
comment on column erp.role_limit.value is 'Minor units of currency; where it is null parts per million or days, as the code says.';
create index role_limit_currency on erp.role_limit (currency);
select platform.protect('erp.role_limit', 'select, insert, update, delete');

alter table erp.user_role
  add column granted_by bigint, add column granted_at timestamptz not null default now(), add column reason text,
  add constraint user_role_period check (valid_from <= valid_until),
  add foreign key (company_id, granted_by) references erp.app_user;
create index user_role_granted_by on erp.user_role (company_id, granted_by);
grant update on erp.user_role to app;

create table erp.user_event_override (
  company_id bigint not null, user_id bigint not null, page_event_id bigint not null references erp.page_event,
  effect text not null constraint user_event_override_effect check (effect in ('allow', 'deny')),
  expires_at timestamptz,
  reason text not null constraint user_event_override_reason check (reason <> ''),
  granted_by bigint not null, granted_at timestamptz not null default now(),
  primary key (company_id, user_id, page_event_id),
  constraint user_event_override_period check (expires_at > granted_at and (effect = 'deny' or expires_at <= granted_at + interval '90 days')),
  constraint user_event_override_end check (effect = 'deny' or expires_at is not null),
  foreign key (company_id, user_id) references erp.app_user,
  foreign key (company_id, granted_by) references erp.app_user);
comment on table erp.user_event_override is 'An exception for one user: an event more, for 90 days at most, or an event less, which always wins.';
create index user_event_override_event on erp.user_event_override (page_event_id);
create index user_event_override_granted_by on erp.user_event_override (company_id, granted_by);
select platform.protect('erp.user_event_override', 'select, insert, update, delete');

create table erp.sod_seed (
  event_a_id bigint not null references erp.page_event, event_b_id bigint not null references erp.page_event,
  primary key (event_a_id, event_b_id),
  constraint sod_seed_order check (event_a_id < event_b_id));
comment on table erp.sod_seed is 'Events that the code wants to be kept apart, for every company that does not say otherwise: a warning.';
create index sod_seed_event_b on erp.sod_seed (event_b_id);
grant select on erp.sod_seed to app, maint;
create table erp.sod_rule (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  event_a_id bigint not null references erp.page_event, event_b_id bigint not null references erp.page_event,
  severity text not null constraint sod_rule_severity check (severity in ('off', 'warn', 'block')),
  version integer not null default 1, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  constraint sod_rule_pair unique (company_id, event_a_id, event_b_id),
  constraint sod_rule_order check (event_a_id < event_b_id),
  foreign key (company_id, updated_by) references erp.app_user);
comment on table erp.sod_rule is 'Two events that one person should not hold together (segregation of duties). off: a shipped rule that the company does not want.';
create index sod_rule_event_a on erp.sod_rule (event_a_id);
create index sod_rule_event_b on erp.sod_rule (event_b_id);
create index sod_rule_updated_by on erp.sod_rule (company_id, updated_by);
select platform.protect('erp.sod_rule', 'select, insert, update, delete');
create trigger sod_rule_version before update on erp.sod_rule for each row execute function platform.raise_version();

-- Once a statement, not once a row: a role with a thousand events is one change.
create function erp.raise_permission_versions() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  insert into erp.permission_version as v (company_id) select distinct c.company_id from changed c
    on conflict (company_id) do update set version = v.version + 1;
  return null;
end $$;
do $$
declare
  source text;
begin
  foreach source in array array['role_event', 'user_role', 'user_store', 'company_module', 'app_user', 'store'] loop
    execute format('drop trigger permission_version on erp.%I', source);
  end loop;
  foreach source in array array['role', 'role_event', 'role_limit', 'user_role', 'user_store', 'user_event_override', 'page_event_setting',
      'sod_rule', 'company_module', 'app_user', 'store'] loop
    execute format('create trigger permission_version_insert after insert on erp.%I referencing new table as changed
      for each statement execute function erp.raise_permission_versions()', source);
    execute format('create trigger permission_version_update after update on erp.%I referencing new table as changed
      for each statement execute function erp.raise_permission_versions()', source);
    execute format('create trigger permission_version_delete after delete on erp.%I referencing old table as changed
      for each statement execute function erp.raise_permission_versions()', source);
  end loop;
end $$;
drop function erp.raise_permission_version();

-- The rules below are judged at commit. Whoever changed rights has raised the permission version of the company by then, whose row
-- stays locked until he is done: so two changes that are right alone and wrong together are never judged at once.

-- Whom nothing but another administrator could stop: in every store, today, without an end. Only a superuser at the console works
-- outside a company; he is let through, because he repairs.
create function erp.require_administrator() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if nullif(current_setting('app.company', true), '') is null or (tg_table_name = 'app_user' and not exists (
      select from erp.user_role r where r.company_id = old.company_id and r.user_id = old.id and r.role_id = 1)) then
    return null;
  end if;
  if not exists (
    select from erp.user_role r join erp.app_user u on u.company_id = r.company_id and u.id = r.user_id
    where r.company_id = old.company_id and r.role_id = 1 and r.store_id is null and r.valid_until is null
      and coalesce(r.valid_from, current_date) <= current_date and u.status = 1 and u.user_type <> 10
      and u.valid_until is null and coalesce(u.valid_from, current_date) <= current_date) then
    raise exception 'company % would have no active administrator', old.company_id
      using errcode = '23514', constraint = tg_name, table = tg_table_name, schema = 'erp';
  end if;
  return null;
end $$;
create constraint trigger user_role_last_administrator after update or delete on erp.user_role
  deferrable initially deferred for each row when (old.role_id = 1) execute function erp.require_administrator();
create constraint trigger app_user_last_administrator after update of status, user_type, valid_from, valid_until on erp.app_user
  deferrable initially deferred for each row execute function erp.require_administrator();

-- What never stands together at one user: role 1 and a binding to a store, role 1 and an exception, a role that was retired.
drop trigger user_role_store_bound on erp.user_role;
drop function erp.refuse_store_bound_administrator();
create function erp.refuse_unfit_access() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  who bigint := case tg_table_name when 'app_user' then (to_jsonb(new) ->> 'id')::bigint else (to_jsonb(new) ->> 'user_id')::bigint end;
  is_broken boolean;
begin
  is_broken := case tg_name
    when 'user_role_retired' then exists (
      select from erp.user_role g join erp.role r on r.company_id = g.company_id and r.id = g.role_id
      where g.company_id = new.company_id and g.user_id = who and r.status <> 'active')
    when 'user_role_override' then exists (select from erp.user_role g where g.company_id = new.company_id and g.user_id = who and g.role_id = 1)
      and exists (select from erp.user_event_override o where o.company_id = new.company_id and o.user_id = who)
    when 'user_event_override_administrator' then exists (
      select from erp.user_role g where g.company_id = new.company_id and g.user_id = who and g.role_id = 1)
    else exists (
      select from erp.user_role g join erp.app_user u on u.company_id = g.company_id and u.id = g.user_id
      where g.company_id = new.company_id and g.user_id = who and u.user_type = 10 and (g.role_id = 1 or exists (
        select from erp.role_event e join erp.page_event p on p.id = e.page_event_id
        where e.company_id = g.company_id and e.role_id = g.role_id and p.is_admin_only and p.retired_at is null)))
  end;
  if is_broken then
    raise exception 'user % may not have this access', who
      using errcode = '23514', constraint = tg_name, table = tg_table_name, schema = 'erp';
  end if;
  return null;
end $$;
create constraint trigger user_role_store_bound after insert or update on erp.user_role
  deferrable initially deferred for each row execute function erp.refuse_unfit_access();
create constraint trigger app_user_store_bound after update of user_type on erp.app_user
  deferrable initially deferred for each row execute function erp.refuse_unfit_access();
create constraint trigger user_role_retired after insert or update on erp.user_role
  deferrable initially deferred for each row execute function erp.refuse_unfit_access();
create constraint trigger user_role_override after insert or update on erp.user_role
  deferrable initially deferred for each row when (new.role_id = 1) execute function erp.refuse_unfit_access();
create constraint trigger user_event_override_administrator after insert or update on erp.user_event_override
  deferrable initially deferred for each row execute function erp.refuse_unfit_access();

-- A role of the system stays as it is, and nobody holds a role that was retired or merged away.
create function erp.refuse_unfit_role() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if tg_name = 'role_system' or exists (
      select from erp.user_role g join erp.role r on r.company_id = g.company_id and r.id = g.role_id
      where g.company_id = old.company_id and g.role_id = old.id and r.status <> 'active') then
    raise exception 'role % may not be changed so', old.id
      using errcode = '23514', constraint = tg_name, table = 'role', schema = 'erp';
  end if;
  return null;
end $$;
create constraint trigger role_system after update or delete on erp.role
  deferrable initially deferred for each row when (old.is_system) execute function erp.refuse_unfit_role();
create constraint trigger role_retired after update of status on erp.role
  deferrable initially deferred for each row when (new.status <> 'active') execute function erp.refuse_unfit_role();
