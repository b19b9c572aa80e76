-- Stores become a master. What was a status of their own is the stage of an active store; a store that is closed is inactive.
-- docs/decisions/035.

-- A GS1 key (GLN, GTIN …): its last digit is the check digit over the others, weighted 3 and 1 from the right.
create function platform.is_gs1_key(key text) returns boolean
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
  select key ~ '^[0-9]+$' and sum(substr(reverse(key), place, 1)::integer * case when place % 2 = 0 then 3 else 1 end) % 10 = 0
  from generate_series(1, length(key)) as place
$$;
revoke execute on function platform.is_gs1_key from public;
grant execute on function platform.is_gs1_key to app, maint;

alter table erp.store no force row level security;
alter table erp.store disable trigger user;
-- Until here two of them could bear one name; the younger ones get their code behind it.
update erp.store s set name = left(s.name, 96) || ' (' || s.code || ')' where exists (
  select from erp.store o where o.company_id = s.company_id and o.id < s.id and platform.normalise(o.name) = platform.normalise(s.name));
alter table erp.store
  add column stage text not null default 'open',
  add column name_key text not null generated always as (platform.normalise(name)) stored,
  add column gln text constraint store_gln_form check (gln ~ '^[0-9]{13}$')
    constraint store_gln_check_digit check (platform.is_gs1_key(gln)),
  add column hub_id bigint, add column replenish_from_id bigint, add column manager_id bigint,
  add column address_line1 text, add column address_line2 text, add column region text, add column postcode text,
  add column phone text constraint store_phone_form check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  add column email text constraint store_email_form check (email ~ '^[^\s@]+@[^\s@]+$' and length(email) <= 254),
  add column receipt_header text, add column receipt_footer text,
  add column pos_oversell text not null default 'to_oversold' constraint store_pos_oversell check (pos_oversell in ('to_oversold', 'refuse')),
  add column is_pos_enabled boolean not null default true, add column is_pickup_point boolean not null default false,
  add column opened_on date, add column closed_on date,
  add column created_by bigint, add column updated_by bigint,
  add constraint store_period check (opened_on <= closed_on),
  add foreign key (company_id, hub_id) references erp.store,
  add foreign key (company_id, replenish_from_id) references erp.store,
  add foreign key (company_id, manager_id) references erp.app_user,
  add foreign key (company_id, created_by) references erp.app_user,
  add foreign key (company_id, updated_by) references erp.app_user;
alter table erp.store alter column country_code drop not null, alter column timezone drop not null, alter column status set default 'active',
  drop constraint store_status;
update erp.store set stage = case status when 'closed' then 'open' else status end, status = case status when 'closed' then 'inactive' else 'active' end,
  closed_on = case status when 'closed' then (updated_at at time zone timezone)::date end;
alter table erp.store
  add constraint store_status check (status in ('active', 'inactive')),
  add constraint store_stage check (stage in ('planned', 'open', 'temporarily_closed'));
alter table erp.store enable trigger user;
comment on table erp.store is 'A place of the company: shop, warehouse, office. Inactive: closed. Wire names of a session: sno, Str_name.';
comment on column erp.store.stage is 'How far an active store is.';
comment on column erp.store.gln is 'GS1 Global Location Number.';
comment on column erp.store.hub_id is 'The store that feeds it.';
comment on column erp.store.replenish_from_id is 'The store that its stock is filled up from.';
comment on column erp.store.timezone is 'IANA name; that of the company where nobody chose.';
comment on column erp.store.pos_oversell is 'What a till does when stock runs out: sell all the same, or refuse.';
comment on column erp.store.closed_on is 'Its last day; planned while it is active.';
create index store_hub on erp.store (company_id, hub_id);
create index store_replenish_from on erp.store (company_id, replenish_from_id);
create index store_manager on erp.store (company_id, manager_id);
create index store_created_by on erp.store (company_id, created_by);
drop policy company on erp.store;
drop index erp.store_code;
drop trigger store_version on erp.store;
select platform.protect_master('erp.store');

-- Searching goes by words, which are kept from a record's change on: each store is called otherwise for a moment.
alter table erp.store no force row level security;
alter table platform.search_word no force row level security;
alter table erp.permission_version no force row level security;
alter table erp.store disable trigger store_version;
do $$
declare
  known jsonb := (select jsonb_agg(jsonb_build_object('company_id', s.company_id, 'id', s.id, 'code', s.code, 'name', s.name)) from erp.store s);
begin
  update erp.store set code = 'x' || id, name = 'x' || id;
  update erp.store s set code = k.code, name = k.name from jsonb_to_recordset(known) as k(company_id bigint, id bigint, code text, name text)
    where s.company_id = k.company_id and s.id = k.id;
end $$;
alter table erp.store enable trigger store_version;
alter table erp.permission_version force row level security;
alter table platform.search_word force row level security;
alter table erp.store force row level security;

-- What nobody chose is that of the company, so that neither is ever null in a row; and a store that is closed has a last day.
create function erp.complete_store() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if new.country_code is null or new.timezone is null then
    select coalesce(new.country_code, c.country_code), coalesce(new.timezone, c.timezone) into new.country_code, new.timezone
    from erp.company c where c.id = new.company_id;
  end if;
  if new.status = 'inactive' then
    new.closed_on := coalesce(new.closed_on, greatest(new.opened_on, (now() at time zone new.timezone)::date));
  elsif tg_op = 'UPDATE' and old.status = 'inactive' and new.closed_on is not distinct from old.closed_on then
    new.closed_on := null;
  end if;
  return new;
end $$;
create trigger store_complete before insert or update on erp.store for each row execute function erp.complete_store();

-- The first of a store's chains that leads back to it: `hub_id`, `replenish_from_id`; null: none.
create function erp.find_store_cycle(company bigint, store bigint) returns text
  language sql stable set search_path = pg_catalog, pg_temp as $$
  with recursive chain as (
    select c.kind, case c.kind when 'hub_id' then s.hub_id else s.replenish_from_id end as next
    from erp.store s, (values ('hub_id'), ('replenish_from_id')) as c(kind) where s.company_id = company and s.id = store
    union
    select c.kind, case c.kind when 'hub_id' then s.hub_id else s.replenish_from_id end
    from chain c join erp.store s on s.company_id = company and s.id = c.next)
  select min(kind) from chain where next = store
$$;
revoke execute on function erp.find_store_cycle from public;
grant execute on function erp.find_store_cycle to app, maint;
-- Judged at commit. Whoever changed a store has raised the permission version of the company by then, whose row stays locked until he
-- is done: so two changes that are right alone and a circle together are never judged at once.
create function erp.refuse_store_cycle() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if erp.find_store_cycle(new.company_id, new.id) is not null then
    raise exception 'store % leads back to itself', new.id using errcode = '23514', constraint = tg_name, table = 'store', schema = 'erp';
  end if;
  return null;
end $$;
create constraint trigger store_cycle after insert or update of hub_id, replenish_from_id on erp.store
  deferrable initially deferred for each row execute function erp.refuse_store_cycle();
