-- Stock that a company brings along when it starts. docs/guides/inventory.md, Opening stock.
create table inventory.opening_stock (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  uid uuid not null, number text, name text not null generated always as (coalesce(number, '#' || id)) stored,
  store_id bigint not null, effective_on date not null, note text,
  status text not null default 'draft' constraint opening_stock_status check (status in ('draft', 'posted', 'reversed')),
  total_quantity numeric(18,4) not null, value_minor bigint not null,
  posted_at timestamptz, posted_by bigint,
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  constraint opening_stock_posted check ((status in ('posted', 'reversed')) = (posted_at is not null)),
  foreign key (company_id, store_id) references erp.store,
  foreign key (company_id, posted_by) references erp.app_user,
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table inventory.opening_stock is 'Stock of a store on the day a company starts with the product, at cost. value_minor: sum of its lines in minor units of the company’s currency. Source: warehouse.md 3.5.';
comment on column inventory.opening_stock.effective_on is 'Business day in the zone of the store.';
create index opening_stock_store on inventory.opening_stock (company_id, store_id, created_at, id);
create index opening_stock_posted_by on inventory.opening_stock (company_id, posted_by);
select platform.protect_document('inventory.opening_stock', '{draft>posted,posted>reversed}', '{value_minor,posted_at,posted_by}');

create table inventory.opening_stock_line (
  company_id bigint not null, opening_stock_id bigint not null, line_no integer not null,
  variant_id bigint not null, lot_no text, expires_on date, location_id bigint,
  quantity numeric(18,4) not null constraint opening_stock_line_quantity check (quantity > 0),
  unit_cost numeric(19,6) not null constraint opening_stock_line_unit_cost check (unit_cost >= 0),
  primary key (company_id, opening_stock_id, line_no),
  constraint opening_stock_line_once unique nulls not distinct (company_id, opening_stock_id, variant_id, location_id, lot_no),
  foreign key (company_id, opening_stock_id) references inventory.opening_stock on delete cascade,
  foreign key (company_id, variant_id) references procure.variant,
  foreign key (company_id, location_id) references inventory.location);
comment on table inventory.opening_stock_line is 'quantity: in the stock unit of the variant. location_id null: the main shelf of the store. unit_cost: in the company’s currency.';
create index opening_stock_line_variant on inventory.opening_stock_line (company_id, variant_id);
create index opening_stock_line_location on inventory.opening_stock_line (company_id, location_id);
select platform.protect_document_lines('inventory.opening_stock_line', 'inventory.opening_stock', 1000);
