-- Identity by the exact login or email address, with the company it will open: the last one used, else its first, but one where he may
-- work before one where he may not. One row or none.
drop function if exists auth.find_login(text);
create function auth.find_login(wanted_login text) returns table (
    identity_id bigint, login text, password_hash text, password_changed_at timestamptz, must_change_password boolean,
    failed_count integer, failed_since timestamptz, next_attempt_at timestamptz, locked_until timestamptz,
    email text, email_verified_at timestamptz, second_factor bytea, pending_second_factor bytea, last_used_step bigint,
    company_id bigint, user_id bigint, is_active boolean)
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  person auth.identity;
  candidate auth.membership;
  member auth.membership;
  may_work boolean;
begin
  select * into person from auth.identity i where lower(i.login) = lower(wanted_login);
  if not found then
    select * into person from auth.identity i where lower(i.email) = lower(wanted_login);
  end if;
  if person.id is null then return; end if;
  -- People and companies are read under the ordinary policies, one company at a time.
  for candidate in select * from auth.membership m where m.identity_id = person.id
    order by m.company_id is distinct from person.last_company_id, m.company_id loop
    perform set_config('app.company', candidate.company_id::text, true);
    select u.status = 1 and c.status = 'active' and (now() at time zone c.timezone)::date between coalesce(u.valid_from, '-infinity') and coalesce(u.valid_until, 'infinity')
      into may_work from erp.app_user u join erp.company c on c.id = u.company_id
      where u.company_id = candidate.company_id and u.id = candidate.user_id;
    if may_work or member.company_id is null then member := candidate; end if;
    exit when may_work;
  end loop;
  if member.company_id is null then return; end if;
  perform set_config('app.company', member.company_id::text, true);
  return query
    select person.id, person.login, person.password_hash, person.password_changed_at, person.must_change_password,
      person.failed_count, person.failed_since, person.next_attempt_at, person.locked_until,
      person.email, person.email_verified_at, f.secret, f.pending_secret, coalesce(f.last_used_step, 0),
      member.company_id, member.user_id,
      may_work
    from erp.app_user u left join auth.two_factor f on f.identity_id = person.id
    where u.company_id = member.company_id and u.id = member.user_id;
end $$;
revoke all on function auth.find_login from public;
grant execute on function auth.find_login to app;
