create table desk.comment (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  entity text not null, record_id bigint not null,
  body text not null constraint comment_body check (length(body) between 1 and 2000),
  links jsonb not null default '[]' constraint comment_links check (jsonb_typeof(links) = 'array'),
  created_by bigint not null, created_at timestamptz not null default now(), edited_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, created_by) references erp.app_user);
comment on table desk.comment is 'What people said about a record. Its author may mend it for five minutes; then it stays as it is.';
comment on column desk.comment.links is 'Array of {code, address}: the records that #CODE in the body names.';
create index comment_record on desk.comment (company_id, entity, record_id, created_at desc, id desc);
create index comment_created_by on desk.comment (company_id, created_by);
select platform.protect('desk.comment', 'select, insert, update, delete');

create table desk.comment_mention (
  company_id bigint not null, comment_id bigint not null, user_id bigint not null,
  primary key (company_id, comment_id, user_id),
  foreign key (company_id, comment_id) references desk.comment on delete cascade,
  foreign key (company_id, user_id) references erp.app_user);
comment on table desk.comment_mention is 'Whom a comment calls on.';
create index comment_mention_user on desk.comment_mention (company_id, user_id);
select platform.protect('desk.comment_mention', 'select, insert, delete');

create table desk.notification (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  recipient_id bigint not null, kind text not null, group_key text not null,
  entity text, record_id bigint, address text not null,
  args jsonb not null constraint notification_args check (jsonb_typeof(args) = 'object'),
  created_at timestamptz not null default now(), read_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, recipient_id) references erp.app_user);
comment on table desk.notification is 'What somebody should know: shown at the bell until he has read it.';
comment on column desk.notification.group_key is 'Notices with one key stand together, those of one record for instance.';
comment on column desk.notification.address is 'Where it leads.';
comment on column desk.notification.args is 'What the title of its kind names.';
create index notification_inbox on desk.notification (company_id, recipient_id, id desc);
create index notification_unread on desk.notification (company_id, recipient_id) where read_at is null;
select platform.protect('desk.notification', 'select, insert, update, delete');

create table desk.notification_choice (
  company_id bigint not null, user_id bigint not null, kind text not null,
  channel text not null constraint notification_choice_channel check (channel in ('in_app', 'none')),
  primary key (company_id, user_id, kind),
  foreign key (company_id, user_id) references erp.app_user);
comment on table desk.notification_choice is 'How somebody hears of a kind of notice; without a row at the bell.';
select platform.protect('desk.notification_choice', 'select, insert, update, delete');
