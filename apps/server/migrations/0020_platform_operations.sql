create table platform.backup_request (
  id bigint generated always as identity primary key,
  kind text not null constraint backup_request_kind check (kind in ('backup', 'drill')),
  asked_at timestamptz not null default now(), taken_at timestamptz);
comment on table platform.backup_request is 'Asks the supervisor for a backup or a drill outside its times; who asked is in the audit. Installation-wide.';
comment on column platform.backup_request.taken_at is 'When the supervisor began; null: nobody has taken it.';
grant select, insert on platform.backup_request to app;
grant select on platform.backup_request to maint;
grant update (taken_at) on platform.backup_request to maint;

-- Names, sizes and times of backups hold nothing of a company.
grant select on platform.backup_run to app;

create table platform.audit_check (
  id bigint generated always as identity primary key,
  checked_at timestamptz not null default now(),
  seals bigint not null, row_count bigint not null, problem text);
comment on table platform.audit_check is 'Each time that the whole audit was compared with its seals, and what was wrong then. Installation-wide.';
create index audit_check_newest on platform.audit_check (checked_at desc);
grant select on platform.audit_check to app;
grant select, insert on platform.audit_check to maint;

-- How far the sealing is. The hashes stay hidden: whoever takes over what serves requests can neither see nor forge one.
grant select (number, last_id, sealed_at) on platform.audit_seal to app;
