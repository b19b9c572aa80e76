-- Ways between stores, and the four clocks that run on them. Source: warehouse.md 3.1, 3.4, 6.7. docs/decisions/075.
create table inventory.blocking_policy (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  code text not null, name text not null,
  name_key text not null generated always as (platform.normalise(name)) stored,
  reserve_hold_days integer constraint blocking_policy_reserve_hold check (reserve_hold_days between 0 and 365),
  receive_due_days integer constraint blocking_policy_receive_due check (receive_due_days between 0 and 365),
  settle_due_days integer constraint blocking_policy_settle_due check (settle_due_days between 0 and 365),
  retransfer_block_days integer constraint blocking_policy_retransfer_block check (retransfer_block_days between 0 and 365),
  calendar text not null default 'calendar' constraint blocking_policy_calendar check (calendar in ('calendar', 'working')),
  action text not null default 'block' constraint blocking_policy_action check (action in ('block', 'warn')),
  status text not null default 'active' constraint blocking_policy_status check (status in ('active', 'inactive')),
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table inventory.blocking_policy is 'How long things may take between two stores; null: that clock does not run. Units: days, by the calendar or those on which the store is open.';
comment on column inventory.blocking_policy.action is 'What follows once a clock has run out: block refuses, warn only shows it.';
create index blocking_policy_created_by on inventory.blocking_policy (company_id, created_by);
select platform.protect_master('inventory.blocking_policy');

create table inventory.transfer_route (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  code text not null, name text not null,
  name_key text not null generated always as (platform.normalise(name)) stored,
  from_store_id bigint not null, to_store_id bigint not null,
  transit_days integer not null default 1 constraint transfer_route_transit_days check (transit_days between 0 and 365),
  blocking_policy_id bigint,
  status text not null default 'active' constraint transfer_route_status check (status in ('active', 'inactive')),
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  constraint transfer_route_stores check (from_store_id <> to_store_id),
  constraint transfer_route_once unique (company_id, from_store_id, to_store_id),
  foreign key (company_id, from_store_id) references erp.store,
  foreign key (company_id, to_store_id) references erp.store,
  foreign key (company_id, blocking_policy_id) references inventory.blocking_policy,
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table inventory.transfer_route is 'The way from one store to another: how many days goods are on it, and which policy holds there.';
create index transfer_route_to on inventory.transfer_route (company_id, to_store_id);
create index transfer_route_policy on inventory.transfer_route (company_id, blocking_policy_id);
create index transfer_route_created_by on inventory.transfer_route (company_id, created_by);
select platform.protect_master('inventory.transfer_route');

create table inventory.blocking_override (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  store_id bigint not null, until_on date not null,
  reason text not null constraint blocking_override_reason check (reason = btrim(reason) and length(reason) between 1 and 2000),
  created_at timestamptz not null default now(), created_by bigint not null,
  primary key (company_id, id),
  foreign key (company_id, store_id) references erp.store,
  foreign key (company_id, created_by) references erp.app_user);
comment on table inventory.blocking_override is 'Lets a store go on although a clock of it has run out, until the end of a day by its own zone; the last one counts. Append-only.';
create index blocking_override_store on inventory.blocking_override (company_id, store_id, id);
create index blocking_override_created_by on inventory.blocking_override (company_id, created_by);
select platform.protect('inventory.blocking_override', 'select, insert');
create trigger blocking_override_append_only before update or delete on inventory.blocking_override
  for each row execute function platform.refuse_change();
create trigger blocking_override_no_truncate before truncate on inventory.blocking_override
  for each statement execute function platform.refuse_change();

-- The last of so many days after a day. A store works on the weekdays it has hours on, special days before; one without hours every day.
create function inventory.last_day(company bigint, store bigint, day date, days integer, calendar text) returns date
  language sql stable set search_path = pg_catalog, pg_temp as $$
  select case
    when calendar = 'calendar' or days = 0 or not exists (
      select from erp.store_hours h where h.company_id = company and h.store_id = store) then day + days
    else coalesce((
      select o.open_day from (
        select d.open_day, row_number() over (order by d.open_day) as nth
        from (select day + n as open_day from generate_series(1, days * 8 + 60) as g (n)) d
        left join erp.store_special_day s on s.company_id = company and s.store_id = store and s.day = d.open_day
        where case when s.day is not null then s.opens is not null else exists (
          select from erp.store_hours h where h.company_id = company and h.store_id = store
            and h.weekday = trim(to_char(d.open_day, 'day'))) end) o
      where o.nth = days), day + days)
  end
$$;
comment on function inventory.last_day is 'Day through which so many days run that begin after a day. Units: days of the calendar, or on which the store is open.';
revoke execute on function inventory.last_day from public;
grant execute on function inventory.last_day to app, maint;

create index transfer_shipment_under_way on inventory.transfer_shipment (company_id, to_store_id, from_store_id)
  where status in ('dispatched', 'receiving', 'received');

create view inventory.running_clock with (security_invoker = true) as
  with clock as (
    select 'hold' as kind, t.company_id, t.from_store_id as store_id, t.from_store_id, t.to_store_id, t.id as transfer_id, null::bigint as shipment_id,
      t.name, t.blocking_until as due_on, 'warn' as action
    from inventory.transfer t where t.status = 'approved'
    union all
    select 'receive', s.company_id, s.to_store_id, s.from_store_id, s.to_store_id, s.transfer_id, s.id, s.name,
      inventory.last_day(s.company_id, s.to_store_id, (s.dispatched_at at time zone z.timezone)::date + r.transit_days, p.receive_due_days, p.calendar),
      p.action
    from inventory.transfer_shipment s
    join erp.store z on z.company_id = s.company_id and z.id = s.to_store_id
    join inventory.transfer_route r on r.company_id = s.company_id and r.from_store_id = s.from_store_id and r.to_store_id = s.to_store_id
      and r.status = 'active'
    join inventory.blocking_policy p on p.company_id = r.company_id and p.id = r.blocking_policy_id and p.status = 'active'
    where s.status in ('dispatched', 'receiving') and p.receive_due_days is not null
    union all
    select 'settle', s.company_id, s.to_store_id, s.from_store_id, s.to_store_id, s.transfer_id, s.id, s.name,
      inventory.last_day(s.company_id, s.to_store_id, (d.first_at at time zone z.timezone)::date, p.settle_due_days, p.calendar), p.action
    from inventory.transfer_shipment s
    join lateral (select min(d.created_at) as first_at from inventory.discrepancy d
      where d.company_id = s.company_id and d.shipment_id = s.id having count(*) > 0) d on true
    join erp.store z on z.company_id = s.company_id and z.id = s.to_store_id
    join inventory.transfer_route r on r.company_id = s.company_id and r.from_store_id = s.from_store_id and r.to_store_id = s.to_store_id
      and r.status = 'active'
    join inventory.blocking_policy p on p.company_id = r.company_id and p.id = r.blocking_policy_id and p.status = 'active'
    where s.status in ('receiving', 'received') and p.settle_due_days is not null)
  select c.*, z.name as store, y.today, o.until_on as overridden_until, c.due_on - y.today as days_left, c.due_on < y.today as is_over,
    c.due_on < y.today and c.action = 'block' and coalesce(o.until_on < y.today, true) as is_blocking
  from clock c
  join erp.store z on z.company_id = c.company_id and z.id = c.store_id
  cross join lateral (select (now() at time zone z.timezone)::date as today) y
  left join lateral (
    select v.until_on from inventory.blocking_override v where v.company_id = c.company_id and v.store_id = c.store_id
    order by v.id desc limit 1) o on true;
comment on view inventory.running_clock is 'What must be done until the end of a day, by the zone of its store, and what follows. receive: a shipment is to be received; settle: what was found otherwise is to be settled; hold: an approved transfer is to be released.';
grant select on inventory.running_clock to app, maint;
