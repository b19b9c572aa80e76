-- Ends the demo companies; answers those that were open. Called by auth.close_demo alone. Leaves app.company as it was.
create or replace function erp.archive_demos() returns table (id bigint, name text)
  language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
declare
  own text := current_setting('app.company', true);
  one record;
begin
  for one in select c.id, c.name from erp.company c where c.is_demo and c.status <> 'archived' order by c.id loop
    perform set_config('app.company', one.id::text, true);
    update erp.company c set status = 'archived' where c.id = one.id;
    id := one.id;
    name := one.name;
    return next;
  end loop;
  perform set_config('app.company', coalesce(own, ''), true);
end $$;
revoke all on function erp.archive_demos from public;
