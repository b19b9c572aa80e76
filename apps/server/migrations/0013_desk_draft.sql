create table desk.draft (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  user_id bigint not null, entity text not null, record_id bigint,
  base_version integer constraint draft_base_version check (base_version > 0),
  base jsonb not null constraint draft_base check (jsonb_typeof(base) = 'object'),
  typed jsonb not null constraint draft_typed check (jsonb_typeof(typed) = 'object'),
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  primary key (company_id, id),
  constraint draft_key unique nulls not distinct (company_id, user_id, entity, record_id),
  constraint draft_size check (octet_length(base::text) + octet_length(typed::text) <= 65536),
  foreign key (company_id, user_id) references erp.app_user);
comment on table desk.draft is 'What somebody typed into a form and has not saved: his own, seen by nobody else, never a change of the record.';
comment on column desk.draft.record_id is 'Null: a record that is not made yet.';
comment on column desk.draft.base_version is 'Version of the record that was typed on.';
comment on column desk.draft.base is 'What the changed fields held in that version.';
comment on column desk.draft.typed is 'The changed fields as they were typed, not as they would be saved; with base at most 64 KiB.';
select platform.protect('desk.draft', 'select, insert, update, delete');
