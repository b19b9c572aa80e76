-- Whether the person of a running session runs the whole installation, by the exact hash of its token. Sets nothing.
create or replace function auth.is_operator(wanted_hash bytea) returns boolean
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select exists (
    select from auth.session s
    join auth.membership m on m.company_id = s.company_id and m.user_id = s.user_id
    join auth.identity i on i.id = m.identity_id
    where s.token_hash = wanted_hash and s.ended_at is null and s.impersonator_id is null
      and s.api_key_id is null and i.is_operator)
$$;
revoke all on function auth.is_operator from public;
grant execute on function auth.is_operator to app;
