create table desk.bulk_edit (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  entity text not null, event text not null constraint bulk_edit_event check (event in ('edit', 'deactivate')),
  selection jsonb not null, changes jsonb not null constraint bulk_edit_changes check (jsonb_typeof(changes) = 'object'),
  status text not null default 'checking' constraint bulk_edit_status check (status in ('checking', 'checked', 'running', 'done', 'undoing', 'undone')),
  outcome jsonb, kept_count integer constraint bulk_edit_kept_count_range check (kept_count >= 0),
  job_id bigint, import_id bigint, created_at timestamptz not null default now(), created_by bigint not null,
  primary key (company_id, id),
  constraint bulk_edit_import foreign key (company_id, import_id) references desk.import,
  foreign key (company_id, created_by) references erp.app_user);
comment on table desk.bulk_edit is 'One change of many chosen records: asked for, checked, done, and for 7 days undone.';
comment on column desk.bulk_edit.event is 'Right of the page that it needs.';
comment on column desk.bulk_edit.outcome is 'How many rows change, stay and are refused, with samples: of the check, then of the change itself.';
comment on column desk.bulk_edit.kept_count is 'Records that were not undone.';
comment on column desk.bulk_edit.job_id is 'The job that works on it, or did last; it may be gone by now.';
comment on column desk.bulk_edit.import_id is 'Where the outcome of each row and its values before are kept.';
create index bulk_edit_import on desk.bulk_edit (company_id, import_id);
create index bulk_edit_created_by on desk.bulk_edit (company_id, created_by, id desc);
select platform.protect('desk.bulk_edit', 'select, insert, update');
