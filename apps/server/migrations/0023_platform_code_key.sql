-- A code as it is compared, beside the code: lower() is not leak-proof, so under row-level security an index on it was never
-- entered at a code, and each chunk of an import read all codes of the company. docs/decisions/023.
create or replace function platform.protect_master(master_table regclass) returns void
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  thing text := (select relname from pg_class where oid = master_table);
begin
  perform platform.protect(master_table, 'select, insert, update, delete');
  execute format('alter table %s add column code_key text not null generated always as (lower(code)) stored', master_table);
  execute format('alter table %s add constraint %I unique (company_id, name_key)', master_table, thing || '_name');
  execute format('create unique index %I on %s (company_id, code_key)', thing || '_code', master_table);
  execute format('create index %I on %s (company_id, name collate "und-x-icu", id)', thing || '_by_name', master_table);
  execute format('create index %I on %s (company_id, updated_at, id)', thing || '_by_change', master_table);
  execute format('create index %I on %s (company_id, updated_by)', thing || '_updated_by', master_table);
  execute format('create trigger %I before update on %s for each row execute function platform.raise_version()', thing || '_version', master_table);
  perform platform.keep_words(master_table, 'code', 'name');
  perform platform.prepare_merging(master_table);
end $$;
revoke execute on function platform.protect_master from public;

-- Every master that is there, known by its unique index.
do $$
declare
  known record;
begin
  for known in
    select i.indrelid::regclass as "table", i.indexrelid::regclass as name, c.relname as index_name
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where pg_get_expr(i.indexprs, i.indrelid) = 'lower(code)'
      and exists (select from pg_trigger t where t.tgrelid = i.indrelid and t.tgfoid = 'platform.index_words'::regproc)
  loop
    execute format('alter table %s add column code_key text not null generated always as (lower(code)) stored', known."table");
    execute format('drop index %s', known.name);
    execute format('create unique index %I on %s (company_id, code_key)', known.index_name, known."table");
  end loop;
end $$;
