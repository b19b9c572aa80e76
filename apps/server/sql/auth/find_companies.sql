-- Companies in which the person of a running session is a member, by the exact hash of its token. One row or none: a program is no
-- person, and who looks through another's eyes is another.
-- Leaves app.company at the company of the session.
create or replace function auth.find_companies(wanted_hash bytea) returns table (identity_id bigint, login text, companies jsonb)
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  own auth.session;
  person bigint;
  member auth.membership;
  entry jsonb;
  found_companies jsonb := '[]';
begin
  select * into own from auth.session s where s.token_hash = wanted_hash and s.ended_at is null and s.api_key_id is null
    and s.impersonator_id is null;
  if not found then return; end if;
  select m.identity_id into person from auth.membership m where m.company_id = own.company_id and m.user_id = own.user_id;
  for member in select * from auth.membership m where m.identity_id = person order by m.company_id loop
    perform set_config('app.company', member.company_id::text, true);
    select jsonb_build_object('id', c.id, 'code', c.code, 'name', c.name, 'userId', u.id) into entry
    from erp.company c join erp.app_user u on u.company_id = c.id and u.id = member.user_id
    where c.id = member.company_id and c.status = 'active' and u.status = 1
      and (now() at time zone c.timezone)::date between coalesce(u.valid_from, '-infinity') and coalesce(u.valid_until, 'infinity');
    if found then found_companies := found_companies || entry; end if;
  end loop;
  perform set_config('app.company', own.company_id::text, true);
  return query select i.id, i.login, found_companies from auth.identity i where i.id = person;
end $$;
revoke all on function auth.find_companies from public;
grant execute on function auth.find_companies to app;
