-- A second name in Arabic beside the main one: what a record is called depends on who reads.

-- Not strict and without settings of its own, so that the planner writes it in place of the call.
create function platform.in_language(name text, name_ar text) returns text
  language sql stable parallel safe
  return case when current_setting('app.locale', true) = 'ar' then coalesce(name_ar, name) else name end;
comment on function platform.in_language is 'The name in the language of the reader, which whoever opens the transaction says in app.locale; the main name where there is none in Arabic.';
revoke execute on function platform.in_language from public;
grant execute on function platform.in_language to app, maint;

-- For a master: called after protect_master and what follows it.
create function platform.keep_arabic_name(master_table regclass) returns void
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  thing constant text := (select relname from pg_class where oid = master_table);
  columns constant text[] := (
    select string_to_array(rtrim(encode(t.tgargs, 'escape'), '\000'), '\000') from pg_trigger t
    where t.tgrelid = master_table and t.tgname = thing || '_words_insert');
  happening text;
begin
  execute format('alter table %s add column name_ar text, add column name_ar_key text generated always as (platform.normalise(name_ar)) stored,
    add constraint %I check (btrim(name_ar) <> '''')', master_table, thing || '_name_ar');
  execute format('create index %I on %s (company_id, name_ar_key) where name_ar_key is not null', thing || '_by_name_ar_key', master_table);
  execute format('create index %I on %s (company_id, coalesce(name_ar, name) collate "und-x-icu", id)', thing || '_by_name_ar', master_table);
  foreach happening in array array['insert', 'update', 'delete'] loop
    execute format('drop trigger %I on %s', thing || '_words_' || happening, master_table);
  end loop;
  perform platform.keep_words(master_table, variadic columns || 'name_ar'::text);
end $$;
comment on function platform.keep_arabic_name is 'A second name of a master''s records, by which they are found as by the first; it belongs to nobody alone.';
revoke execute on function platform.keep_arabic_name from public;
