-- Saved reports, shared and sent by e-mail. docs/guides/reports.md.
create schema reports;
comment on schema reports is 'Tables of module reports.';
grant usage on schema reports to app, maint;

create table reports.saved_report (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  name text not null constraint saved_report_name_length check (char_length(btrim(name)) between 1 and 60),
  name_key text not null generated always as (platform.normalise(name)) stored,
  owner_id bigint not null,
  sharing text not null default 'nobody' constraint saved_report_sharing check (sharing in ('nobody', 'everyone', 'roles')),
  definition jsonb not null constraint saved_report_definition check (jsonb_typeof(definition) = 'object'),
  frequency text not null default 'never' constraint saved_report_frequency check (frequency in ('never', 'daily', 'weekly', 'monthly')),
  next_on date,
  version integer not null default 1,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), updated_by bigint not null,
  primary key (company_id, id),
  constraint saved_report_name unique (company_id, owner_id, name_key),
  constraint saved_report_next check ((frequency = 'never') = (next_on is null)),
  foreign key (company_id, owner_id) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table reports.saved_report is 'A report under a name. Shared with nobody, everyone of the company, or some roles; sent by e-mail on next_on and then by its frequency.';
comment on column reports.saved_report.definition is 'ReportDefinition of the contract.';
comment on column reports.saved_report.next_on is 'Date of the company on whose night it is sent next.';
create index saved_report_due on reports.saved_report (company_id, next_on) where next_on is not null;
create index saved_report_updated_by on reports.saved_report (company_id, updated_by);
select platform.protect('reports.saved_report', 'select, insert, update, delete');
create trigger saved_report_version before update on reports.saved_report for each row execute function platform.raise_version();

create table reports.saved_report_role (
  company_id bigint not null, report_id bigint not null, role_id bigint not null,
  primary key (company_id, report_id, role_id),
  constraint saved_report_role_report foreign key (company_id, report_id) references reports.saved_report on delete cascade,
  constraint saved_report_role_role foreign key (company_id, role_id) references erp.role on delete cascade);
comment on table reports.saved_report_role is 'Roles that see a report whose sharing is roles.';
create index saved_report_role_role on reports.saved_report_role (company_id, role_id);
select platform.protect('reports.saved_report_role', 'select, insert, delete');

create table reports.saved_report_recipient (
  company_id bigint not null, report_id bigint not null, user_id bigint not null,
  primary key (company_id, report_id, user_id),
  constraint saved_report_recipient_report foreign key (company_id, report_id) references reports.saved_report on delete cascade,
  constraint saved_report_recipient_user foreign key (company_id, user_id) references erp.app_user);
comment on table reports.saved_report_recipient is 'Users who get a report by e-mail, each with the figures that their own permissions show.';
create index saved_report_recipient_user on reports.saved_report_recipient (company_id, user_id);
select platform.protect('reports.saved_report_recipient', 'select, insert, delete');

create table reports.report_mail (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  report_id bigint not null, user_id bigint not null, due_on date not null,
  state text not null default 'waiting'
    constraint report_mail_state check (state in ('waiting', 'sending', 'sent', 'in_doubt', 'refused', 'not_configured', 'not_permitted')),
  answer text constraint report_mail_answer check (char_length(answer) <= 300),
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  primary key (company_id, id),
  constraint report_mail_once unique (company_id, report_id, user_id, due_on),
  constraint report_mail_report foreign key (company_id, report_id) references reports.saved_report on delete cascade,
  foreign key (company_id, user_id) references erp.app_user);
comment on table reports.report_mail is 'A scheduled report on its way to a user; answer: of the mail server that did not accept it.';
create index report_mail_user on reports.report_mail (company_id, user_id);
select platform.protect('reports.report_mail', 'select, insert, update');
