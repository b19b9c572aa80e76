-- What was said in a draft stays, but for records that become one: then it names the one that stands for it. docs/decisions/077.
create function platform.is_merge_move(child regclass, child_column text, company bigint, before_id bigint, after_id bigint) returns boolean
  language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare
  named regclass := (
    select c.confrelid::regclass from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[2] and a.attname = child_column
    where c.conrelid = child and c.contype = 'f' and cardinality(c.conkey) = 2
      and exists (select from pg_attribute m where m.attrelid = c.confrelid and m.attname = 'merged_into_id')
    limit 1);
begin
  return named is not null and before_id is not null and after_id is not null
    and desk.are_merged(company, (select n.nspname || '.' || t.relname from pg_class t join pg_namespace n on n.oid = t.relnamespace where t.oid = named),
      before_id, after_id);
end $$;
comment on function platform.is_merge_move is 'Whether a column names another record only because both were made one, or are parted again.';

create or replace function platform.guard_document() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  steps text[] := tg_argv[0]::text[];
  said text[] := tg_argv[1]::text[];
  before jsonb := to_jsonb(old);
  after jsonb := to_jsonb(new);
begin
  if new.status <> old.status and not array[old.status || '>' || new.status] <@ steps then
    raise exception '% % cannot go from % to %', tg_table_name, old.id, old.status, new.status
      using errcode = '23514', constraint = tg_table_name || '_step', table = tg_table_name, schema = tg_table_schema;
  end if;
  if new.uid <> old.uid or old.number is not null and new.number is distinct from old.number then
    raise exception 'the number of % % stays', tg_table_name, old.id
      using errcode = '23514', constraint = tg_table_name || '_number_stays', table = tg_table_name, schema = tg_table_schema;
  end if;
  if old.status <> 'draft' and exists (select from unnest(said) s where before -> s is distinct from after -> s
      and not platform.is_merge_move(tg_relid, s, old.company_id, platform.id_of(before -> s), platform.id_of(after -> s))) then
    raise exception '% % is no draft any more', tg_table_name, old.id
      using errcode = '23514', constraint = tg_table_name || '_is_draft', table = tg_table_name, schema = tg_table_schema;
  end if;
  return new;
end $$;

create function platform.id_of(value jsonb) returns bigint
  language sql immutable set search_path = pg_catalog, pg_temp as $$
  select case when jsonb_typeof(value) = 'number' and value::text ~ '^\d{1,18}$' then value::text::bigint end
$$;
comment on function platform.id_of is 'Null where the value is no id.';

create function platform.keep_document_line() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  said text[] := tg_argv[0]::text[];
  before jsonb := to_jsonb(old);
  after jsonb := to_jsonb(new);
begin
  if exists (select from unnest(said) s where before -> s is distinct from after -> s
      and not platform.is_merge_move(tg_relid, s, old.company_id, platform.id_of(before -> s), platform.id_of(after -> s))) then
    raise exception 'what was typed of a line of % stays', tg_table_name
      using errcode = '23514', constraint = tg_table_name || '_stays', table = tg_table_name, schema = tg_table_schema;
  end if;
  return new;
end $$;
comment on function platform.keep_document_line is 'Argument: the columns that were typed. They are replaced with the draft as a whole, so no update changes them.';

create function platform.keep_document_lines(line_table regclass, by_acts text[]) returns void
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  said text[] := array(
    select a.attname from pg_attribute a
    where a.attrelid = line_table and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attname <> all (by_acts) order by a.attnum);
begin
  execute format('create trigger %I before update on %s for each row when ((%s) is distinct from (%s)) execute function platform.keep_document_line(%L)',
    (select relname from pg_class where oid = line_table) || '_stays', line_table,
    (select string_agg(format('old.%I', s), ', ') from unnest(said) s), (select string_agg(format('new.%I', s), ', ') from unnest(said) s), said);
end $$;
comment on function platform.keep_document_lines is 'by_acts: columns that steps of the document write; all others stay as they were typed.';

drop function platform.protect_document_lines(regclass, regclass, integer);
create function platform.protect_document_lines(line_table regclass, document_table regclass, most integer, by_acts text[] default '{}') returns void
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  line text := (select relname from pg_class where oid = line_table);
  owner text := (select relname || '_id' from pg_class where oid = document_table);
begin
  perform platform.protect_lines(line_table, most);
  execute format('create trigger %I after insert on %s referencing new table as changed for each statement execute function platform.guard_document_lines(%L, %L)',
    line || '_added', line_table, document_table, owner);
  execute format('create trigger %I after delete on %s referencing old table as changed for each statement execute function platform.guard_document_lines(%L, %L)',
    line || '_removed', line_table, document_table, owner);
  perform platform.keep_document_lines(line_table, by_acts);
end $$;
comment on function platform.protect_document_lines is 'Rights of a table of lines of documents (company_id, <document>_id, line_no, …), which change with a draft alone, but for by_acts, the columns that steps write.';
revoke execute on function platform.is_merge_move, platform.id_of, platform.keep_document_line, platform.keep_document_lines, platform.protect_document_lines from public;
grant execute on function platform.is_merge_move, platform.id_of to app, maint;
