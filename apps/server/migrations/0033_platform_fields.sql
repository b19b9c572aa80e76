-- Fields that hold more than one plain value: parts of a record, several records, a week. docs/decisions/030.

-- Parts of a record: rows in an order, written and deleted with it. Their key is the record and the place; `most` bounds the place.
create function platform.protect_lines(line_table regclass, most integer) returns void
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  perform platform.protect(line_table, 'select, insert, update, delete');
  execute format('alter table %s add constraint %I check (line_no between 1 and %s)', line_table,
    (select relname from pg_class where oid = line_table) || '_line_no', most);
end $$;
comment on function platform.protect_lines is 'Rights and bounds of a table of parts: (company_id, <thing>_id, line_no), which goes with its record.';

-- Several records named by a record. Their key is both; the other one may be merged, so it may change.
create function platform.protect_links(link_table regclass, other_column text) returns void
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  perform platform.protect(link_table, 'select, insert, update, delete');
  execute format('create index %I on %s (company_id, %I)', (select relname from pg_class where oid = link_table) || '_' || other_column,
    link_table, other_column);
end $$;
comment on function platform.protect_links is 'Rights and the way back of a table that names several records: (company_id, <thing>_id, <other>_id).';
revoke execute on function platform.protect_lines, platform.protect_links from public;

-- At most three spans of a day, one after the other: [{"from": "09:00", "to": "18:00"}]. A day may end at 24:00.
create function platform.is_day(spans jsonb) returns boolean
  language plpgsql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
declare
  span jsonb;
  last_end text := '00:00';
begin
  if jsonb_typeof(spans) is distinct from 'array' then return false; end if;
  if jsonb_array_length(spans) > 3 then return false; end if;
  for span in select value from jsonb_array_elements(spans) loop
    if jsonb_typeof(span) <> 'object' or not span ?& array['from', 'to'] or span - 'from' - 'to' <> '{}' then return false; end if;
    if (span ->> 'from') !~ '^([01]\d|2[0-3]):[0-5]\d$' or (span ->> 'to') !~ '^(([01]\d|2[0-3]):[0-5]\d|24:00)$' then return false; end if;
    if (span ->> 'from') collate "C" < last_end collate "C" or (span ->> 'to') collate "C" <= (span ->> 'from') collate "C" then return false; end if;
    last_end := span ->> 'to';
  end loop;
  return true;
end $$;

-- The seven days by their names, and days that are different by their date: {"mon": [], …, "special": [{"on": "2026-12-25", "spans": []}]}.
create function platform.is_week(week jsonb) returns boolean
  language plpgsql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
declare
  days constant text[] := array['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
  day text;
  special jsonb;
begin
  if jsonb_typeof(week) is distinct from 'object' then return false; end if;
  if not week ?& (days || 'special'::text) or week - days - 'special' <> '{}' then return false; end if;
  foreach day in array days loop
    if not platform.is_day(week -> day) then return false; end if;
  end loop;
  if jsonb_typeof(week -> 'special') <> 'array' then return false; end if;
  for special in select value from jsonb_array_elements(week -> 'special') loop
    if jsonb_typeof(special) <> 'object' or not special ?& array['on', 'spans'] or special - 'on' - 'spans' <> '{}' then return false; end if;
    if coalesce(special ->> 'on', '') !~ '^\d{4}-\d\d-\d\d$' or not platform.is_day(special -> 'spans') then return false; end if;
  end loop;
  return true;
end $$;
comment on function platform.is_week is 'Whether opening hours have their form, for checks of jsonb columns.';
grant execute on function platform.is_day, platform.is_week to app, maint;

-- What a season follows, and what may be spent on it. Source: shell-and-access.md 3.2.
alter table procure.season
  add column previous_season_id bigint,
  add column budget_minor bigint,
  add constraint season_previous_other check (previous_season_id <> id),
  add foreign key (company_id, previous_season_id) references procure.season;
comment on column procure.season.previous_season_id is 'The season whose articles it carries on.';
comment on column procure.season.budget_minor is 'What may be bought for it. Unit: minor units of the company''s currency.';
create index season_previous on procure.season (company_id, previous_season_id);

create table procure.brand_gs1_prefix (
  company_id bigint not null, brand_id bigint not null, line_no integer not null,
  prefix text not null constraint brand_gs1_prefix_form check (prefix ~ '^\d{4,12}$'),
  note text,
  primary key (company_id, brand_id, line_no),
  constraint brand_gs1_prefix_once unique (company_id, brand_id, prefix),
  foreign key (company_id, brand_id) references procure.brand on delete cascade);
comment on table procure.brand_gs1_prefix is 'With what the barcodes of a brand begin. Source: GS1 General Specifications 1.4.3, company prefix.';
select platform.protect_lines('procure.brand_gs1_prefix', 50);
