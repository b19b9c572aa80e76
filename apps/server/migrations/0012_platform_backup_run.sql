create table platform.backup_run (
  id bigint generated always as identity primary key,
  kind text not null constraint backup_run_kind check (kind in ('backup', 'drill', 'upgrade')),
  started_at timestamptz not null default now(), finished_at timestamptz,
  result text constraint backup_run_result check (result in ('good', 'failed')),
  file_name text, bytes bigint, row_count bigint, problem text,
  constraint backup_run_ended check ((finished_at is null) = (result is null)),
  constraint backup_run_problem_told check ((result is not distinct from 'failed') = (problem is not null)));
comment on table platform.backup_run is 'Backups and drills that the product ran by itself; one without a result is running, or ended with its supervisor. Installation-wide, for the operator.';
comment on column platform.backup_run.bytes is 'Size of the file.';
create index backup_run_newest on platform.backup_run (kind, started_at desc);
-- Written by the supervisor, which works as maintenance; what serves requests may not make a backup look good.
grant select, insert on platform.backup_run to maint;
grant update (finished_at, result, file_name, bytes, row_count, problem) on platform.backup_run to maint;
