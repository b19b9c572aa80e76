-- A language model of the company’s choice. docs/guides/assist.md, Provider.
create table assist.provider (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  base_url text not null constraint provider_base_url check (base_url ~ '^https?://' and char_length(base_url) <= 255),
  model text not null constraint provider_model check (char_length(btrim(model)) between 1 and 120),
  secret_sealed bytea, key_hint text,
  monthly_tokens integer not null constraint provider_monthly_tokens check (monthly_tokens between 1000 and 1000000000),
  status text not null default 'inactive' constraint provider_status check (status in ('active', 'inactive')),
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint not null, updated_at timestamptz not null default now(), updated_by bigint not null,
  primary key (company_id, id),
  constraint provider_once unique (company_id),
  constraint provider_key check ((secret_sealed is null) = (key_hint is null)),
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table assist.provider is 'An OpenAI-compatible service that the assistant of a company may ask. secret_sealed: its API key, sealed with the key of the installation; null: the service needs none.';
create index provider_created_by on assist.provider (company_id, created_by);
create index provider_updated_by on assist.provider (company_id, updated_by);
select platform.protect('assist.provider', 'select, insert, update');
create trigger provider_version before update on assist.provider for each row execute function platform.raise_version();

create table assist.provider_use (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  used_on date not null, purpose text not null constraint provider_use_purpose check (purpose in ('request', 'sentence', 'product_text')),
  tokens integer not null constraint provider_use_tokens check (tokens >= 0),
  user_id bigint not null, created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, user_id) references erp.app_user);
comment on table assist.provider_use is 'Tokens of each answer of the provider; the sum of a month is capped, whatever becomes of the chat.';
create index provider_use_day on assist.provider_use (company_id, used_on) include (tokens);
create index provider_use_user on assist.provider_use (company_id, user_id);
select platform.protect('assist.provider_use', 'select, insert');

alter table assist.message
  add column engine text not null default 'local' constraint message_engine check (engine in ('local', 'provider')),
  add column fallback text constraint message_fallback check (fallback in ('unreachable', 'unusable', 'invented', 'budget')),
  add column model text,
  add constraint message_written_by check ((engine = 'provider') <= (model is not null and fallback is null));
comment on column assist.message.engine is 'Who wrote the answer; model: of the provider that read the question, if any; fallback: why the local rules did instead.';
