-- How many levels a category is below another: 0 for itself; null where it is not below it, or one is missing.
create or replace function accounts.category_distance(company bigint, category bigint, above bigint) returns integer
  language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare
  distance integer := 0;
begin
  if above is null then return null; end if;
  while category is not null loop
    if category = above then return distance; end if;
    select c.parent_id into category from procure.category c where c.company_id = company and c.id = category;
    distance := distance + 1;
  end loop;
  return null;
end $$;
revoke all on function accounts.category_distance from public;
grant execute on function accounts.category_distance to app;
