create table platform.file (
  company_id bigint not null, id bigint generated always as identity, uid uuid not null default uuidv7(),
  purpose text not null constraint file_purpose check (purpose in ('attachment', 'import', 'export', 'failed_rows', 'document', 'backup')),
  name text not null constraint file_name_length check (char_length(name) between 1 and 300),
  media_type text not null, byte_size bigint not null constraint file_byte_size_range check (byte_size >= 0),
  sha256 text not null constraint file_sha256_form check (sha256 ~ '^[0-9a-f]{64}$'),
  storage_key text not null, created_by bigint not null, created_at timestamptz not null default now(), expires_at timestamptz,
  primary key (company_id, id),
  constraint file_uid unique (company_id, uid),
  constraint file_storage_key unique (company_id, storage_key));
comment on table platform.file is 'What the file store keeps for a company; bytes without a row are swept. byte_size: bytes.';
comment on column platform.file.name is 'As people see it, cleaned; never part of a path.';
comment on column platform.file.storage_key is 'Where the store keeps the bytes; made by the server.';
comment on column platform.file.expires_at is 'When row and bytes may go; null: they stay as long as somebody points to them.';
create index file_expiry on platform.file (company_id, expires_at) where expires_at is not null;
select platform.protect('platform.file', 'select, insert, update, delete');
