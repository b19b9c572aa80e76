-- Session by the exact hash of its token, with everything a request must know about its user and company. One row or none.
-- Sets app.company for the transaction, and reads all but the session itself under the ordinary policies.
drop function if exists auth.find_session;
create function auth.find_session(wanted_hash bytea) returns table (
    session_id bigint, company_id bigint, user_id bigint, store_id bigint, last_seen_at timestamptz,
    is_expired boolean, ended_at timestamptz, ended_message text, is_active boolean, user_type smallint,
    first_name text, last_name text, designation text, locale text, permission_version bigint, issued_at timestamptz)
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  found_session auth.session;
begin
  select * into found_session from auth.session s where s.token_hash = wanted_hash;
  if not found then return; end if;
  perform set_config('app.company', found_session.company_id::text, true);
  return query
    select found_session.id, found_session.company_id, found_session.user_id, found_session.store_id, found_session.last_seen_at,
      now() > least(found_session.idle_expires_at, found_session.absolute_expires_at),
      found_session.ended_at, found_session.ended_message,
      u.status = 1 and c.status = 'active' and current_date between coalesce(u.valid_from, '-infinity') and coalesce(u.valid_until, 'infinity'),
      u.user_type, u.first_name, u.last_name, u.designation, u.locale, coalesce(v.version, 0), found_session.issued_at
    from erp.app_user u
    join erp.company c on c.id = u.company_id
    left join erp.permission_version v on v.company_id = u.company_id
    where u.company_id = found_session.company_id and u.id = found_session.user_id;
end $$;
revoke all on function auth.find_session from public;
grant execute on function auth.find_session to app;
