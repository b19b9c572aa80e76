-- Where, by what way and with what end something was done. Rows that are sealed already keep none of it: docs/decisions/032.
alter table platform.audit
  add column store_id bigint,
  add column source text constraint audit_source check (source in ('ui', 'api', 'import', 'job', 'console')),
  add column outcome text constraint audit_outcome check (outcome in ('denied', 'failed')),
  add column reason text;
comment on column platform.audit.store_id is 'Store in which the user worked; null: in none, or the row is older than the column.';
comment on column platform.audit.source is 'By what way it came; null: the row is older than the column.';
comment on column platform.audit.outcome is 'Null: it was done.';
comment on column platform.audit.reason is 'Why it failed, or what the person gave as a reason.';

create index audit_newest on platform.audit (company_id, at desc, id desc);
create index audit_by_user on platform.audit (company_id, user_id, at desc, id desc);
-- The refusals that are older than the column are known by their action.
create index audit_not_done on platform.audit (company_id, at desc, id desc)
  where outcome is not null or action in ('auth.permission.refuse', 'auth.identity.refuse');
