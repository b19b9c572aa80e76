-- What a new password of an exact login meets: hashes of the former ones, the last first, and the memberships whose sessions it ends.
-- One row or none.
create or replace function auth.find_password_details(wanted_login text) returns table (hashes text[], members jsonb)
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  return query
    select array(select h.password_hash from auth.password_history h where h.identity_id = i.id order by h.id desc limit 10),
      coalesce((select jsonb_agg(jsonb_build_object('companyId', m.company_id, 'userId', m.user_id) order by m.company_id)
        from auth.membership m where m.identity_id = i.id), '[]')
    from auth.identity i where lower(i.login) = lower(wanted_login);
end $$;
revoke all on function auth.find_password_details from public;
grant execute on function auth.find_password_details to app;
