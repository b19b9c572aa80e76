create table erp.user_avatar (
  company_id bigint not null references erp.company, user_id bigint not null, file_id bigint not null, small_file_id bigint not null,
  primary key (company_id, user_id),
  foreign key (company_id, user_id) references erp.app_user on delete cascade,
  foreign key (company_id, file_id) references platform.file,
  foreign key (company_id, small_file_id) references platform.file);
comment on table erp.user_avatar is 'The picture of a person, drawn anew as a square of 256 and one of 64 px. Source: shell-and-access.md 2.3, avatar_file_id; beside the person, so that a new picture is no new version of what is known of him.';
create index user_avatar_file on erp.user_avatar (company_id, file_id);
create index user_avatar_small_file on erp.user_avatar (company_id, small_file_id);
select platform.protect('erp.user_avatar', 'select, insert, delete');
-- What somebody is shown of himself is kept as long as this version stands.
create trigger permission_version_insert after insert on erp.user_avatar referencing new table as changed
  for each statement execute function erp.raise_permission_versions();
create trigger permission_version_delete after delete on erp.user_avatar referencing old table as changed
  for each statement execute function erp.raise_permission_versions();

create or replace view auth.user_entry with (security_invoker = true) as
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
    exists (select from erp.user_role r where r.company_id = u.company_id and r.user_id = u.id and r.role_id = 1) as is_administrator,
    a.file_id as avatar
  from erp.app_user u
  left join auth.membership m on m.company_id = u.company_id and m.user_id = u.id
  left join auth.two_factor f on f.identity_id = m.identity_id
  left join erp.user_avatar a on a.company_id = u.company_id and a.user_id = u.id;
