create table desk.attachment (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  entity text not null, record_id bigint not null,
  name text not null constraint attachment_name_length check (char_length(name) between 1 and 300),
  caption text constraint attachment_caption_length check (char_length(caption) between 1 and 200),
  file_id bigint, medium_file_id bigint, small_file_id bigint,
  created_by bigint not null, created_at timestamptz not null default now(),
  removed_by bigint, removed_at timestamptz,
  primary key (company_id, id),
  constraint attachment_removal check (num_nonnulls(removed_by, removed_at) in (0, 2)),
  constraint attachment_kept check (file_id is not null or removed_at is not null),
  foreign key (company_id, file_id) references platform.file on delete set null (file_id),
  foreign key (company_id, medium_file_id) references platform.file on delete set null (medium_file_id),
  foreign key (company_id, small_file_id) references platform.file on delete set null (small_file_id),
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, removed_by) references erp.app_user);
comment on table desk.attachment is 'A file at a record. Removed, it keeps its row for the history; its files go thirty days later.';
comment on column desk.attachment.name is 'As the file was called; it outlives the file.';
comment on column desk.attachment.medium_file_id is 'Of a picture: its form of 256 px; small_file_id that of 64 px.';
create index attachment_record on desk.attachment (company_id, entity, record_id, created_at desc, id desc);
create index attachment_file on desk.attachment (company_id, file_id);
create index attachment_medium_file on desk.attachment (company_id, medium_file_id);
create index attachment_small_file on desk.attachment (company_id, small_file_id);
create index attachment_created_by on desk.attachment (company_id, created_by);
create index attachment_removed_by on desk.attachment (company_id, removed_by);
select platform.protect('desk.attachment', 'select, insert, update, delete');
