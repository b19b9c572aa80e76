-- Records that are one thing twice: found by their names, merged, and for 30 days parted again. docs/decisions/021.
create extension if not exists pg_trgm schema extensions;
create extension if not exists btree_gin schema extensions;

-- A record that was merged points to one that was not, which the key with is_merged guarantees: so no chain is longer than one step,
-- and there is no circle. It keeps its code for good, and gives its name away.
create function platform.prepare_merging(master_table regclass) returns void
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  thing constant text := (select relname from pg_class where oid = master_table);
begin
  execute format('alter table %s add column merged_into_id bigint,
    add column is_merged boolean not null generated always as (merged_into_id is not null) stored,
    add column survivor_is_merged boolean generated always as (case when merged_into_id is not null then false end) stored', master_table);
  execute format('alter table %s
    add constraint %I check (merged_into_id is null or (status = ''inactive'' and merged_into_id <> id)),
    add constraint %I unique (company_id, id, is_merged)', master_table, thing || '_merged', thing || '_standing');
  execute format('alter table %s add constraint %I foreign key (company_id, merged_into_id, survivor_is_merged)
    references %1$s (company_id, id, is_merged)', master_table, thing || '_survivor');
  execute format('create index %I on %s (company_id, merged_into_id, survivor_is_merged)', thing || '_by_survivor', master_table);
  execute format('alter table %s drop constraint %I', master_table, thing || '_name');
  execute format('create unique index %I on %s (company_id, name_key) where merged_into_id is null', thing || '_name', master_table);
  execute format('create index %I on %s using gin (company_id, name_key extensions.gin_trgm_ops) where status = ''active''',
    thing || '_similar', master_table);
  -- Under row-level security no operator that is not leak-proof may use an index. The two functions below read with the rights of
  -- the owner, and refuse any company but the session's.
  execute format('create policy lookup on %s for select to owner using (true)', master_table);
  execute format('comment on column %s.merged_into_id is %L', master_table, 'The record that stands for this one since they were merged.');
end $$;
comment on function platform.prepare_merging is 'What merging the records of a master and finding similar names need of its table.';

-- As before, and its records can be merged.
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
  perform platform.prepare_merging(master_table);
end $$;
revoke execute on function platform.prepare_merging, platform.protect_master from public;

-- The tables that were protected before.
do $$
declare
  master regclass;
begin
  for master in select tgrelid::regclass from pg_trigger
    where tgname like '%\_words\_insert' and exists (select from pg_attribute where attrelid = tgrelid and attname = 'name_key')
  loop
    perform platform.prepare_merging(master);
  end loop;
end $$;

create function platform.require_company(company bigint) returns void
  language plpgsql stable set search_path = pg_catalog, pg_temp as $$
begin
  if company is distinct from nullif(current_setting('app.company', true), '')::bigint then
    raise exception 'not the company of this session' using errcode = '42501';
  end if;
end $$;

-- Answers the active records whose names are at least 0.6 like the wanted one, the most similar first.
create function platform.similar_records(master_table regclass, company bigint, wanted text, most integer)
  returns table (id bigint, similarity real)
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform platform.require_company(company);
  set local pg_trgm.similarity_threshold = 0.6;
  return query execute format('
    select t.id, extensions.similarity(t.name_key, $2) from %s t
    where t.company_id = $1 and t.status = ''active'' and t.name_key operator(extensions.%%) $2
    order by 2 desc, 1 limit $3', master_table) using company, platform.normalise(wanted), most;
end $$;

-- Answers pairs of the next active records below an id with those made before them, so that each pair comes once; at most ten of a record.
create function platform.similar_pairs(master_table regclass, company bigint, below_id bigint, record_count integer)
  returns table (id bigint, other_id bigint, similarity real)
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform platform.require_company(company);
  set local pg_trgm.similarity_threshold = 0.6;
  return query execute format('
    select s.id, o.id, o.likeness
    from (select t.id, t.name_key from %1$s t where t.company_id = $1 and t.status = ''active'' and t.id < $2 order by t.id desc limit $3) s,
      lateral (
        select t.id, extensions.similarity(t.name_key, s.name_key) as likeness from %1$s t
        where t.company_id = $1 and t.status = ''active'' and t.name_key operator(extensions.%%) s.name_key and t.id < s.id
        order by 2 desc, 1 limit 10) o
    order by 3 desc, 1, 2', master_table) using company, below_id, record_count;
end $$;
comment on function platform.similar_records is 'Names like a wanted one, by the trigram index that role app may not use.';
comment on function platform.similar_pairs is 'Pairs of names that are alike, a bounded number of records at a time.';
revoke execute on function platform.require_company, platform.similar_records, platform.similar_pairs from public;
grant execute on function platform.similar_records, platform.similar_pairs to app;

create table desk.merge (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  entity text not null, survivor_id bigint not null,
  changes jsonb not null default '[]' constraint merge_changes check (jsonb_typeof(changes) = 'array'),
  created_at timestamptz not null default now(), created_by bigint not null,
  primary key (company_id, id),
  foreign key (company_id, created_by) references erp.app_user);
comment on table desk.merge is 'Append-only: several records of one kind became one.';
comment on column desk.merge.entity is 'Table of the records, such as procure.brand.';
comment on column desk.merge.changes is 'Array of {field, before, after}: what the survivor took from the others.';
create index merge_created_by on desk.merge (company_id, created_by);
select platform.protect('desk.merge', 'select, insert');

create table desk.merge_loser (
  company_id bigint not null, merge_id bigint not null, record_id bigint not null,
  status_before text not null constraint merge_loser_status check (status_before in ('active', 'inactive')),
  primary key (company_id, merge_id, record_id),
  foreign key (company_id, merge_id) references desk.merge);
comment on table desk.merge_loser is 'Append-only: a record that a merge put behind another one.';
create index merge_loser_record on desk.merge_loser (company_id, record_id);
select platform.protect('desk.merge_loser', 'select, insert');

create table desk.merge_moved (
  company_id bigint not null, merge_id bigint not null, number bigint generated always as identity,
  table_name text not null, column_name text not null, from_id bigint not null,
  key jsonb not null constraint merge_moved_key check (jsonb_typeof(key) = 'object'),
  primary key (company_id, merge_id, number),
  foreign key (company_id, merge_id) references desk.merge);
comment on table desk.merge_moved is 'Append-only: a row that pointed to a merged record and points to the survivor since.';
comment on column desk.merge_moved.key is 'Primary key of the row without its company, by column.';
select platform.protect('desk.merge_moved', 'select, insert');

create table desk.merge_undone (
  company_id bigint not null, merge_id bigint not null,
  created_at timestamptz not null default now(), created_by bigint not null,
  primary key (company_id, merge_id),
  foreign key (company_id, merge_id) references desk.merge,
  foreign key (company_id, created_by) references erp.app_user);
comment on table desk.merge_undone is 'Append-only: a merge that was taken back, once.';
create index merge_undone_created_by on desk.merge_undone (company_id, created_by);
select platform.protect('desk.merge_undone', 'select, insert');

create table desk.not_same (
  company_id bigint not null references erp.company,
  entity text not null, record_id bigint not null, other_id bigint not null,
  created_at timestamptz not null default now(), created_by bigint not null,
  primary key (company_id, entity, record_id, other_id),
  constraint not_same_order check (record_id < other_id),
  foreign key (company_id, created_by) references erp.app_user);
comment on table desk.not_same is 'Two records with similar names that somebody knows to be two things.';
create index not_same_created_by on desk.not_same (company_id, created_by);
select platform.protect('desk.not_same', 'select, insert');
