-- What every module stands on: schemas, the second wall, words for searching, reference lists and the technical tables.
create schema if not exists extensions;
create extension if not exists unaccent schema extensions;
create schema if not exists platform;
comment on schema platform is 'Technical tables and functions shared by all modules.';
revoke all on schema public from public;
grant usage on schema platform, extensions to app, maint;

-- Folds case, accents and blanks, so that ''Café  Noir'' and '' CAFE noir '' are one key. Immutable because the dictionary ships with it.
create function platform.normalise(value text) returns text
  language sql immutable strict parallel safe set search_path = pg_catalog, pg_temp
  return lower(extensions.unaccent('extensions.unaccent'::regdictionary, regexp_replace(btrim(value), '\s+', ' ', 'g')));
comment on function platform.normalise is 'Key of a name: trimmed, single blanks, without case and accents.';

-- Row-level security and the rights of role app, the same for every company table.
create function platform.protect(company_table regclass, privileges text) returns void
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  execute format('alter table %s enable row level security', company_table);
  execute format('alter table %s force row level security', company_table);
  execute format('create policy company on %s using (company_id = (select nullif(current_setting(''app.company'', true), '''')::bigint))', company_table);
  execute format('grant %s on %s to app', privileges, company_table);
  execute format('grant select on %s to maint', company_table);
end $$;
comment on function platform.protect is 'Second wall of a company table: forced row-level security on app.company, and the rights of role app.';

-- The optimistic lock is kept by the database, so that no writer can forget it.
create function platform.raise_version() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  new.version := old.version + 1;
  new.updated_at := now();
  return new;
end $$;

create table platform.country (
  code text primary key constraint country_code_form check (code ~ '^[A-Z]{2}$'),
  alpha3 text not null unique, numeric_code text not null,
  name text not null, name_ar text not null, official_name text not null,
  currency_code text, dial_code text not null, region text not null, subregion text not null);
comment on table platform.country is 'ISO 3166-1, installation-wide. Source: data/countries.csv.';
create table platform.currency (
  code text primary key constraint currency_code_form check (code ~ '^[A-Z]{3}$'),
  name text not null,
  minor_unit integer not null constraint currency_minor_unit_range check (minor_unit between 0 and 4));
comment on table platform.currency is 'ISO 4217, installation-wide; minor_unit = decimal places. Source: data/countries.csv.';
grant select on platform.country, platform.currency to app, maint;

create table platform.installation_setting (
  key text primary key, value jsonb not null, updated_at timestamptz not null default now());
comment on table platform.installation_setting is 'Settings of the whole installation, such as adminUserId.';
grant select, insert, update, delete on platform.installation_setting to app;
grant select on platform.installation_setting to maint;

create table platform.audit (
  company_id bigint not null, id bigint generated always as identity,
  at timestamptz not null default now(), user_id bigint, session_id bigint, ip text, request_id text not null,
  action text not null, entity text not null, entity_id bigint not null, entity_label text,
  changes jsonb not null default '[]',
  primary key (company_id, id));
comment on table platform.audit is 'Append-only: one row per change of a record, written in the transaction of the change.';
comment on column platform.audit.changes is 'Array of {field, before, after}; secrets masked.';
create index audit_entity on platform.audit (company_id, entity, entity_id, id desc);
select platform.protect('platform.audit', 'select, insert');
create function platform.refuse_change() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = '42501';
end $$;
create trigger audit_append_only before update or delete on platform.audit
  for each row execute function platform.refuse_change();
create trigger audit_no_truncate before truncate on platform.audit
  for each statement execute function platform.refuse_change();

create table platform.idempotency (
  company_id bigint not null, user_id bigint not null,
  key text not null constraint idempotency_key_form check (key ~ '^[\x21-\x7e]{1,255}$'),
  route text not null, body_hash text not null,
  status integer, body text, created_at timestamptz not null default now(),
  primary key (company_id, user_id, key));
comment on table platform.idempotency is 'Claimed keys with the answer they got; kept 7 days. Source: reliability-security.md 6.';
create index idempotency_age on platform.idempotency (company_id, created_at);
select platform.protect('platform.idempotency', 'select, insert, update, delete');

create table platform.outbox (
  company_id bigint not null, id bigint generated always as identity,
  event text not null, payload jsonb not null, created_at timestamptz not null default now(), delivered_at timestamptz,
  primary key (company_id, id));
comment on table platform.outbox is 'What must happen after the commit; delivered at least once by a job.';
create index outbox_delivered on platform.outbox (company_id, delivered_at);
select platform.protect('platform.outbox', 'select, insert, update, delete');

-- Words as rows: the operators of trigram and text-search indexes are not leak-proof, so under row-level security the planner
-- may not use them; a range over a b-tree is allowed. docs/decisions/004.
create table platform.search_word (
  company_id bigint not null, entity text not null, word text collate "C" not null, entity_id bigint not null,
  primary key (company_id, entity, word, entity_id));
comment on table platform.search_word is 'Normalised words of every searchable record; a prefix search is one index range.';
select platform.protect('platform.search_word', 'select, insert, update, delete');

create function platform.words_of(variadic texts text[]) returns setof text
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
  select distinct left(word, 40) collate "C"
  from unnest(texts) as value, regexp_split_to_table(platform.normalise(value), '[^[:alnum:]]+') as word
  where word <> ''
$$;

-- Arguments: the columns to be searched.
create function platform.index_words() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  searched constant text := tg_table_schema || '.' || tg_table_name;
  before_words text[] := '{}';
  after_words text[] := '{}';
  record_id bigint;
  company bigint;
begin
  if tg_op <> 'INSERT' then
    before_words := array(select platform.words_of(variadic array(
      select to_jsonb(old) ->> name from unnest(tg_argv) as name)));
    record_id := old.id; company := old.company_id;
  end if;
  if tg_op <> 'DELETE' then
    after_words := array(select platform.words_of(variadic array(
      select to_jsonb(new) ->> name from unnest(tg_argv) as name)));
    record_id := new.id; company := new.company_id;
  end if;
  if tg_op <> 'INSERT' then
    delete from platform.search_word w
      where w.company_id = company and w.entity = searched and w.entity_id = record_id
        and w.word = any (array(select unnest(before_words) except select unnest(after_words)));
  end if;
  insert into platform.search_word (company_id, entity, word, entity_id)
    select company, searched, word, record_id
    from (select unnest(after_words) as word except select unnest(before_words)) as added
    on conflict do nothing;
  return null;
end $$;

-- Everything the master-data factory relies on, for a table with company_id, id, code, name, name_key, version, updated_at.
create function platform.protect_master(master_table regclass) returns void
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
  execute format('create trigger %I after insert or update or delete on %s for each row execute function platform.index_words(''code'', ''name'')', thing || '_words', master_table);
end $$;
comment on function platform.protect_master is 'Rights, unique code and name, sort and search indexes and the version of a master table.';
revoke execute on function platform.protect, platform.protect_master from public;
grant execute on function platform.normalise, platform.words_of to app, maint;
