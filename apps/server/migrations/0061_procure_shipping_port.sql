-- The world list of ports, and those that a company uses. docs/decisions/044.
create table platform.unlocode (
  code text primary key constraint unlocode_code_form check (code ~ '^[A-Z]{2}[A-Z2-9]{3}$'),
  name text not null, other_names text,
  name_key text not null,
  country text references platform.country, subdivision text,
  status text constraint unlocode_status check (status ~ '^[A-Z]{2}$'),
  functions text not null constraint unlocode_functions check (functions ~ '^[1-][2-][3-][4-][5-][6-][7-][8B-]$'),
  iata text constraint unlocode_iata check (iata ~ '^[A-Z0-9]{3}$'),
  latitude_micro integer constraint unlocode_latitude check (latitude_micro between -90000000 and 90000000),
  longitude_micro integer constraint unlocode_longitude check (longitude_micro between -180000000 and 180000000),
  is_large boolean not null generated always as (status is not null and status in ('AA', 'AC', 'AF', 'AI', 'AM', 'AS') and functions like '1__45___') stored);
comment on table platform.unlocode is 'Places of UN/LOCODE with a port, an airport or a multimodal terminal, installation-wide. Source: data/un-locode-ports.tsv.gz.';
comment on column platform.unlocode.name_key is 'All its names as platform.normalise has them; kept by whoever loads the list, which is four times as fast.';
comment on column platform.unlocode.functions is 'What stands at its place is there: 1 sea port, 2 rail, 3 road, 4 airport, 5 post, 6 multimodal terminal, 7 fixed installation, B border crossing.';
comment on column platform.unlocode.is_large is 'Approved by an authority, with a sea port, an airport and an office of international post. docs/decisions/044.';
create index unlocode_country on platform.unlocode (country);
create index unlocode_name_similar on platform.unlocode using gin (name_key extensions.gin_trgm_ops);
grant select on platform.unlocode to app, maint;

create table procure.shipping_port (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  code text not null constraint shipping_port_code_form check (code ~ '^[A-Z]{2}[A-Z2-9]{3}$'),
  name text not null,
  name_key text not null generated always as (platform.normalise(name)) stored,
  country text references platform.country,
  kind text constraint shipping_port_kind check (kind in ('sea', 'air', 'rail', 'road', 'multimodal')),
  is_origin boolean not null default true, is_destination boolean not null default true,
  iata text constraint shipping_port_iata check (iata ~ '^[A-Z0-9]{3}$'),
  latitude_micro integer constraint shipping_port_latitude check (latitude_micro between -90000000 and 90000000),
  longitude_micro integer constraint shipping_port_longitude check (longitude_micro between -180000000 and 180000000),
  timezone text,
  default_incoterm text constraint shipping_port_default_incoterm check (default_incoterm in ('EXW', 'FCA', 'FOB', 'CFR', 'CIF', 'DAP', 'DDP',
    'CPT', 'CIP', 'DPU', 'FAS')),
  clearance_days integer constraint shipping_port_clearance_days check (clearance_days between 0 and 365),
  status text not null default 'active' constraint shipping_port_status check (status in ('active', 'inactive')),
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  constraint shipping_port_code_country check (starts_with(code, country)),
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table procure.shipping_port is 'A port or airport that the company uses; code: UN/LOCODE; country: never null, by its trigger. clearance_days: what customs take on average. Source: shell-and-access.md 3.2.';
create index shipping_port_country on procure.shipping_port (country);
create index shipping_port_created_by on procure.shipping_port (company_id, created_by);
select platform.protect_master('procure.shipping_port');

-- What nobody wrote is as the world list has it.
create function procure.complete_shipping_port() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  new.country := coalesce(new.country, left(new.code, 2));
  if tg_op = 'INSERT' then
    select coalesce(new.iata, u.iata), coalesce(new.latitude_micro, u.latitude_micro), coalesce(new.longitude_micro, u.longitude_micro),
      coalesce(new.kind, case when u.functions like '1%' then 'sea' when u.functions like '___4%' then 'air' when u.functions like '_____6%' then 'multimodal'
        when u.functions like '_2%' then 'rail' when u.functions like '__3%' then 'road' end)
    into new.iata, new.latitude_micro, new.longitude_micro, new.kind
    from (select) one left join platform.unlocode u on u.code = new.code;
  end if;
  return new;
end $$;
create trigger shipping_port_complete before insert or update on procure.shipping_port for each row execute function procure.complete_shipping_port();

create table procure.shipping_port_route (
  company_id bigint not null, shipping_port_id bigint not null, line_no integer not null,
  to_port_id bigint not null,
  mode text not null constraint shipping_port_route_mode check (mode in ('sea', 'air', 'rail', 'road')),
  carrier text,
  transit_days integer not null constraint shipping_port_route_transit_days check (transit_days between 0 and 365),
  transit_days_p90 integer constraint shipping_port_route_transit_days_p90 check (transit_days_p90 between 0 and 365),
  least_days integer constraint shipping_port_route_least_days check (least_days between 0 and 365),
  most_days integer constraint shipping_port_route_most_days check (most_days between 0 and 365),
  customs_days integer not null constraint shipping_port_route_customs_days check (customs_days between 0 and 365),
  inland_days integer not null constraint shipping_port_route_inland_days check (inland_days between 0 and 365),
  primary key (company_id, shipping_port_id, line_no),
  constraint shipping_port_route_elsewhere check (to_port_id <> shipping_port_id),
  constraint shipping_port_route_late check (transit_days <= transit_days_p90),
  constraint shipping_port_route_least check (least_days <= transit_days),
  constraint shipping_port_route_most check (coalesce(transit_days_p90, transit_days) <= most_days),
  constraint shipping_port_route_once unique nulls not distinct (company_id, shipping_port_id, to_port_id, mode, carrier),
  foreign key (company_id, shipping_port_id) references procure.shipping_port on delete cascade,
  foreign key (company_id, to_port_id) references procure.shipping_port);
comment on table procure.shipping_port_route is 'How long goods take to another port: in half of all cases at most transit_days, in nine of ten transit_days_p90; least and most that ever happened. customs_days, inland_days: there, in working days.';
create index shipping_port_route_to on procure.shipping_port_route (company_id, to_port_id);
select platform.protect_lines('procure.shipping_port_route', 200);
