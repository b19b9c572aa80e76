-- What a company knows of its people besides their rights, who lets them in and out, and one place to read it from.
-- docs/decisions/033.
alter table erp.app_user
  add column department text constraint app_user_department check (department <> ''),
  add column employee_no text constraint app_user_employee_no_form check (employee_no <> ''),
  add column email text constraint app_user_email_form check (email ~ '^[^\s@]+@[^\s@]+$' and length(email) <= 254),
  add column phone text constraint app_user_phone check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  add column deactivated_at timestamptz,
  add column deactivated_by bigint,
  add column deactivated_reason text,
  add column created_by bigint, add column updated_by bigint,
  add constraint app_user_period check (valid_from <= valid_until),
  add constraint app_user_deactivated check (deactivated_at is null or status = 0),
  add constraint app_user_deactivation check (
    (deactivated_at is null) = (deactivated_reason is null) and (deactivated_at is null) = (deactivated_by is null) and deactivated_reason <> ''),
  add foreign key (company_id, deactivated_by) references erp.app_user,
  add foreign key (company_id, created_by) references erp.app_user,
  add foreign key (company_id, updated_by) references erp.app_user;
comment on column erp.app_user.email is 'Where the company writes to; it signs nobody in.';
comment on column erp.app_user.phone is 'E.164.';
comment on column erp.app_user.deactivated_at is 'Since when somebody keeps him out; null for whoever was never deactivated, or is back.';
create unique index app_user_employee_no on erp.app_user (company_id, lower(employee_no));
create unique index app_user_email on erp.app_user (company_id, lower(email));
create index app_user_deactivated_by on erp.app_user (company_id, deactivated_by);
create index app_user_created_by on erp.app_user (company_id, created_by);
create index app_user_updated_by on erp.app_user (company_id, updated_by);

-- Judged at commit, because stores and default store may change together.
create function erp.refuse_unfit_store() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  who bigint := case tg_table_name when 'app_user' then (to_jsonb(new) ->> 'id')::bigint else (to_jsonb(old) ->> 'user_id')::bigint end;
  company bigint := case tg_table_name when 'app_user' then new.company_id else old.company_id end;
begin
  if exists (
      select from erp.app_user u where u.company_id = company and u.id = who and u.default_store_id is not null and not u.has_all_stores
        and not exists (select from erp.user_store s where s.company_id = u.company_id and s.user_id = u.id and s.store_id = u.default_store_id)) then
    raise exception 'the default store of user % is none of his stores', who
      using errcode = '23514', constraint = tg_name, table = tg_table_name, schema = 'erp';
  end if;
  return null;
end $$;
create constraint trigger app_user_default_store_allowed after insert or update of default_store_id, has_all_stores on erp.app_user
  deferrable initially deferred for each row execute function erp.refuse_unfit_store();
create constraint trigger user_store_default_store after delete on erp.user_store
  deferrable initially deferred for each row execute function erp.refuse_unfit_store();

-- One link is open at a time: the last one.
alter table auth.invitation no force row level security;
update auth.invitation i set status = 'revoked' where i.status = 'pending' and exists (
  select from auth.invitation o where o.company_id = i.company_id and o.user_id = i.user_id and o.status = 'pending' and o.id > i.id);
alter table auth.invitation force row level security;
alter table auth.invitation
  add constraint invitation_email check (email is null or length(email) <= 254);
create unique index invitation_pending on auth.invitation (company_id, user_id) where status = 'pending';
create index session_by_start on auth.session (company_id, user_id, issued_at desc);
create index session_by_use on auth.session (company_id, user_id, last_seen_at desc);

create view auth.user_entry with (security_invoker = true) as
  select u.company_id, u.id, u.version, u.first_name || ' ' || u.last_name as name,  u.first_name, u.last_name, nullif(u.designation, '') as designation, u.department, u.employee_no, u.email, u.phone, u.locale,
    case u.user_type when 1 then 'staff' when 2 then 'manager' when 3 then 'external' when 9 then 'integration' else 'store_bound' end as user_type,
    case u.status when 0 then 'inactive' when 1 then 'active' when 2 then 'invited' else 'locked' end as status,
    u.home_module_id, u.has_all_stores, u.default_store_id, u.valid_from, u.valid_until,
    u.deactivated_at, u.deactivated_by, u.deactivated_reason,
    (select string_agg(distinct r.name, ', ' order by r.name) from erp.user_role g
      join erp.role r on r.company_id = g.company_id and r.id = g.role_id
      where g.company_id = u.company_id and g.user_id = u.id) as roles,
    case when not u.has_all_stores then (select string_agg(s.name, ', ' order by s.name) from erp.user_store w
      join erp.store s on s.company_id = w.company_id and s.id = w.store_id
      where w.company_id = u.company_id and w.user_id = u.id) end as stores,
    (select max(s.issued_at) from auth.session s where s.company_id = u.company_id and s.user_id = u.id and s.impersonator_id is null
      and s.api_key_id is null) as last_login_at,
    (select max(s.last_seen_at) from auth.session s where s.company_id = u.company_id and s.user_id = u.id
      and s.impersonator_id is null) as last_seen_at,
    (select count(*) from auth.session s where s.company_id = u.company_id and s.user_id = u.id and s.ended_at is null
      and s.impersonator_id is null and s.api_key_id is null and s.idle_expires_at > now() and s.absolute_expires_at > now()) as open_sessions,
    (select i.expires_at from auth.invitation i where i.company_id = u.company_id and i.user_id = u.id and i.status = 'pending'
      and i.expires_at > now()) as invited_until,
    m.login, f.confirmed_at is not null as has_second_factor,
    exists (select from erp.user_role r where r.company_id = u.company_id and r.user_id = u.id and r.role_id = 1) as is_administrator
  from erp.app_user u
  left join auth.membership m on m.company_id = u.company_id and m.user_id = u.id
  left join auth.two_factor f on f.identity_id = m.identity_id;
comment on view auth.user_entry is 'People of a company as those who look after them see them; read as the caller, so that row-level security holds.';
grant select on auth.user_entry to app, maint;
