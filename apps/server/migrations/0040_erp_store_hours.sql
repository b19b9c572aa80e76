-- When a store is open, where it lies, and how long it takes goods back.
alter table erp.store
  add column return_days integer constraint store_return_days check (return_days between 0 and 365),
  add column latitude_micro integer constraint store_latitude check (latitude_micro between -90000000 and 90000000),
  add column longitude_micro integer constraint store_longitude check (longitude_micro between -180000000 and 180000000),
  add constraint store_position check ((latitude_micro is null) = (longitude_micro is null));
comment on column erp.store.return_days is 'Days after a sale in which goods are taken back; null: no limit.';
comment on column erp.store.latitude_micro is 'Millionths of a degree, as longitude_micro.';

create table erp.store_hours (
  company_id bigint not null, store_id bigint not null, line_no integer not null,
  weekday text not null constraint store_hours_weekday
    check (weekday in ('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday')),
  opens time not null, closes time not null,
  primary key (company_id, store_id, line_no),
  constraint store_hours_order check (opens < closes),
  foreign key (company_id, store_id) references erp.store on delete cascade);
comment on table erp.store_hours is 'From when to when a store is open on a day of the week, by its own clocks; a day may have several, and without any it is closed.';
select platform.protect_lines('erp.store_hours', 28);

-- Whoever writes hours holds the store, so that no two do at once.
create function erp.refuse_overlapping_hours() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  perform from erp.store s where s.company_id = new.company_id and s.id = new.store_id for no key update;
  if exists (select from erp.store_hours h where h.company_id = new.company_id and h.store_id = new.store_id and h.line_no <> new.line_no
      and h.weekday = new.weekday and h.opens < new.closes and new.opens < h.closes) then
    raise exception 'hours of store % overlap', new.store_id
      using errcode = '23514', constraint = tg_name, table = 'store_hours', schema = 'erp';
  end if;
  return null;
end $$;
create constraint trigger store_hours_overlap after insert or update on erp.store_hours
  for each row execute function erp.refuse_overlapping_hours();

create table erp.store_special_day (
  company_id bigint not null, store_id bigint not null, line_no integer not null,
  day date not null, opens time, closes time,
  primary key (company_id, store_id, line_no),
  constraint store_special_day_once unique (company_id, store_id, day),
  constraint store_special_day_whole check ((opens is null) = (closes is null)),
  constraint store_special_day_order check (opens < closes),
  foreign key (company_id, store_id) references erp.store on delete cascade);
comment on table erp.store_special_day is 'A day on which other hours hold than those of its weekday; without hours the store is closed.';
select platform.protect_lines('erp.store_special_day', 100);
