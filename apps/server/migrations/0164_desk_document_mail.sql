-- Printouts of documents sent by e-mail. docs/guides/desk.md, Documents by e-mail.
create table desk.document_mail (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  entity text not null, record_id bigint not null,
  paper text not null, to_address text not null constraint document_mail_to check (to_address ~ '^[^\s@]+@[^\s@]+$' and length(to_address) <= 254),
  subject text not null, body text not null, file_name text not null, content bytea,
  state text not null default 'waiting' constraint document_mail_state check (state in ('waiting', 'sending', 'sent', 'in_doubt', 'refused')),
  answer text constraint document_mail_answer check (char_length(answer) <= 300),
  created_at timestamptz not null default now(), created_by bigint not null,
  primary key (company_id, id),
  constraint document_mail_content check ((state in ('waiting', 'sending')) = (content is not null)),
  foreign key (company_id, created_by) references erp.app_user);
comment on table desk.document_mail is 'A printout sent by e-mail, as its sender saw it. content: the PDF until it is handed over; answer: of the mail server that did not accept it.';
create index document_mail_record on desk.document_mail (company_id, entity, record_id, id desc);
create index document_mail_created_by on desk.document_mail (company_id, created_by);
select platform.protect('desk.document_mail', 'select, insert, update');
