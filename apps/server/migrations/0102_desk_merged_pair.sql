-- Whether two records were made one, asked by what guards rows that change in no other way. docs/decisions/077.
create function desk.are_merged(company bigint, record_entity text, one bigint, other bigint) returns boolean
  language sql stable set search_path = pg_catalog, pg_temp as $$
  select exists (
    select from desk.merge_loser l join desk.merge m on m.company_id = l.company_id and m.id = l.merge_id
    where l.company_id = company and m.entity = record_entity and (l.record_id, m.survivor_id) in ((one, other), (other, one)))
$$;
comment on function desk.are_merged is 'Also of a merge that was taken back: what it moved goes back.';
revoke execute on function desk.are_merged from public;
grant execute on function desk.are_merged to app, maint;
