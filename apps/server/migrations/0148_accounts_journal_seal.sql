-- Journals are never changed, so their proof is kept beside them: a chain of seals for each company. docs/guides/accounts.md, Seals.
create table accounts.journal_seal (
  company_id bigint not null references erp.company, number bigint not null,
  first_id bigint not null, last_id bigint not null, journal_count integer not null,
  hash bytea not null constraint journal_seal_hash_size check (length(hash) = 32),
  sealed_at timestamptz not null default now(),
  primary key (company_id, number),
  constraint journal_seal_range check (number > 0 and first_id <= last_id and journal_count > 0));
comment on table accounts.journal_seal is 'hash: SHA-256 of the hash of the previous seal and of the journals from first_id to last_id with their lines. Source: sales-crm-finance.md g, I17.';
select platform.protect('accounts.journal_seal', 'select');
create trigger journal_seal_append_only before update or delete on accounts.journal_seal for each row execute function platform.refuse_change();
create trigger journal_seal_no_truncate before truncate on accounts.journal_seal for each statement execute function platform.refuse_change();
