-- Real places become a master, which sees them through a view without those that the ledger has for itself. docs/decisions/065.
alter table inventory.location no force row level security;
alter table erp.store no force row level security;
alter table inventory.location disable trigger user;
alter table inventory.location
  add column name text,
  add column block_reason text constraint location_block_reason check (block_reason = btrim(block_reason) and length(block_reason) between 1 and 200),
  add column status text not null default 'active' constraint location_status check (status in ('active', 'inactive')),
  add column created_by bigint,
  add foreign key (company_id, created_by) references erp.app_user;
update inventory.location l set
  name = initcap(replace(replace(l.kind, 'v_', ''), '_', ' ')),
  code = case when l.kind = 'shelf' and l.code = 'SHELF'
    then case when upper(s.code) ~ '^[A-Z0-9][A-Z0-9_-]{0,22}$' then upper(s.code) else 'S' || s.id end || '-SHELF' else l.code end,
  block_reason = case when l.blocks_in or l.blocks_out then 'Blocked' end
from erp.store s where s.company_id = l.company_id and s.id = l.store_id;
alter table inventory.location
  alter column name set not null,
  add column name_key text not null generated always as (platform.normalise(name)) stored,
  add column code_key text not null generated always as (lower(code)) stored,
  add constraint location_block_told check (block_reason is not null or not (blocks_in or blocks_out)),
  add constraint location_main_in_use check (not is_main or status = 'active'),
  drop constraint location_code_form,
  add constraint location_code_form check (code = btrim(code) and length(code) between 1 and 30),
  add constraint location_reserved_code check (kind not in ('shelf', 'staging')
    or upper(code) not in ('TRANSIT', 'SUPPLIER', 'CUSTOMER', 'ADJUST', 'SCRAP', 'OPENING', 'OVERSOLD'));
alter table inventory.location enable trigger user;
alter table inventory.location rename constraint location_code to location_code_of_store;
alter table erp.store force row level security;
alter table inventory.location force row level security;
comment on column inventory.location.code is 'Of a real place unique in the company, since it is what is scanned; the others have one and the same in each store, by which postings find them.';
comment on column inventory.location.block_reason is 'Why goods do not get in or out; told with the refusal.';

-- What protect_master does, but that only real places need codes and names of their own.
drop policy company on inventory.location;
drop index inventory.location_updated_by;
drop trigger location_version on inventory.location;
select platform.protect('inventory.location', 'select, insert, update, delete');
create index location_by_name on inventory.location (company_id, name collate "und-x-icu", id);
create index location_by_change on inventory.location (company_id, updated_at, id);
create index location_updated_by on inventory.location (company_id, updated_by);
create index location_created_by on inventory.location (company_id, created_by);
create trigger location_version before update on inventory.location for each row execute function platform.raise_version();
select platform.keep_words('inventory.location', 'code', 'name');
alter table inventory.location add constraint location_name unique (company_id, id, name_key);
select platform.prepare_merging('inventory.location');
drop index inventory.location_name;
create unique index location_code on inventory.location (company_id, code_key) where kind in ('shelf', 'staging');
create unique index location_name on inventory.location (company_id, store_id, name_key) where kind in ('shelf', 'staging') and merged_into_id is null;
create index location_by_name_key on inventory.location (company_id, name_key);

create view inventory.real_location with (security_invoker = true) as
  select * from inventory.location where kind in ('shelf', 'staging') with local check option;
comment on view inventory.real_location is 'Places that people make and change; the others are the ledger''s.';
grant select, insert, update, delete on inventory.real_location to app;
grant select on inventory.real_location to maint;

-- The places that postings come from and go to are made by postings alone.
create function inventory.keep_own_places() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if current_user = 'app' and (
    tg_op <> 'INSERT' and old.kind not in ('shelf', 'staging') or tg_op <> 'DELETE' and new.kind not in ('shelf', 'staging'))
  then
    raise exception 'place % is the ledger''s', coalesce(old.id, new.id) using errcode = '42501';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger location_own before insert or update or delete on inventory.location
  for each row execute function inventory.keep_own_places();

-- What lies at a place keeps its kind, and whether it may be sold; what ever lay there, its store. Every posting begins by a row of
-- stock_posting, so that whoever locks that table waits for those under way and is looked at by none that comes after. With the
-- owner's rights: role app may not lock the ledger.
create function inventory.keep_used_places() returns trigger
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  lock table inventory.stock_posting in share row exclusive mode;
  if exists (
    select from inventory.stock_balance b where b.company_id = old.company_id and b.location_id = old.id
      and (b.on_hand > 0 or new.store_id <> old.store_id))
  then
    perform platform.refuse('inventory.not_empty', jsonb_build_object('locations',
      jsonb_build_array(jsonb_build_object('locationId', old.id, 'code', old.code))));
  end if;
  return new;
end $$;
revoke all on function inventory.keep_used_places from public;
grant execute on function inventory.keep_used_places to app;
create trigger location_used before update on inventory.location for each row
  when ((old.store_id, old.kind, old.is_allocatable) is distinct from (new.store_id, new.kind, new.is_allocatable)
    or old.status = 'active' and new.status = 'inactive')
  execute function inventory.keep_used_places();
