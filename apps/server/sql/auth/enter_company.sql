-- Sets app.company to another company for the rest of the transaction, for the person of a running session who runs the whole
-- installation. False: nothing was set, because he does not, or there is no such company.
create or replace function auth.enter_company(wanted_hash bytea, wanted_company bigint) returns boolean
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  if not auth.is_operator(wanted_hash) or not exists (select from erp.company c where c.id = wanted_company) then return false; end if;
  perform set_config('app.company', wanted_company::text, true);
  return true;
end $$;
revoke all on function auth.enter_company from public;
grant execute on function auth.enter_company to app;
