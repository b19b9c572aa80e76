create table inventory.reason (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  code text not null, name text not null,
  name_key text not null generated always as (platform.normalise(name)) stored,
  direction text not null default 'both' constraint reason_direction check (direction in ('in', 'out', 'both')),
  needs_note boolean not null default false,
  status text not null default 'active' constraint reason_status check (status in ('active', 'inactive')),
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table inventory.reason is 'Why stock is changed by hand. direction: whether it may add, take away, or both. Source: warehouse.md 3.5.';
create index reason_created_by on inventory.reason (company_id, created_by);
select platform.protect_master('inventory.reason');

create table inventory.stock_adjustment (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  uid uuid not null, number text, name text not null generated always as (coalesce(number, '#' || id)) stored,
  store_id bigint not null, reason_id bigint not null, effective_on date not null, note text,
  status text not null default 'draft' constraint stock_adjustment_status
    check (status in ('draft', 'pending', 'approved', 'posted', 'rejected', 'reversed', 'cancelled')),
  value_minor bigint, posted_at timestamptz, posted_by bigint,
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  constraint stock_adjustment_posted check ((status in ('posted', 'reversed')) = (posted_at is not null and value_minor is not null)),
  foreign key (company_id, store_id) references erp.store,
  foreign key (company_id, reason_id) references inventory.reason,
  foreign key (company_id, posted_by) references erp.app_user,
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table inventory.stock_adjustment is 'Stock that is changed by hand, and why. Source: warehouse.md 3.5, 5.11.';
comment on column inventory.stock_adjustment.effective_on is 'Business day in the zone of the store.';
comment on column inventory.stock_adjustment.value_minor is 'What it added to the stock, signed, in minor units of the company’s currency.';
create index stock_adjustment_store on inventory.stock_adjustment (company_id, store_id, created_at, id);
create index stock_adjustment_reason on inventory.stock_adjustment (company_id, reason_id);
create index stock_adjustment_posted_by on inventory.stock_adjustment (company_id, posted_by);
select platform.protect_document('inventory.stock_adjustment',
  '{draft>pending,draft>approved,draft>posted,pending>approved,pending>rejected,pending>draft,approved>posted,approved>cancelled,rejected>cancelled,posted>reversed}',
  '{value_minor,posted_at,posted_by}');

create table inventory.stock_adjustment_line (
  company_id bigint not null, stock_adjustment_id bigint not null, line_no integer not null,
  variant_id bigint not null, location_id bigint,
  quantity numeric(18,4) not null constraint stock_adjustment_line_quantity check (quantity <> 0),
  unit_cost numeric(19,6) constraint stock_adjustment_line_unit_cost check (unit_cost >= 0),
  primary key (company_id, stock_adjustment_id, line_no),
  constraint stock_adjustment_line_once unique nulls not distinct (company_id, stock_adjustment_id, variant_id, location_id),
  constraint stock_adjustment_line_cost_in check (unit_cost is null or quantity > 0),
  foreign key (company_id, stock_adjustment_id) references inventory.stock_adjustment on delete cascade,
  foreign key (company_id, variant_id) references procure.variant,
  foreign key (company_id, location_id) references inventory.location);
comment on table inventory.stock_adjustment_line is 'quantity: signed, in the stock unit of the variant. location_id null: the main shelf of the store. unit_cost: of what is added, in the company’s currency; null: what the store last knew.';
create index stock_adjustment_line_variant on inventory.stock_adjustment_line (company_id, variant_id);
create index stock_adjustment_line_location on inventory.stock_adjustment_line (company_id, location_id);
select platform.protect_document_lines('inventory.stock_adjustment_line', 'inventory.stock_adjustment', 500);
