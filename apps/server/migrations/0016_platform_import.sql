-- Words of many records at once: a trigger per row costs more than a millisecond each, one per statement a fraction of it.
create or replace function platform.index_words() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  searched constant text := tg_table_schema || '.' || tg_table_name;
  item record;
begin
  if tg_op = 'INSERT' then
    insert into platform.search_word (company_id, entity, word, entity_id)
      select n.company_id, searched, w.word, n.id
      from new_rows n, platform.words_of(variadic array(select to_jsonb(n) ->> name from unnest(tg_argv) as name)) as w(word)
      on conflict do nothing;
    return null;
  end if;
  -- Record by record, so that each is found by the whole key: a join of words would be planned as a scan of all of them.
  if tg_op = 'DELETE' then
    for item in
      select o.company_id, o.id, array(select platform.words_of(variadic array(select to_jsonb(o) ->> name from unnest(tg_argv) as name))) as words
      from old_rows o
    loop
      delete from platform.search_word w where w.company_id = item.company_id and w.entity = searched
        and w.word = any (item.words) and w.entity_id = item.id;
    end loop;
    return null;
  end if;
  for item in
    select n.company_id, n.id, array(select platform.words_of(variadic t.before)) as before_words, array(select platform.words_of(variadic t.after)) as after_words
    from new_rows n join old_rows o on o.company_id = n.company_id and o.id = n.id,
      lateral (select array(select to_jsonb(o) ->> name from unnest(tg_argv) as name) as before,
        array(select to_jsonb(n) ->> name from unnest(tg_argv) as name) as after) t
    where t.before is distinct from t.after
  loop
    delete from platform.search_word w where w.company_id = item.company_id and w.entity = searched
      and w.word = any (array(select unnest(item.before_words) except select unnest(item.after_words))) and w.entity_id = item.id;
    insert into platform.search_word (company_id, entity, word, entity_id)
      select item.company_id, searched, word, item.id from unnest(item.after_words) as word
      on conflict do nothing;
  end loop;
  return null;
end $$;

-- Arguments: the table, and the columns to be searched.
create function platform.keep_words(searched_table regclass, variadic searched_columns text[]) returns void
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  thing constant text := (select relname from pg_class where oid = searched_table);
  arguments constant text := (select string_agg(quote_literal(name), ', ') from unnest(searched_columns) as name);
begin
  execute format('create trigger %I after insert on %s referencing new table as new_rows for each statement execute function platform.index_words(%s)',
    thing || '_words_insert', searched_table, arguments);
  execute format('create trigger %I after update on %s referencing old table as old_rows new table as new_rows for each statement execute function platform.index_words(%s)',
    thing || '_words_update', searched_table, arguments);
  execute format('create trigger %I after delete on %s referencing old table as old_rows for each statement execute function platform.index_words(%s)',
    thing || '_words_delete', searched_table, arguments);
end $$;
comment on function platform.keep_words is 'Triggers that keep the words of a table''s records, a statement at a time.';

-- As before, but for the words.
create or replace function platform.protect_master(master_table regclass) returns void
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  thing text := (select relname from pg_class where oid = master_table);
begin
  perform platform.protect(master_table, 'select, insert, update, delete');
  execute format('alter table %s add constraint %I unique (company_id, name_key)', master_table, thing || '_name');
  execute format('create unique index %I on %s (company_id, lower(code))', thing || '_code', master_table);
  execute format('create index %I on %s (company_id, name collate "und-x-icu", id)', thing || '_by_name', master_table);
  execute format('create index %I on %s (company_id, updated_at, id)', thing || '_by_change', master_table);
  execute format('create index %I on %s (company_id, updated_by)', thing || '_updated_by', master_table);
  execute format('create trigger %I before update on %s for each row execute function platform.raise_version()', thing || '_version', master_table);
  perform platform.keep_words(master_table, 'code', 'name');
end $$;
revoke execute on function platform.keep_words, platform.protect_master from public;

-- The tables that have the trigger per row get those per statement, for the same columns.
do $$
declare
  searched record;
begin
  for searched in
    select t.tgrelid::regclass as "table", t.tgname as name,
      array(select part from unnest(string_to_array(rtrim(encode(t.tgargs, 'escape'), '\000'), '\000')) as part) as columns
    from pg_trigger t where t.tgfoid = 'platform.index_words'::regproc
  loop
    execute format('drop trigger %I on %s', searched.name, searched."table");
    perform platform.keep_words(searched."table", variadic searched.columns);
  end loop;
end $$;

create table desk.import (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  entity text not null, file_name text not null,
  headings jsonb not null constraint import_headings check (jsonb_typeof(headings) = 'array'),
  mapping jsonb not null constraint import_mapping check (jsonb_typeof(mapping) = 'array'),
  status text not null default 'running' constraint import_status check (status in ('running', 'done', 'undone')),
  created_at timestamptz not null default now(), created_by bigint not null, ended_at timestamptz,
  primary key (company_id, id),
  constraint import_end check ((status = 'running') = (ended_at is null)),
  foreign key (company_id, created_by) references erp.app_user);
comment on table desk.import is 'A file whose rows were taken over into records of one kind.';
comment on column desk.import.entity is 'Table of the records, such as procure.brand.';
comment on column desk.import.mapping is 'Field that each column filled, in the order of headings; null filled none.';
create index import_entity on desk.import (company_id, entity, id);
create index import_created_by on desk.import (company_id, created_by);
select platform.protect('desk.import', 'select, insert, update, delete');

create table desk.import_row (
  company_id bigint not null, import_id bigint not null,
  number integer not null constraint import_row_number check (number > 0),
  outcome text not null constraint import_row_outcome check (outcome in ('created', 'changed', 'unchanged', 'refused')),
  record_id bigint, version_after integer, before jsonb, cells jsonb, findings jsonb,
  undo text constraint import_row_undo check (undo in ('undone', 'changed_meanwhile', 'used_elsewhere', 'gone', 'refused')),
  primary key (company_id, import_id, number),
  constraint import_row_import foreign key (company_id, import_id) references desk.import on delete cascade,
  constraint import_row_record check ((outcome = 'refused') = (record_id is null)),
  constraint import_row_refusal check ((outcome = 'refused') = (findings is not null and cells is not null)),
  constraint import_row_before check ((outcome = 'changed') = (before is not null)));
comment on table desk.import_row is 'What became of each row of a file; with it an import is undone for 7 days.';
comment on column desk.import_row.number is 'As the spreadsheet program counts, from 1.';
comment on column desk.import_row.before is 'The changed fields with their values before.';
comment on column desk.import_row.cells is 'The cells of a refused row as they stood in the file.';
comment on column desk.import_row.undo is 'What became of the row when the import was undone; null: it was not.';
select platform.protect('desk.import_row', 'select, insert, update, delete');
