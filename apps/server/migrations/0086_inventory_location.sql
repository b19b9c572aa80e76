create schema inventory;
comment on schema inventory is 'Tables of module inventory.';
grant usage on schema inventory to app, maint;

create table inventory.location (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  store_id bigint not null, code text not null constraint location_code_form check (code ~ '^[A-Z0-9][A-Z0-9_-]{0,29}$'),
  kind text not null constraint location_kind check (kind in ('shelf', 'staging', 'transit',
    'v_supplier', 'v_customer', 'v_adjust', 'v_scrap', 'v_opening', 'v_oversold')),
  is_tracked boolean not null generated always as (left(kind, 2) <> 'v_') stored,
  is_main boolean not null default false constraint location_main_is_shelf check (not is_main or kind = 'shelf'),
  is_allocatable boolean not null default false constraint location_allocatable_is_tracked
    check (not is_allocatable or kind in ('shelf', 'staging')),
  blocks_in boolean not null default false, blocks_out boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  constraint location_code unique (company_id, store_id, code),
  foreign key (company_id, store_id) references erp.store,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table inventory.location is 'The only places stock can be, and the virtual ones it comes from and goes to, which each store has of its own. Source: warehouse.md 0, 3.1.';
comment on column inventory.location.is_tracked is 'Has balances; virtual places have none, so that sales of all stores never wait for one row.';
comment on column inventory.location.is_main is 'Where goods of the store are when nobody says otherwise.';
comment on column inventory.location.is_allocatable is 'What lies there may be sold and promised.';
create unique index location_main on inventory.location (company_id, store_id) where is_main;
create unique index location_one_of_kind on inventory.location (company_id, store_id, kind) where kind = 'transit' or not is_tracked;
create index location_updated_by on inventory.location (company_id, updated_by);
select platform.protect('inventory.location', 'select, insert');
create trigger location_version before update on inventory.location for each row execute function platform.raise_version();
