-- Draws the number of a company that is about to be made, and sets app.company to it for the rest of the transaction, for the person
-- of a running session who runs the whole installation. Null: nothing was drawn and set, because he does not.
create or replace function auth.create_company(wanted_hash bytea) returns bigint
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  drawn bigint;
begin
  if not auth.is_operator(wanted_hash) then return null; end if;
  drawn := nextval(pg_get_serial_sequence('erp.company', 'id'));
  perform set_config('app.company', drawn::text, true);
  return drawn;
end $$;
revoke all on function auth.create_company from public;
grant execute on function auth.create_company to app;
