-- The stock ledger. Only inventory.post_stock writes these tables; role app may read them. docs/decisions/062.
create table inventory.stock_lot (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  variant_id bigint not null, lot_no text not null constraint stock_lot_no check (lot_no = btrim(lot_no) and length(lot_no) between 1 and 60),
  expires_on date, made_on date, created_at timestamptz not null default now(),
  primary key (company_id, id),
  constraint stock_lot_once unique (company_id, variant_id, lot_no),
  constraint stock_lot_of_variant unique (company_id, variant_id, id),
  constraint stock_lot_days check (expires_on >= made_on),
  foreign key (company_id, variant_id) references procure.variant);
comment on table inventory.stock_lot is 'Goods of a variant that were made together; usable through the end of the day they expire on.';
select platform.protect('inventory.stock_lot', 'select, insert');

create table inventory.stock_balance (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  location_id bigint not null, variant_id bigint not null, lot_id bigint,
  hu_id bigint constraint stock_balance_no_hu_yet check (hu_id is null), owner_id bigint,
  on_hand numeric(18,4) not null default 0 constraint stock_balance_not_negative check (on_hand >= 0),
  reserved numeric(18,4) not null default 0 constraint stock_balance_reserved check (reserved between 0 and on_hand),
  move_count bigint not null default 0, first_in_on date,
  primary key (company_id, id),
  constraint stock_balance_key unique nulls not distinct (company_id, location_id, variant_id, lot_id, hu_id, owner_id),
  foreign key (company_id, location_id) references inventory.location,
  foreign key (company_id, variant_id) references procure.variant,
  constraint stock_balance_lot foreign key (company_id, variant_id, lot_id) references inventory.stock_lot (company_id, variant_id, id),
  foreign key (company_id, owner_id) references procure.supplier) with (fillfactor = 70);
comment on table inventory.stock_balance is 'What lies where: always the sum of the moves of its key. Units: quantities in the stock unit of the variant.';
comment on column inventory.stock_balance.hu_id is 'Pallet or carton; none until handling units exist, and in the key from the start.';
comment on column inventory.stock_balance.owner_id is 'The supplier whose goods these are; null: ours.';
comment on column inventory.stock_balance.reserved is 'Allocated to documents that are being picked.';
comment on column inventory.stock_balance.move_count is 'How many moves touched it; each carries its place in this count, so that a lost one shows.';
comment on column inventory.stock_balance.first_in_on is 'Arrival of the oldest content: what leaves first. Kept when goods of other days join.';
create index stock_balance_by_variant on inventory.stock_balance (company_id, variant_id, location_id);
create index stock_balance_by_lot on inventory.stock_balance (company_id, variant_id, lot_id, location_id);
-- The owner first: while nothing is known of a fresh table, a key that begins with the company and goes on otherwise than a posting asks
-- looks as good as the right one, and is as long as the table.
create index stock_balance_by_owner on inventory.stock_balance (owner_id, company_id);
select platform.protect('inventory.stock_balance', 'select');

create table inventory.stock_pool (
  company_id bigint not null references erp.company, store_id bigint not null, is_transit boolean not null, variant_id bigint not null,
  on_hand numeric(18,4) not null default 0 constraint stock_pool_on_hand check (on_hand >= 0),
  owned_quantity numeric(18,4) not null default 0 constraint stock_pool_owned check (owned_quantity between 0 and on_hand),
  value_minor bigint not null default 0 constraint stock_pool_value check (value_minor >= 0),
  survival numeric(40,30) not null default 1 constraint stock_pool_survival check (survival > 0 and survival <= 1),
  epoch integer not null default 0,
  allocatable numeric(18,4) not null default 0 constraint stock_pool_allocatable check (allocatable between 0 and on_hand),
  promised numeric(18,4) not null default 0 constraint stock_pool_promised check (promised >= 0),
  allocated numeric(18,4) not null default 0 constraint stock_pool_allocated check (allocated >= 0),
  last_unit_cost numeric(19,6) constraint stock_pool_last_unit_cost check (last_unit_cost >= 0),
  primary key (company_id, store_id, is_transit, variant_id),
  constraint stock_pool_value_of_owned check (owned_quantity > 0 or value_minor = 0),
  constraint stock_pool_not_oversold check (promised + allocated <= allocatable),
  foreign key (company_id, store_id) references erp.store,
  foreign key (company_id, variant_id) references procure.variant) with (fillfactor = 70);
comment on table inventory.stock_pool is 'What a store has of a variant in all, or is on its way to it: the lock of every posting, the pool of its cost and the answer to what is available. Units: value in minor units of the company’s currency.';
comment on column inventory.stock_pool.is_transit is 'Goods on their way to the store: valued one by one as they left, never averaged.';
comment on column inventory.stock_pool.owned_quantity is 'Ours: the only quantity that is valued.';
comment on column inventory.stock_pool.survival is 'How much of a piece that was there when the epoch began is there still. Source: procurement.md 4.6.';
comment on column inventory.stock_pool.epoch is 'How often the pool has been empty.';
comment on column inventory.stock_pool.last_unit_cost is 'The last average there was, in the company’s currency; kept while the pool is empty.';
create index stock_pool_by_variant on inventory.stock_pool (company_id, variant_id, store_id, is_transit);
select platform.protect('inventory.stock_pool', 'select');

create table inventory.oversold_debt (
  company_id bigint not null references erp.company, store_id bigint not null, variant_id bigint not null,
  quantity numeric(18,4) not null default 0 constraint oversold_debt_quantity check (quantity >= 0),
  value_minor bigint not null default 0 constraint oversold_debt_value check (value_minor >= 0),
  primary key (company_id, store_id, variant_id),
  constraint oversold_debt_value_of_quantity check (quantity > 0 or value_minor = 0),
  foreign key (company_id, store_id) references erp.store,
  foreign key (company_id, variant_id) references procure.variant);
comment on table inventory.oversold_debt is 'What a store sold beyond its stock, valued at its last average until a receipt covers it. Source: settled.md N2.';
create index oversold_debt_by_variant on inventory.oversold_debt (company_id, variant_id, store_id);
select platform.protect('inventory.oversold_debt', 'select');

create table inventory.stock_posting (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  source_type text not null constraint stock_posting_source_type check (source_type ~ '^[a-z][a-z_]{0,39}$'),
  source_id bigint not null, event_no integer not null constraint stock_posting_event_no check (event_no > 0),
  effective_on date not null, posted_on date not null, posted_at timestamptz not null default now(), posted_by bigint, request_id text,
  line_count integer not null default 0, value_minor bigint not null default 0,
  primary key (company_id, id),
  constraint stock_posting_once unique (company_id, source_type, source_id, event_no),
  foreign key (company_id, posted_by) references erp.app_user);
comment on table inventory.stock_posting is 'A business event that moved stock; it posts once, for ever.';
comment on column inventory.stock_posting.effective_on is 'Business date in the zone of the store; reports follow it. posted_on orders the ledger.';
comment on column inventory.stock_posting.value_minor is 'What it added to all pools, signed.';
create index stock_posting_posted_by on inventory.stock_posting (company_id, posted_by);
select platform.protect('inventory.stock_posting', 'select');

create table inventory.stock_move (
  company_id bigint not null, posted_on date not null, id bigint generated always as identity,
  posting_id bigint not null, line_no integer not null, source_line_id bigint, effective_on date not null,
  kind text not null, variant_id bigint not null, lot_id bigint, owner_id bigint,
  from_location_id bigint not null, to_location_id bigint not null,
  quantity numeric(18,4) not null constraint stock_move_positive check (quantity > 0),
  value_minor bigint not null constraint stock_move_value check (value_minor >= 0),
  from_after numeric(18,4), from_no bigint, to_after numeric(18,4), to_no bigint,
  primary key (company_id, posted_on, id),
  constraint stock_move_elsewhere check (from_location_id <> to_location_id),
  constraint stock_move_value_is_ours check (owner_id is null or value_minor = 0)) partition by range (posted_on);
comment on table inventory.stock_move is 'The ledger: every move has two sides and is never changed; what was wrong is moved back. Units: value in minor units of the company’s currency.';
comment on column inventory.stock_move.from_after is 'What was left at the place it came from; null for a virtual place. from_no is its number among the moves of that balance; to_after and to_no alike.';
create index stock_move_by_variant on inventory.stock_move (company_id, variant_id, id);
create index stock_move_by_source on inventory.stock_move (company_id, from_location_id, id);
create index stock_move_by_target on inventory.stock_move (company_id, to_location_id, id);
create index stock_move_by_posting on inventory.stock_move (company_id, posting_id, line_no);
select platform.protect('inventory.stock_move', 'select');
create trigger stock_move_append_only before update or delete on inventory.stock_move
  for each row execute function platform.refuse_change();
create trigger stock_move_no_truncate before truncate on inventory.stock_move
  for each statement execute function platform.refuse_change();

create table inventory.cost_mark (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  posting_id bigint not null, line_no integer not null, store_id bigint not null, variant_id bigint not null,
  is_out boolean not null, quantity numeric(18,4) not null constraint cost_mark_quantity check (quantity > 0),
  quantity_before numeric(18,4) not null, survival numeric(40,30) not null, epoch integer not null,
  rest numeric(40,30) not null constraint cost_mark_rest check (rest between 0 and 1),
  primary key (company_id, id),
  foreign key (company_id, posting_id) references inventory.stock_posting,
  foreign key (company_id, store_id) references erp.store,
  foreign key (company_id, variant_id) references procure.variant);
comment on table inventory.cost_mark is 'Where a pool stood when a receipt raised it or a transfer left it, so that a late cost can be shared out without reading what happened since. Source: settled.md N3.';
comment on column inventory.cost_mark.rest is 'The share of a receipt that did not cover goods sold before it came.';
create index cost_mark_by_pool on inventory.cost_mark (company_id, store_id, variant_id, epoch, id);
create index cost_mark_by_variant on inventory.cost_mark (company_id, variant_id);
create index cost_mark_by_posting on inventory.cost_mark (company_id, posting_id, line_no);
select platform.protect('inventory.cost_mark', 'select');

create table inventory.stock_revaluation (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  posting_id bigint not null, line_no integer not null, store_id bigint not null, variant_id bigint not null,
  target text not null constraint stock_revaluation_target check (target in ('oversold_debt')), value_minor bigint not null,
  primary key (company_id, id),
  foreign key (company_id, posting_id) references inventory.stock_posting,
  foreign key (company_id, store_id) references erp.store,
  foreign key (company_id, variant_id) references procure.variant);
comment on table inventory.stock_revaluation is 'A change of value without a move; append-only. oversold_debt: what covered a debt cost so much more than it was valued at, which is cost of sales.';
create index stock_revaluation_by_posting on inventory.stock_revaluation (company_id, posting_id);
create index stock_revaluation_by_pool on inventory.stock_revaluation (company_id, store_id, variant_id);
create index stock_revaluation_by_variant on inventory.stock_revaluation (company_id, variant_id);
select platform.protect('inventory.stock_revaluation', 'select');

create table inventory.stock_day (
  company_id bigint not null references erp.company, store_id bigint not null, is_transit boolean not null, variant_id bigint not null,
  day date not null, kind text not null,
  in_quantity numeric(18,4) not null default 0, out_quantity numeric(18,4) not null default 0,
  in_value_minor bigint not null default 0, out_value_minor bigint not null default 0,
  primary key (company_id, store_id, is_transit, variant_id, day, kind),
  foreign key (company_id, store_id) references erp.store,
  foreign key (company_id, variant_id) references procure.variant) with (fillfactor = 80);
comment on table inventory.stock_day is 'What came into a pool and left it on a day, by the day it belongs to; written with the moves. Moves inside a store are in none.';
create index stock_day_by_variant on inventory.stock_day (company_id, variant_id, day);
select platform.protect('inventory.stock_day', 'select');

do $$
declare
  ledger text;
begin
  foreach ledger in array array['cost_mark', 'stock_revaluation'] loop
    execute format('create trigger %I before update or delete on inventory.%I for each row execute function platform.refuse_change()',
      ledger || '_append_only', ledger);
    execute format('create trigger %I before truncate on inventory.%I for each statement execute function platform.refuse_change()',
      ledger || '_no_truncate', ledger);
  end loop;
end $$;

-- A line of a posting while it is worked out. `course`: receive from a virtual place, issue to one, dispatch and arrive between a store
-- and what is on its way to one, inside a store. `place`: store, transit or outside (virtual).
create type inventory.draft as (
  n integer, source_line_id bigint, kind text, course text, variant_id bigint, lot_id bigint, owner_id bigint,
  from_location_id bigint, from_store_id bigint, from_place text, from_allocatable boolean,
  to_location_id bigint, to_store_id bigint, to_place text, to_allocatable boolean,
  quantity numeric, unit_cost numeric, value_minor bigint, is_given boolean,
  -- Of a line that covers what was sold beyond stock: the receipt it is part of.
  covers integer);

-- What a posting does to one of its pools: first what comes in, then what leaves with a value of its own, then what is taken at the
-- average. `owned`, `value_minor`: the pool before anything is taken at the average; `taken_value`: what that is worth.
create type inventory.flow as (
  store_id bigint, is_transit boolean, variant_id bigint, on_hand numeric, allocatable numeric, owned numeric, value_minor bigint,
  taken numeric, taken_value bigint, last_unit_cost numeric, survival numeric, epoch integer, owned_before numeric);

-- Of a fresh table the planner takes it that a company has a row or two, and would walk all of them for each line of a posting until the
-- first statistics come. That all rows are one company's is the safe thing to believe.
select pg_restore_attribute_stats('schemaname', 'inventory', 'relname', ledger, 'attname', 'company_id', 'inherited', false,
  'null_frac', 0::real, 'avg_width', 8, 'n_distinct', 1::real)
from unnest(array['stock_balance', 'stock_pool', 'oversold_debt', 'stock_day']) as ledger;
