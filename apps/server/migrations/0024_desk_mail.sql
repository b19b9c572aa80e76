-- What is tried again says so, and what somebody wants by mail goes there once. docs/decisions/024.
alter table desk.exception add column retried_at timestamptz;
comment on column desk.exception.retried_at is 'Since when it is being tried again; null: it is not.';

alter table desk.notification add column is_mail_wanted boolean not null default false, add column mailed_at timestamptz;
comment on column desk.notification.is_mail_wanted is 'Its reader wanted its kind by mail when it was written.';
comment on column desk.notification.mailed_at is 'Set before the mail is handed over, so that no notice is mailed twice; taken back when it was certainly not taken.';
create index notification_unmailed on desk.notification (company_id, recipient_id) where is_mail_wanted and mailed_at is null;

alter table desk.notification_choice drop constraint notification_choice_channel;
alter table desk.notification_choice add constraint notification_choice_channel check (channel in ('in_app', 'mail', 'none'));

create table desk.notification_address (
  company_id bigint not null, user_id bigint not null,
  address text not null constraint notification_address_length check (length(address) between 3 and 254),
  primary key (company_id, user_id),
  foreign key (company_id, user_id) references erp.app_user);
comment on table desk.notification_address is 'Where somebody''s notices are mailed to; it signs nobody in.';
select platform.protect('desk.notification_address', 'select, insert, update, delete');

-- Another separator or encoding is looked at before it is chosen.
alter table desk.import add column sample bytea;
comment on column desk.import.sample is 'Beginning of a file of text, to be read in another way; null: a workbook.';
