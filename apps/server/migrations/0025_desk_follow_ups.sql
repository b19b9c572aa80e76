-- A check shows what the first rows of each outcome would change, and which rows lead to a merged record.
create table desk.import_sample (
  company_id bigint not null, import_id bigint not null,
  number integer not null constraint import_sample_number check (number > 0),
  outcome text not null constraint import_sample_outcome check (outcome in ('created', 'changed', 'unchanged')),
  record_id bigint,
  before jsonb not null default '{}' constraint import_sample_before check (jsonb_typeof(before) = 'object'),
  after jsonb not null default '{}' constraint import_sample_after check (jsonb_typeof(after) = 'object'),
  merged jsonb constraint import_sample_merged check (jsonb_typeof(merged) = 'object'),
  primary key (company_id, import_id, number),
  constraint import_sample_import foreign key (company_id, import_id) references desk.import on delete cascade,
  constraint import_sample_record check ((outcome = 'created') = (record_id is null)));
comment on table desk.import_sample is 'What the last check says of the first rows of each outcome, and of every row that names a merged record.';
comment on column desk.import_sample.number is 'As the spreadsheet program counts, from 1.';
comment on column desk.import_sample.before is 'The fields that would change, with their values now.';
comment on column desk.import_sample.after is 'The same fields, or those of a new record, with what the row holds.';
comment on column desk.import_sample.merged is 'Code and name of the merged record that the row names, and of the one that stands for it.';
select platform.protect('desk.import_sample', 'select, insert, update, delete');

-- The line of a merge in its survivor's history leads to its undoing.
create index merge_survivor on desk.merge (company_id, entity, survivor_id);

-- Who gave an address that takes no mail is told so once.
alter table desk.notification_address add column refused_at timestamptz;
comment on column desk.notification_address.refused_at is 'Since when the mail server refuses mail to it for good; null: it took the last one, or was not asked yet.';
