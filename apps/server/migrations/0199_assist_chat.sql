-- Chats of the assistant. docs/guides/assist.md.
create schema assist;
comment on schema assist is 'Tables of module assist.';
grant usage on schema assist to app, maint;

create table assist.chat (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  user_id bigint not null,
  title text constraint chat_title_length check (char_length(btrim(title)) between 1 and 80),
  version integer not null default 1,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, user_id) references erp.app_user);
comment on table assist.chat is 'A chat of one user, whom alone it is read by; deleting it deletes its messages. title: null until the first question.';
create index chat_user on assist.chat (company_id, user_id, updated_at desc, id);
select platform.protect('assist.chat', 'select, insert, update, delete');
create trigger chat_version before update on assist.chat for each row execute function platform.raise_version();

create table assist.message (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  chat_id bigint not null,
  question text not null constraint message_question_length check (char_length(btrim(question)) between 1 and 500),
  answer text not null constraint message_answer_length check (char_length(answer) between 1 and 4000),
  outcome text not null constraint message_outcome check (outcome in ('answered', 'empty', 'not_understood', 'not_permitted', 'refused')),
  request jsonb constraint message_request check (jsonb_typeof(request) = 'object'),
  result jsonb constraint message_result check (jsonb_typeof(result) = 'object'),
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  constraint message_chat foreign key (company_id, chat_id) references assist.chat on delete cascade,
  constraint message_proof check ((outcome in ('answered', 'empty')) = (result is not null) and (result is null or request is not null)));
comment on table assist.message is 'A question with its answer. request: ReportDefinition of the contract that was read, with its dates; result: the first lines of that report when it was read.';
create index message_chat on assist.message (company_id, chat_id, id);
select platform.protect('assist.message', 'select, insert, delete');
