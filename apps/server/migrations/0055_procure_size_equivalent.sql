-- What is worn by the same person in two scales.
create table procure.size_equivalent (
  company_id bigint not null references erp.company,
  size_scale_id bigint not null, size_id bigint not null, other_scale_id bigint not null, other_size_id bigint not null,
  primary key (company_id, size_id, other_size_id),
  constraint size_equivalent_once check (size_id < other_size_id),
  constraint size_equivalent_across check (size_scale_id <> other_scale_id),
  foreign key (company_id, size_scale_id, size_id) references procure.size (company_id, size_scale_id, id) on delete cascade,
  foreign key (company_id, other_scale_id, other_size_id) references procure.size (company_id, size_scale_id, id) on delete cascade);
comment on table procure.size_equivalent is 'A pair of sizes of two scales that mean the same, such as EU 42 and UK 8; the one with the smaller id stands first. Pairs do not add up: M may be 38 and 40. Source: shell-and-access.md 3.2.';
create index size_equivalent_size on procure.size_equivalent (company_id, size_scale_id, size_id);
create index size_equivalent_other on procure.size_equivalent (company_id, other_scale_id, other_size_id);
select platform.protect('procure.size_equivalent', 'select, insert, delete');

create table procure.size_run (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  code text not null, name text not null,
  name_key text not null generated always as (platform.normalise(name)) stored,
  size_scale_id bigint not null,
  status text not null default 'active' constraint size_run_status check (status in ('active', 'inactive')),
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  foreign key (company_id, size_scale_id) references procure.size_scale,
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table procure.size_run is 'Some sizes of a scale and how many of each are in a pack, such as S1 M2 L2 XL1. Source: shell-and-access.md 3.2.';
create index size_run_size_scale on procure.size_run (company_id, size_scale_id);
create index size_run_created_by on procure.size_run (company_id, created_by);
select platform.protect_master('procure.size_run');

create table procure.size_run_part (
  company_id bigint not null, size_run_id bigint not null, line_no integer not null,
  size_id bigint not null, pieces integer not null constraint size_run_part_pieces check (pieces between 1 and 9999),
  primary key (company_id, size_run_id, line_no),
  constraint size_run_part_once unique (company_id, size_run_id, size_id),
  foreign key (company_id, size_run_id) references procure.size_run on delete cascade,
  foreign key (company_id, size_id) references procure.size);
comment on table procure.size_run_part is 'How many pieces of a size are in a pack.';
create index size_run_part_size on procure.size_run_part (company_id, size_id);
select platform.protect_lines('procure.size_run_part', 60);

-- Sizes of a run are of its scale: judged at commit, when a run and its parts are both written. The argument names the column with the run.
create function procure.refuse_other_scale() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  run constant bigint := to_jsonb(new) ->> tg_argv[0];
begin
  perform from procure.size_run r where r.company_id = new.company_id and r.id = run for no key update;
  if exists (select from procure.size_run r
    join procure.size_run_part p on p.company_id = r.company_id and p.size_run_id = r.id
    join procure.size s on s.company_id = p.company_id and s.id = p.size_id
    where r.company_id = new.company_id and r.id = run and s.size_scale_id <> r.size_scale_id) then
    raise exception 'size run % has a size of another scale', run
      using errcode = '23514', constraint = tg_name, table = tg_table_name, schema = 'procure';
  end if;
  return null;
end $$;
create constraint trigger size_run_one_scale after update of size_scale_id on procure.size_run
  deferrable initially deferred for each row execute function procure.refuse_other_scale('id');
create constraint trigger size_run_part_one_scale after insert or update on procure.size_run_part
  deferrable initially deferred for each row execute function procure.refuse_other_scale('size_run_id');
