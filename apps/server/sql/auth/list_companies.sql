-- Every company with the few facts that its row shows, for the person of a running session who runs the whole installation; for
-- anybody else there is no row. Leaves app.company at the company of the session.
create or replace function auth.list_companies(wanted_hash bytea) returns table (id bigint, code text, name text, country_code text,
    base_currency text, status text, stores integer, users integer, modules jsonb,
    parent_id bigint)
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  own bigint;
  one erp.company;
begin
  if not auth.is_operator(wanted_hash) then return; end if;
  select s.company_id into own from auth.session s where s.token_hash = wanted_hash;
  for one in select * from erp.company c order by c.code limit 1000 loop
    perform set_config('app.company', one.id::text, true);
    return query select one.id, one.code, one.name, one.country_code, one.base_currency, one.status,
      (select count(*)::integer from erp.store s where s.company_id = one.id),
      (select count(*)::integer from erp.app_user u where u.company_id = one.id),
      (select coalesce(jsonb_agg(jsonb_build_object('moduleId', m.module_id, 'isEnabled', m.is_enabled, 'validFrom', m.valid_from,
          'validUntil', m.valid_until, 'version', m.version)), '[]') from erp.company_module m where m.company_id = one.id),
      one.parent_id;
  end loop;
  perform set_config('app.company', own::text, true);
end $$;
revoke all on function auth.list_companies from public;
grant execute on function auth.list_companies to app;
