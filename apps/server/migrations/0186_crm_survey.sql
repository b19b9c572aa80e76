-- Surveys of customers: questions, invitations and answers. docs/guides/crm.md, Surveys.
alter table crm.customer add column email_consent text not null default 'unknown'
  constraint customer_email_consent check (email_consent in ('unknown', 'granted', 'denied'));
comment on column crm.customer.email_consent is 'To emails that are not part of an order. Surveys are mailed only if granted.';

create table crm.survey (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  code text constraint survey_code_given check (code is not null), name text not null,
  name_key text not null generated always as (platform.normalise(name)) stored,
  title_en text not null, title_ar text not null, intro_en text, intro_ar text,
  status text not null default 'draft' constraint survey_status check (status in ('draft', 'open', 'closed')),
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  constraint survey_intro check ((intro_en is null) = (intro_ar is null)),
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table crm.survey is 'Questions to customers in two languages. Source: sales-crm-finance.md B10, C10.';
create index survey_created_by on crm.survey (company_id, created_by);
select platform.protect_master('crm.survey');
create trigger survey_code before insert or update on crm.survey
  for each row execute function crm.complete_code('crm.survey', 'SUR');

create table crm.survey_question (
  company_id bigint not null, survey_id bigint not null, line_no integer not null,
  kind text not null constraint survey_question_kind check (kind in ('nps', 'rating', 'single', 'multiple', 'text')),
  label_en text not null, label_ar text not null, options_en text, options_ar text, is_required boolean not null,
  primary key (company_id, survey_id, line_no),
  constraint survey_question_options check ((kind in ('single', 'multiple')) = (options_en is not null and options_ar is not null)
    and (options_en is null) = (options_ar is null)
    and cardinality(string_to_array(options_en, '|')) is not distinct from cardinality(string_to_array(options_ar, '|'))),
  foreign key (company_id, survey_id) references crm.survey on delete cascade);
comment on table crm.survey_question is 'Options of a choice are separated by |, in the same order in both languages.';
select platform.protect_lines('crm.survey_question', 30);

create function crm.keep_questions() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if exists (select from crm.survey s where s.company_id = coalesce(new.company_id, old.company_id)
      and s.id = coalesce(new.survey_id, old.survey_id) and s.status <> 'draft') then
    raise exception 'Questions of a survey that was opened do not change.' using errcode = 'restrict_violation';
  end if;
  return coalesce(new, old);
end $$;
create trigger survey_question_keep before insert or update or delete on crm.survey_question
  for each row execute function crm.keep_questions();

create table crm.survey_invitation (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  survey_id bigint not null, customer_id bigint, store_id bigint, cashier_id bigint, product_id bigint,
  channel text not null constraint survey_invitation_channel check (channel in ('mail', 'link')),
  uid uuid not null, token_hash bytea not null, address text,
  status text not null constraint survey_invitation_status check (status in ('waiting', 'sent', 'in_doubt', 'refused', 'answered')),
  created_at timestamptz not null default now(), created_by bigint, sent_at timestamptz, opened_at timestamptz,
  answered_at timestamptz, expires_at timestamptz not null,
  primary key (company_id, id),
  constraint survey_invitation_uid unique (company_id, uid),
  constraint survey_invitation_token unique (company_id, token_hash),
  constraint survey_invitation_mail check ((channel = 'mail') = (address is not null) and (channel = 'link' or customer_id is not null)),
  constraint survey_invitation_answered check ((status = 'answered') = (answered_at is not null)),
  foreign key (company_id, survey_id) references crm.survey,
  foreign key (company_id, customer_id) references crm.customer,
  foreign key (company_id, store_id) references erp.store,
  foreign key (company_id, cashier_id) references erp.app_user,
  foreign key (company_id, product_id) references procure.product,
  foreign key (company_id, created_by) references erp.app_user);
comment on table crm.survey_invitation is 'May be answered once until it expires. token_hash: SHA-256 of the token, which is drawn from uid and the key of the installation and not stored.';
create index survey_invitation_survey on crm.survey_invitation (company_id, survey_id, id);
create index survey_invitation_customer on crm.survey_invitation (company_id, customer_id, created_at);
create index survey_invitation_store on crm.survey_invitation (company_id, store_id);
create index survey_invitation_cashier on crm.survey_invitation (company_id, cashier_id);
create index survey_invitation_product on crm.survey_invitation (company_id, product_id);
create index survey_invitation_created_by on crm.survey_invitation (company_id, created_by);
create index survey_invitation_by_time on crm.survey_invitation (company_id, created_at, id);
select platform.protect('crm.survey_invitation', 'select, insert, update');

create function crm.keep_invitation() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if old.answered_at is not null
    or (new.survey_id, new.customer_id, new.store_id, new.cashier_id, new.product_id, new.channel, new.uid, new.token_hash, new.expires_at)
      is distinct from
      (old.survey_id, old.customer_id, old.store_id, old.cashier_id, old.product_id, old.channel, old.uid, old.token_hash, old.expires_at) then
    raise exception 'An invitation changes its status alone, and nothing once it is answered.' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger survey_invitation_keep before update on crm.survey_invitation for each row execute function crm.keep_invitation();

create table crm.survey_response (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  survey_id bigint not null, invitation_id bigint not null,
  customer_id bigint, store_id bigint, cashier_id bigint,
  nps smallint constraint survey_response_nps check (nps between 0 and 10),
  language text not null constraint survey_response_language check (language in ('en', 'ar')),
  answered_at timestamptz not null default now(),
  primary key (company_id, id),
  constraint survey_response_once unique (company_id, invitation_id),
  foreign key (company_id, survey_id) references crm.survey,
  foreign key (company_id, invitation_id) references crm.survey_invitation,
  foreign key (company_id, customer_id) references crm.customer,
  foreign key (company_id, store_id) references erp.store,
  foreign key (company_id, cashier_id) references erp.app_user);
comment on table crm.survey_response is 'Answers of an invitation, once. nps: answer to the first question of that type. Append-only.';
create index survey_response_survey on crm.survey_response (company_id, survey_id, answered_at);
create index survey_response_time on crm.survey_response (company_id, answered_at) where nps is not null;
create index survey_response_customer on crm.survey_response (company_id, customer_id);
create index survey_response_store on crm.survey_response (company_id, store_id);
create index survey_response_cashier on crm.survey_response (company_id, cashier_id);
select platform.protect('crm.survey_response', 'select, insert');
create trigger survey_response_append_only before update or delete on crm.survey_response for each row execute function platform.refuse_change();
create trigger survey_response_no_truncate before truncate on crm.survey_response for each statement execute function platform.refuse_change();

create table crm.survey_answer (
  company_id bigint not null references erp.company, response_id bigint not null, question_no integer not null,
  score smallint constraint survey_answer_score check (score between 0 and 10),
  choices smallint[] constraint survey_answer_choices check (cardinality(choices) between 1 and 20),
  words text constraint survey_answer_words check (length(btrim(words)) between 1 and 2000),
  primary key (company_id, response_id, question_no),
  constraint survey_answer_one check (num_nonnulls(score, choices, words) = 1),
  foreign key (company_id, response_id) references crm.survey_response);
comment on table crm.survey_answer is 'choices: places of the chosen options, from 1. Append-only.';
select platform.protect('crm.survey_answer', 'select, insert');
create trigger survey_answer_append_only before update or delete on crm.survey_answer for each row execute function platform.refuse_change();
create trigger survey_answer_no_truncate before truncate on crm.survey_answer for each statement execute function platform.refuse_change();

create view crm.survey_invitation_list with (security_invoker = true) as
  select i.company_id, i.id, '#' || i.id as name, i.survey_id, i.customer_id, i.store_id, i.cashier_id, i.channel,
    case when i.status = 'answered' then i.status when i.expires_at < now() then 'expired' else i.status end as status,
    i.created_at, i.answered_at, i.expires_at, r.nps
  from crm.survey_invitation i
  left join crm.survey_response r on r.company_id = i.company_id and r.invitation_id = i.id;
comment on view crm.survey_invitation_list is 'Invitations with what was answered.';
grant select on crm.survey_invitation_list to app, maint;
