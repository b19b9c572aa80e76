-- Numbers of documents: how a company wants them to read, and how far each series has come in each period. docs/decisions/035.
create table erp.series (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  key text not null constraint series_key_form check (key ~ '^[a-z]+\.[a-z0-9_]+$'), store_id bigint,
  prefix text not null constraint series_prefix check (prefix ~ '^[A-Z0-9/-]{0,12}$'),
  padding smallint not null constraint series_padding check (padding between 5 and 12),
  reset text not null constraint series_reset check (reset in ('never', 'year', 'month')),
  version integer not null default 1, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  constraint series_once unique nulls not distinct (company_id, key, store_id),
  foreign key (company_id, store_id) references erp.store,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table erp.series is 'How the numbers of a series read in a company, or in a store that counts for itself; a series that nobody has drawn from or changed has no row.';
comment on column erp.series.padding is 'Least count of digits.';
create index series_store on erp.series (company_id, store_id);
create index series_updated_by on erp.series (company_id, updated_by);
select platform.protect('erp.series', 'select, insert, update');
create trigger series_version before update on erp.series for each row execute function platform.raise_version();

create table erp.series_counter (
  company_id bigint not null, series_id bigint not null, period text not null constraint series_counter_period check (period ~ '^([0-9]{4}([0-9]{2})?)?$'),
  next_number bigint not null constraint series_counter_next check (next_number > 0),
  primary key (company_id, series_id, period),
  foreign key (company_id, series_id) references erp.series);
comment on table erp.series_counter is 'The next number of a series in a period: empty, a year or a month. Its row stays locked until the transaction that drew ends, so that what is rolled back leaves no gap.';
select platform.protect('erp.series_counter', 'select, insert, update');
create function erp.refuse_series_backwards() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if new.next_number <= old.next_number then
    raise exception 'series % would go back to %', new.series_id, new.next_number
      using errcode = '23514', constraint = 'series_counter_forward', table = 'series_counter', schema = 'erp';
  end if;
  return null;
end $$;
create constraint trigger series_counter_forward after update on erp.series_counter for each row execute function erp.refuse_series_backwards();

create function erp.series_period(reset text, on_day date) returns text
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
  select case reset when 'year' then to_char(on_day, 'YYYY') when 'month' then to_char(on_day, 'YYYYMM') else '' end
$$;

-- Store, period and number behind the prefix; what there is none of is left out.
create function erp.series_number(prefix text, store_code text, period text, padding integer, number bigint) returns text
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
  select concat_ws('-', nullif(prefix, ''), store_code, nullif(period, ''), lpad(number::text, greatest(padding, length(number::text)), '0'))
$$;

-- Draws the next number of a series for a document of that business day. The last lock of a transaction: README decision 12.
create function erp.draw_number(company bigint, series_key text, store bigint, on_day date, initial_prefix text, initial_padding integer,
    initial_reset text) returns text
  language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
declare
  chosen erp.series;
  drawn bigint;
  current_period text;
begin
  if company is distinct from nullif(current_setting('app.company', true), '')::bigint then
    raise exception 'company % draws outside itself', company using errcode = '42501';
  end if;
  insert into erp.series (company_id, key, store_id, prefix, padding, reset)
    values (company, series_key, store, initial_prefix, initial_padding, initial_reset) on conflict do nothing;
  select * into chosen from erp.series s where s.company_id = company and s.key = series_key and s.store_id is not distinct from store;
  current_period := erp.series_period(chosen.reset, on_day);
  insert into erp.series_counter as c (company_id, series_id, period, next_number) values (company, chosen.id, current_period, 2)
    on conflict (company_id, series_id, period) do update set next_number = c.next_number + 1 returning c.next_number - 1 into drawn;
  return erp.series_number(chosen.prefix, (select s.code from erp.store s where s.company_id = company and s.id = store), current_period,
    chosen.padding, drawn);
end $$;
revoke execute on function erp.series_period, erp.series_number, erp.draw_number from public;
grant execute on function erp.series_period, erp.series_number, erp.draw_number to app, maint;
