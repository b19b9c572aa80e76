create table platform.job (
  company_id bigint not null, id bigint generated always as identity, uid uuid not null default uuidv7(),
  kind text not null, title_values jsonb not null default '{}' constraint job_title_values check (jsonb_typeof(title_values) = 'object'),
  input jsonb not null,
  status text not null default 'waiting' constraint job_status check (status in ('waiting', 'running', 'done', 'failed', 'cancelled')),
  done_count bigint not null default 0 constraint job_done_count_range check (done_count >= 0),
  total_count bigint constraint job_total_count_range check (total_count >= 0),
  checkpoint jsonb, result jsonb, problem jsonb, result_file_id bigint,
  created_by bigint not null, session_id bigint not null, store_id bigint, locale text not null,
  created_at timestamptz not null default now(), started_at timestamptz, finished_at timestamptz, cancel_requested_at timestamptz,
  attempts integer not null default 0, run_token uuid,
  primary key (company_id, id),
  constraint job_uid unique (company_id, uid),
  constraint job_result_file foreign key (company_id, result_file_id) references platform.file on delete set null (result_file_id),
  constraint job_end check ((finished_at is not null) = (status in ('done', 'failed', 'cancelled'))));
comment on table platform.job is 'Work that takes longer than a request: its state, its place to resume at, and what came of it.';
comment on column platform.job.title_values is 'Values of the title text of its kind.';
comment on column platform.job.checkpoint is 'Where the next step goes on; written in the transaction of the step''s effect.';
comment on column platform.job.problem is 'Why it failed, in the form of every refusal.';
comment on column platform.job.session_id is 'Session that asked for it; it may have ended since.';
comment on column platform.job.store_id is 'Store in which its creator worked; his rights depend on it.';
comment on column platform.job.attempts is 'Runs that broke since the last step that was committed.';
comment on column platform.job.run_token is 'Names the run that may write; a run that was taken for dead finds another one.';
create index job_by_creator on platform.job (company_id, created_by, id desc);
create index job_running on platform.job (company_id, kind) where status = 'running';
create index job_result_file on platform.job (company_id, result_file_id);
create index job_finished on platform.job (company_id, finished_at);
select platform.protect('platform.job', 'select, insert, update, delete');
