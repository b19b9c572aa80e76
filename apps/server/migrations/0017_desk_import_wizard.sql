-- A file is kept from its upload on, so that mapping, check and import survive whoever began them.
alter table desk.import
  add column file_id bigint,
  add column job_id bigint,
  add column sheets jsonb not null default '[]' constraint import_sheets check (jsonb_typeof(sheets) = 'array'),
  add column options jsonb not null default '{}' constraint import_options check (jsonb_typeof(options) = 'object'),
  add column forms jsonb not null default '{}' constraint import_forms check (jsonb_typeof(forms) = 'object'),
  add column counts jsonb constraint import_counts check (jsonb_typeof(counts) = 'object'),
  add constraint import_file foreign key (company_id, file_id) references platform.file on delete set null (file_id),
  add constraint import_job foreign key (company_id, job_id) references platform.job on delete set null (job_id),
  drop constraint import_status,
  add constraint import_status check (status in ('uploaded', 'checked', 'running', 'done', 'undone')),
  drop constraint import_end,
  add constraint import_end check ((status in ('done', 'undone')) = (ended_at is not null));
comment on column desk.import.file_id is 'The file; null once its time is over.';
comment on column desk.import.job_id is 'The last job: check, import or undo.';
comment on column desk.import.sheets is 'First rows of each sheet.';
comment on column desk.import.options is 'How the file is read and taken over, as the person chose.';
comment on column desk.import.forms is 'How each column is written, as the check learnt it from all rows.';
comment on column desk.import.counts is 'What the last check says would become of the rows.';
create index import_file_id on desk.import (company_id, file_id);
create index import_job_id on desk.import (company_id, job_id);

create table desk.import_fault (
  company_id bigint not null, import_id bigint not null,
  number integer not null constraint import_fault_number check (number > 0),
  state text not null constraint import_fault_state check (state in ('faulty', 'mended', 'left_out')),
  cells jsonb not null constraint import_fault_cells check (jsonb_typeof(cells) = 'array'),
  findings jsonb not null default '[]' constraint import_fault_findings check (jsonb_typeof(findings) = 'array'),
  primary key (company_id, import_id, number),
  constraint import_fault_import foreign key (company_id, import_id) references desk.import on delete cascade);
comment on table desk.import_fault is 'Rows that a check refused, as they stand after a person mended them.';
comment on column desk.import_fault.cells is 'Taken in place of what the file holds.';
select platform.protect('desk.import_fault', 'select, insert, update, delete');
