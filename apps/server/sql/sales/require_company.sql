-- Guard of functions with the owner's rights: they serve the company of the session only.
create or replace function sales.require_company(company bigint) returns void
  language plpgsql stable set search_path = pg_catalog, pg_temp as $$
begin
  if company is distinct from nullif(current_setting('app.company', true), '')::bigint then
    raise exception 'company % posts outside itself', company using errcode = '42501';
  end if;
end $$;
revoke all on function sales.require_company from public;
