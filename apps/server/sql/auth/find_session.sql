-- Session by the exact hash of its token, with everything a request must know about its user and company. One row or none.
-- Sets app.company for the transaction, and reads all but the session itself under the ordinary policies. Every request asks it, so
-- that what few sessions have is read for these alone.
drop function if exists auth.find_session;
create function auth.find_session(wanted_hash bytea) returns table (
    session_id bigint, company_id bigint, user_id bigint, store_id bigint, last_seen_at timestamptz,
    is_expired boolean, ended_at timestamptz, ended_message text, is_active boolean, user_type smallint,
    first_name text, last_name text, designation text, locale text, permission_version bigint,
    auth_level text, verified_at timestamptz, is_locked boolean, has_pin boolean, must_change_password boolean,
    has_second_factor boolean, lock_minutes integer, absolute_expires_at timestamptz, impersonator_id bigint, impersonator_name text,
    addresses text[], settings jsonb)
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  found_session auth.session;
  impersonator erp.app_user;
  impersonator_session auth.session;
  allowed text[] := '{}';
  settings_of_sessions jsonb;
begin
  select * into found_session from auth.session s where s.token_hash = wanted_hash;
  if not found then return; end if;
  perform set_config('app.company', found_session.company_id::text, true);
  if found_session.impersonator_id is not null then
    select * into impersonator from erp.app_user o where o.company_id = found_session.company_id and o.id = found_session.impersonator_id;
    select * into impersonator_session from auth.session s
      where s.company_id = found_session.company_id and s.id = found_session.impersonator_session_id;
  end if;
  if found_session.api_key_id is not null then
    allowed := (select k.addresses from auth.api_key k where k.company_id = found_session.company_id and k.id = found_session.api_key_id);
  end if;
  settings_of_sessions := (
    select jsonb_agg(jsonb_build_object('key', t.key, 'value', t.value, 'level', t.level)) from (
      select d.key, d.value, 'installation' as level from platform.installation_setting d
      where d.key in ('auth.step_up_minutes', 'auth.admins_need_two_factor')
      union all
      select d.key, d.value, 'company' from erp.setting d
      where d.company_id = found_session.company_id and d.store_id is null and d.value is not null
        and d.key in ('auth.step_up_minutes', 'auth.admins_need_two_factor')) t);
  return query
    select found_session.id, found_session.company_id, found_session.user_id, found_session.store_id, found_session.last_seen_at,
      now() > least(found_session.idle_expires_at, found_session.absolute_expires_at),
      coalesce(found_session.ended_at, impersonator_session.ended_at), coalesce(found_session.ended_message, impersonator_session.ended_message),
      u.status = 1 and c.status = 'active' and (now() at time zone c.timezone)::date between coalesce(u.valid_from, '-infinity') and coalesce(u.valid_until, 'infinity')
        and (impersonator.id is null or (impersonator.status = 1
          and (now() at time zone c.timezone)::date between coalesce(impersonator.valid_from, '-infinity') and coalesce(impersonator.valid_until, 'infinity'))),
      u.user_type, u.first_name, u.last_name, u.designation, u.locale, coalesce(v.version, 0),
      found_session.auth_level, found_session.verified_at,
      found_session.locked_at is not null
        or coalesce(found_session.last_seen_at < now() - make_interval(mins => found_session.lock_minutes), false),
      u.pin_hash is not null and found_session.unlock_failures < 5,
      coalesce(i.must_change_password, false), coalesce(f.secret is not null, false),
      found_session.lock_minutes, found_session.absolute_expires_at, found_session.impersonator_id,
      impersonator.first_name || ' ' || impersonator.last_name,
      coalesce(allowed, '{}'), settings_of_sessions
    from erp.app_user u
    join erp.company c on c.id = u.company_id
    left join erp.permission_version v on v.company_id = u.company_id
    left join auth.membership m on m.company_id = u.company_id and m.user_id = u.id
    left join auth.identity i on i.id = m.identity_id
    left join auth.two_factor f on f.identity_id = m.identity_id
    where u.company_id = found_session.company_id and u.id = found_session.user_id;
end $$;
revoke all on function auth.find_session from public;
grant execute on function auth.find_session to app;
