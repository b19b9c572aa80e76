-- Login of the person whom a link to a new password was given, by the exact hash of its token. One row or none.
create or replace function auth.find_reset(wanted_hash bytea) returns table (login text)
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  return query
    select i.login from auth.password_reset r join auth.identity i on i.id = r.identity_id
    where r.token_hash = wanted_hash and r.used_at is null and r.expires_at > now();
end $$;
revoke all on function auth.find_reset from public;
grant execute on function auth.find_reset to app;
