-- What a company, or one of its stores, has chosen. What may be chosen is declared in code; a value that is null was put back to
-- what it inherits, and its row stays, so that its history and version go on.
create table erp.setting (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  store_id bigint, key text not null constraint setting_key_form check (key ~ '^[a-z]+\.[a-z0-9_]+$'), value jsonb,
  version integer not null default 1, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  constraint setting_once unique nulls not distinct (company_id, store_id, key),
  foreign key (company_id, store_id) references erp.store,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table erp.setting is 'A setting of the company (store_id null) or of a store. Resolution: store, company, installation, default. Source: shell-and-access.md 2.9.';
create index setting_updated_by on erp.setting (company_id, updated_by);
select platform.protect('erp.setting', 'select, insert, update');
create trigger setting_version before update on erp.setting for each row execute function platform.raise_version();
