-- What every document is defended by: its uid, its number, its states and what was said while it was a draft.
create function platform.guard_document() returns trigger
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
  if old.status <> 'draft' and exists (select from unnest(said) s where before -> s is distinct from after -> s) then
    raise exception '% % is no draft any more', tg_table_name, old.id
      using errcode = '23514', constraint = tg_table_name || '_is_draft', table = tg_table_name, schema = tg_table_schema;
  end if;
  return new;
end $$;
comment on function platform.guard_document is 'Arguments: the steps from status to status that there are (draft>posted), and the columns that change in a draft alone.';

create function platform.begin_document() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if new.status <> 'draft' or new.number is not null then
    raise exception 'a % begins as a draft', tg_table_name
      using errcode = '23514', constraint = tg_table_name || '_begins', table = tg_table_name, schema = tg_table_schema;
  end if;
  return new;
end $$;

create function platform.guard_document_lines() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  owner regclass := tg_argv[0]::regclass;
  is_late boolean;
begin
  execute format('select exists (select from %s d where d.company_id = any(array(select r.company_id from changed r)) and d.id = any(array(select r.%I from changed r)) and d.status <> ''draft'')',
    owner, tg_argv[1]) into is_late;
  if is_late then
    raise exception 'lines of % change in a draft alone', owner
      using errcode = '23514', constraint = tg_table_name || '_of_draft', table = tg_table_name, schema = tg_table_schema;
  end if;
  return null;
end $$;
comment on function platform.guard_document_lines is 'Arguments: the table of the documents, and the column that names one.';

create function platform.protect_document(document_table regclass, steps text[], by_acts text[]) returns void
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  thing text := (select relname from pg_class where oid = document_table);
  own constant text[] := '{company_id,id,uid,number,name,status,version,created_at,created_by,updated_at,updated_by}';
  said text[] := array(
    select a.attname from pg_attribute a
    where a.attrelid = document_table and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and a.attname <> all (own || by_acts) order by a.attnum);
begin
  perform platform.protect(document_table, 'select, insert, update, delete');
  execute format('alter table %s add constraint %I unique (company_id, uid)', document_table, thing || '_uid');
  execute format('alter table %s add constraint %I unique (company_id, number)', document_table, thing || '_number');
  execute format('alter table %s add constraint %I check (status = ''draft'' or number is not null)', document_table, thing || '_has_number');
  execute format('create index %I on %s (company_id, created_at, id)', thing || '_by_creation', document_table);
  execute format('create index %I on %s (company_id, status, created_at, id)', thing || '_by_status', document_table);
  execute format('create index %I on %s (company_id, created_by)', thing || '_created_by', document_table);
  execute format('create index %I on %s (company_id, updated_by)', thing || '_updated_by', document_table);
  execute format('create trigger %I before update on %s for each row execute function platform.raise_version()', thing || '_version', document_table);
  execute format('create trigger %I before update on %s for each row execute function platform.guard_document(%L, %L)',
    thing || '_guard', document_table, steps, said);
  execute format('create trigger %I before insert on %s for each row execute function platform.begin_document()', thing || '_begins', document_table);
  execute format('create trigger %I before delete on %s for each row when (old.status <> ''draft'') execute function platform.refuse_change()',
    thing || '_stays', document_table);
end $$;
comment on function platform.protect_document is 'Rights, keys, states and version of a table of documents (company_id, id, uid, number, name, status, version, …). steps: from status to status, draft>posted. by_acts: columns that steps write; all others change in a draft alone.';

create function platform.protect_document_lines(line_table regclass, document_table regclass, most integer) returns void
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
end $$;
comment on function platform.protect_document_lines is 'Rights of a table of lines of documents (company_id, <document>_id, line_no, …), which change with a draft alone.';
revoke execute on function platform.begin_document, platform.guard_document, platform.guard_document_lines, platform.protect_document, platform.protect_document_lines from public;
