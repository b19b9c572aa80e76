-- Days of people, roles, suites and delegations are those of their company, as days of business are those of their store.
create function erp.today(company bigint) returns date language sql stable set search_path = pg_catalog, pg_temp as $$
  select (now() at time zone c.timezone)::date from erp.company c where c.id = company
$$;
comment on function erp.today is 'The day where a company is.';
