-- Audit rows are never updated, so their proof stands beside them: a chain of seals over ranges of ids, one for all companies.
create table platform.audit_seal (
  number bigint primary key,
  first_id bigint not null, last_id bigint not null, row_count integer not null,
  hash bytea not null constraint audit_seal_hash_size check (length(hash) = 32),
  sealed_at timestamptz not null default now(),
  constraint audit_seal_range check (number > 0 and first_id <= last_id and row_count > 0));
comment on table platform.audit_seal is 'hash: SHA-256 of the previous seal''s hash and of the rows from first_id to last_id. Source: reliability-security.md, Audit log.';
create trigger audit_seal_append_only before update or delete on platform.audit_seal
  for each row execute function platform.refuse_change();
create trigger audit_seal_no_truncate before truncate on platform.audit_seal
  for each statement execute function platform.refuse_change();
-- What serves requests neither seals nor sees seals: whoever takes it over cannot forge one.
grant select, insert on platform.audit_seal to maint;

-- A seal spans the rows of all companies in the order of their ids.
create index audit_by_id on platform.audit (id);
