-- A trigger's plan is made when a connection first changes one row, and kept: rows joined with what they had been were looked through again
-- for each of thousands. They are grouped now, whatever the plan.
create or replace function platform.index_words() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  searched constant text := tg_table_schema || '.' || tg_table_name;
  item record;
  companies bigint[] := '{}';
  ids bigint[] := '{}';
  texts text[] := '{}';
begin
  if tg_op = 'INSERT' then
    select array_agg(j.company_id), array_agg(j.id), array_agg(array_to_string(array(select j.fields ->> name from unnest(tg_argv) as name), ' '))
      into companies, ids, texts from (select n.company_id, n.id, to_jsonb(n) as fields from new_rows n offset 0) j;
    if ids is not null then perform platform.add_words(searched, companies, ids, texts); end if;
    return null;
  end if;
  -- Record by record, so that each is found by the whole key: a join of words would be planned as a scan of all of them.
  if tg_op = 'DELETE' then
    for item in
      select j.company_id, j.id, array(select platform.words_of(variadic array(select j.fields ->> name from unnest(tg_argv) as name))) as words
      from (select o.company_id, o.id, to_jsonb(o) as fields from old_rows o offset 0) j
    loop
      delete from platform.search_word w where w.company_id = item.company_id and w.entity = searched
        and w.word = any (item.words) and w.entity_id = item.id;
      delete from platform.search_record r where r.company_id = item.company_id and r.entity = searched and r.entity_id = item.id;
    end loop;
    return null;
  end if;
  for item in
    select c.company_id, c.id, c.after as words,
      array(select platform.words_of(c.before) except select platform.words_of(c.after)) as gone
    from (
      select t.company_id, t.id, min(t.words) filter (where not t.is_new) as before, min(t.words) filter (where t.is_new) as after
      from (
        select j.company_id, j.id, j.is_new, array_to_string(array(select j.fields ->> name from unnest(tg_argv) as name), ' ') as words
        from (select o.company_id, o.id, to_jsonb(o) as fields, false as is_new from old_rows o
          union all select n.company_id, n.id, to_jsonb(n), true from new_rows n) j) t
      group by t.company_id, t.id offset 0) c
    where c.before is distinct from c.after
  loop
    delete from platform.search_word w where w.company_id = item.company_id and w.entity = searched
      and w.word = any (item.gone) and w.entity_id = item.id;
    companies := companies || item.company_id;
    ids := ids || item.id;
    texts := texts || item.words;
  end loop;
  if cardinality(ids) > 0 then perform platform.add_words(searched, companies, ids, texts); end if;
  return null;
end $$;
