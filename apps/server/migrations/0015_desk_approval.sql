-- Who must agree before a document counts, who did, and what went wrong and waits for a person. docs/decisions/015.
create table desk.approval_rule (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  document_type text not null, name text not null,
  name_key text not null generated always as (platform.normalise(name)) stored,
  priority integer not null constraint approval_rule_priority check (priority between 1 and 999),
  amount_from bigint constraint approval_rule_amount_from check (amount_from >= 0),
  amount_to bigint, currency text references platform.currency,
  store_id bigint,
  conditions jsonb not null default '{}' constraint approval_rule_conditions check (jsonb_typeof(conditions) = 'object'),
  version integer not null default 1,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), updated_by bigint not null,
  primary key (company_id, id),
  constraint approval_rule_name unique (company_id, name_key),
  constraint approval_rule_amount_range check (amount_from <= amount_to),
  foreign key (company_id, store_id) references erp.store,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table desk.approval_rule is 'When documents of a type need approval; the first that fits, by priority, decides. Without steps: none needed.';
comment on column desk.approval_rule.amount_from is 'Inclusive, minor units of currency; ten-thousandths of a unit where currency is null.';
comment on column desk.approval_rule.amount_to is 'Inclusive, units as amount_from.';
comment on column desk.approval_rule.conditions is 'Field of the document: values of which it must have one.';
create index approval_rule_type on desk.approval_rule (company_id, document_type, priority, id);
create index approval_rule_currency on desk.approval_rule (currency);
create index approval_rule_store on desk.approval_rule (company_id, store_id);
create index approval_rule_updated_by on desk.approval_rule (company_id, updated_by);
select platform.protect('desk.approval_rule', 'select, insert, update, delete');
create trigger approval_rule_version before update on desk.approval_rule for each row execute function platform.raise_version();

create table desk.approval_step (
  company_id bigint not null, rule_id bigint not null,
  ordinal integer not null constraint approval_step_ordinal check (ordinal between 1 and 9),
  role_id bigint, user_id bigint, is_at_store boolean not null default false,
  needed_count integer not null constraint approval_step_needed check (needed_count between 1 and 9),
  limit_hours integer constraint approval_step_hours check (limit_hours between 1 and 8760), escalation_role_id bigint,
  primary key (company_id, rule_id, ordinal),
  constraint approval_step_approver check (num_nonnulls(role_id, user_id) = 1 and (user_id is null or (needed_count = 1 and not is_at_store))),
  constraint approval_step_escalation check ((limit_hours is null) = (escalation_role_id is null)),
  constraint approval_step_rule foreign key (company_id, rule_id) references desk.approval_rule on delete cascade,
  foreign key (company_id, role_id) references erp.role,
  foreign key (company_id, user_id) references erp.app_user,
  foreign key (company_id, escalation_role_id) references erp.role);
comment on table desk.approval_step is 'Who must agree, one step after the other: holders of a role, perhaps only those who work in the document''s store, or one person.';
comment on column desk.approval_step.limit_hours is 'Hours after which holders of escalation_role_id may decide as well.';
create index approval_step_role on desk.approval_step (company_id, role_id);
create index approval_step_user on desk.approval_step (company_id, user_id);
create index approval_step_escalation_role on desk.approval_step (company_id, escalation_role_id);
select platform.protect('desk.approval_step', 'select, insert, delete');

create table desk.approval_request (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  document_type text not null, document_id bigint not null, document_uid uuid not null,
  label text not null, summary text not null,
  amount bigint, currency text references platform.currency, store_id bigint,
  fingerprint text not null,
  requested_by bigint not null, requested_at timestamptz not null default now(),
  status text not null default 'pending'
    constraint approval_request_status check (status in ('pending', 'approved', 'rejected', 'withdrawn', 'void')),
  current_step integer not null default 1, step_count integer not null constraint approval_request_steps check (step_count between 1 and 9),
  closed_at timestamptz, closed_by bigint,
  version integer not null default 1, updated_at timestamptz not null default now(),
  primary key (company_id, id),
  constraint approval_request_requester unique (company_id, id, requested_by),
  constraint approval_request_step_range check (current_step between 1 and step_count),
  constraint approval_request_closed check ((status = 'pending') = (closed_at is null)),
  foreign key (company_id, store_id) references erp.store,
  foreign key (company_id, requested_by) references erp.app_user,
  foreign key (company_id, closed_by) references erp.app_user);
comment on table desk.approval_request is 'A document that waits, or waited, for approval. void: it changed after it was asked for.';
comment on column desk.approval_request.amount is 'Minor units of currency; ten-thousandths of a unit where currency is null.';
comment on column desk.approval_request.fingerprint is 'Of everything that is approved; another one means another document.';
create unique index approval_request_pending on desk.approval_request (company_id, document_type, document_id) where status = 'pending';
create index approval_request_document on desk.approval_request (company_id, document_type, document_id, id);
create index approval_request_waiting on desk.approval_request (company_id, id) where status = 'pending';
create index approval_request_requested_by on desk.approval_request (company_id, requested_by, id);
create index approval_request_closed_by on desk.approval_request (company_id, closed_by);
create index approval_request_store on desk.approval_request (company_id, store_id);
create index approval_request_currency on desk.approval_request (currency);
select platform.protect('desk.approval_request', 'select, insert, update');
create trigger approval_request_version before update on desk.approval_request for each row execute function platform.raise_version();

create table desk.approval_request_step (
  company_id bigint not null, request_id bigint not null, ordinal integer not null,
  role_id bigint, user_id bigint, is_at_store boolean not null, needed_count integer not null,
  limit_hours integer, escalation_role_id bigint, started_at timestamptz,
  primary key (company_id, request_id, ordinal),
  foreign key (company_id, request_id) references desk.approval_request,
  foreign key (company_id, role_id) references erp.role,
  foreign key (company_id, user_id) references erp.app_user,
  foreign key (company_id, escalation_role_id) references erp.role);
comment on table desk.approval_request_step is 'The steps of the rule as they were when approval was asked for, so that a later change of the rule changes no running request.';
create index approval_request_step_role on desk.approval_request_step (company_id, role_id);
create index approval_request_step_user on desk.approval_request_step (company_id, user_id);
create index approval_request_step_escalation on desk.approval_request_step (company_id, escalation_role_id);
select platform.protect('desk.approval_request_step', 'select, insert, update');

-- The requester stands in the row and is tied to the request, so that a check alone forbids that anybody approves his own.
create table desk.approval_decision (
  company_id bigint not null, id bigint generated always as identity,
  request_id bigint not null, requested_by bigint not null, step integer not null,
  decided_by bigint not null, on_behalf_of bigint,
  voice_of bigint not null generated always as (coalesce(on_behalf_of, decided_by)) stored,
  decision text not null constraint approval_decision_kind check (decision in ('approved', 'rejected')),
  reason text, decided_at timestamptz not null default now(),
  primary key (company_id, id),
  constraint approval_decision_once unique (company_id, request_id, decided_by),
  constraint approval_decision_voice unique (company_id, request_id, voice_of),
  constraint approval_decision_not_own check (requested_by not in (decided_by, coalesce(on_behalf_of, decided_by))),
  constraint approval_decision_reason check (decision = 'approved' or reason is not null),
  constraint approval_decision_requester foreign key (company_id, request_id, requested_by)
    references desk.approval_request (company_id, id, requested_by),
  foreign key (company_id, request_id, step) references desk.approval_request_step,
  foreign key (company_id, decided_by) references erp.app_user,
  foreign key (company_id, on_behalf_of) references erp.app_user);
comment on table desk.approval_decision is 'Append-only: who agreed or refused, perhaps for somebody absent. One decision per person and request.';
create index approval_decision_request on desk.approval_decision (company_id, request_id, requested_by);
create index approval_decision_step on desk.approval_decision (company_id, request_id, step);
create index approval_decision_decided_by on desk.approval_decision (company_id, decided_by);
create index approval_decision_on_behalf_of on desk.approval_decision (company_id, on_behalf_of);
select platform.protect('desk.approval_decision', 'select, insert');
create trigger approval_decision_append_only before update or delete on desk.approval_decision
  for each row execute function platform.refuse_change();
create trigger approval_decision_no_truncate before truncate on desk.approval_decision
  for each statement execute function platform.refuse_change();

-- A request in the hands of one transaction only changes while it is pending; what was decided stays decided.
create function desk.refuse_decided() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if old.status <> 'pending' then
    raise exception 'the request is no longer pending' using errcode = '23514', constraint = 'approval_request_final', table = 'approval_request', schema = 'desk';
  end if;
  return new;
end $$;
create trigger approval_request_final before update on desk.approval_request for each row execute function desk.refuse_decided();

create table desk.approval_delegate (
  company_id bigint not null, from_user_id bigint not null, to_user_id bigint not null,
  from_date date not null, to_date date not null, note text,
  primary key (company_id, from_user_id, to_user_id),
  constraint approval_delegate_other check (from_user_id <> to_user_id),
  constraint approval_delegate_range check (from_date <= to_date),
  foreign key (company_id, from_user_id) references erp.app_user,
  foreign key (company_id, to_user_id) references erp.app_user);
comment on table desk.approval_delegate is 'Who decides for whom during an absence, both days included. What was delegated is not passed on.';
create index approval_delegate_to on desk.approval_delegate (company_id, to_user_id);
select platform.protect('desk.approval_delegate', 'select, insert, update, delete');

create table desk.exception (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  kind text not null, key text not null, label text not null, record_id bigint,
  arguments jsonb not null default '{}' constraint exception_arguments check (jsonb_typeof(arguments) = 'object'),
  severity text not null constraint exception_severity check (severity in ('warning', 'error')),
  owner_id bigint,
  status text not null default 'open' constraint exception_status check (status in ('open', 'resolved', 'dismissed')),
  reason text, closed_by bigint, closed_at timestamptz,
  occurrences integer not null default 1 constraint exception_occurrences check (occurrences > 0),
  first_seen_at timestamptz not null default now(), last_seen_at timestamptz not null default now(),
  primary key (company_id, id),
  constraint exception_closed check ((status = 'open') = (closed_at is null)),
  constraint exception_dismissed check (status <> 'dismissed' or reason is not null),
  foreign key (company_id, owner_id) references erp.app_user,
  foreign key (company_id, closed_by) references erp.app_user);
comment on table desk.exception is 'Something that went wrong and needs a person. One open row per kind and key; a repeat raises occurrences.';
comment on column desk.exception.arguments is 'Of the cause in words; the sentence is the kind''s.';
comment on column desk.exception.closed_by is 'Null: it was resolved by itself.';
create unique index exception_open on desk.exception (company_id, kind, key) where status = 'open';
create index exception_list on desk.exception (company_id, status, last_seen_at desc, id desc);
create index exception_owner on desk.exception (company_id, owner_id);
create index exception_closed_by on desk.exception (company_id, closed_by);
select platform.protect('desk.exception', 'select, insert, update');
