-- Parts of a record: rows in an order, written and deleted with it. docs/decisions/030.
create function platform.protect_lines(line_table regclass, most integer) returns void
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  perform platform.protect(line_table, 'select, insert, delete');
  execute format('alter table %s add constraint %I check (line_no between 1 and %s)', line_table,
    (select relname from pg_class where oid = line_table) || '_line_no', most);
end $$;
comment on function platform.protect_lines is 'Rights of a table of lines (company_id, <thing>_id, line_no), which go with their record, and how many one may have.';
revoke execute on function platform.protect_lines from public;

create table erp.payment_term (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  code text not null, name text not null,
  name_key text not null generated always as (platform.normalise(name)) stored,
  discount integer constraint payment_term_discount check (discount between 1 and 1000000),
  discount_days integer constraint payment_term_discount_days check (discount_days between 0 and 365),
  status text not null default 'active' constraint payment_term_status check (status in ('active', 'inactive')),
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  constraint payment_term_discount_whole check ((discount is null) = (discount_days is null)),
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table erp.payment_term is 'When what is owed falls due. discount: parts per million off for who pays within discount_days of the bill. Source: settled.md N19.';
create index payment_term_created_by on erp.payment_term (company_id, created_by);
select platform.protect_master('erp.payment_term');

create table erp.payment_term_part (
  company_id bigint not null, payment_term_id bigint not null, line_no integer not null,
  share integer not null constraint payment_term_part_share check (share between 1 and 1000000),
  event text not null constraint payment_term_part_event check (event in ('order', 'shipment', 'receipt', 'bill_date', 'month_end')),
  days integer not null constraint payment_term_part_days check (days between 0 and 365),
  day_of_month integer constraint payment_term_part_day_of_month check (day_of_month between 1 and 31),
  primary key (company_id, payment_term_id, line_no),
  constraint payment_term_part_once unique nulls not distinct (company_id, payment_term_id, event, days, day_of_month),
  foreign key (company_id, payment_term_id) references erp.payment_term on delete cascade);
comment on table erp.payment_term_part is 'A share of what is owed, in parts per million; all of a term together are the whole. Due days after the event, then on the day of the month if there is one.';
select platform.protect_lines('erp.payment_term_part', 24);
