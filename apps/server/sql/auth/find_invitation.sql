-- Pending invitation by the exact hash of its token. One row or none.
create or replace function auth.find_invitation(wanted_hash bytea) returns table (company_id bigint, invitation_id bigint, user_id bigint, email text)
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  invited auth.invitation;
begin
  select * into invited from auth.invitation i where i.token_hash = wanted_hash and i.status = 'pending' and i.expires_at > now();
  if not found then return; end if;
  perform set_config('app.company', invited.company_id::text, true);
  return query
    select u.company_id, invited.id, u.id, invited.email
    from erp.app_user u join erp.company c on c.id = u.company_id and c.status = 'active'
    where u.company_id = invited.company_id and u.id = invited.user_id and u.status = 2;
end $$;
revoke all on function auth.find_invitation from public;
grant execute on function auth.find_invitation to app;
