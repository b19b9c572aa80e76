-- What takes back, promises and revalues stock. Only functions of this schema write these tables; role app may read them.
-- docs/decisions/064.

-- They learned more arguments; with both forms there a call would fit two.
drop function if exists inventory.mark_costs(bigint, inventory.stock_posting, inventory.draft[], inventory.flow[]);
drop function if exists inventory.post_stock(bigint, text, bigint, integer, date, text[], bigint[], bigint[], bigint[], numeric[], numeric[],
  bigint, bigint, text, bigint[], bigint[], bigint[], bigint[], boolean, date);

alter table inventory.stock_posting add column reverses_posting_id bigint,
  add constraint stock_posting_reversed_once unique (company_id, reverses_posting_id),
  add constraint stock_posting_reverses foreign key (company_id, reverses_posting_id) references inventory.stock_posting;
comment on column inventory.stock_posting.reverses_posting_id is 'The posting that it takes back move by move; a posting is taken back once, and what takes back never is.';

alter table inventory.cost_mark add column peer_id bigint,
  add constraint cost_mark_peer foreign key (company_id, peer_id) references inventory.cost_mark,
  add constraint cost_mark_peer_is_in check (peer_id is null or not is_out);
comment on column inventory.cost_mark.peer_id is 'Of what arrived: the transfer that sent it, by which a late cost finds its way.';
create index cost_mark_by_peer on inventory.cost_mark (company_id, peer_id);
create index cost_mark_out on inventory.cost_mark (company_id, store_id, variant_id, epoch, id) where is_out;

alter table inventory.stock_revaluation add column mark_id bigint, add column cost_minor numeric(24,6),
  add constraint stock_revaluation_mark foreign key (company_id, mark_id) references inventory.cost_mark,
  drop constraint stock_revaluation_target,
  add constraint stock_revaluation_target check (target in ('oversold_debt', 'pool', 'transit', 'cost_of_sales'));
create index stock_revaluation_by_mark on inventory.stock_revaluation (company_id, mark_id);
comment on column inventory.stock_revaluation.mark_id is 'The receipt whose goods cost so much more; of transit, the transfer that they are on.';
comment on column inventory.stock_revaluation.cost_minor is 'What the goods of that mark cost more in all; of cost_of_sales what the line brought, which is shared out in its rows.';
comment on table inventory.stock_revaluation is 'A change of value without a move; append-only. oversold_debt: what covered a debt cost so much more than it was valued at, which is cost of sales. pool, transit: what a store has, or is on its way to it, is worth so much more than its moves say. cost_of_sales: what of a late cost neither stayed nor moved. Units: minor units of the company’s currency, signed.';

create table inventory.stock_reservation (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  demand_type text not null constraint stock_reservation_demand_type check (demand_type ~ '^[a-z][a-z_]{0,39}$'),
  demand_id bigint not null, store_id bigint not null, variant_id bigint not null,
  priority integer not null constraint stock_reservation_priority check (priority between 1 and 9),
  quantity numeric(18,4) not null,
  allocated_quantity numeric(18,4) not null default 0 constraint stock_reservation_allocated check (allocated_quantity >= 0),
  consumed_quantity numeric(18,4) not null default 0 constraint stock_reservation_consumed check (consumed_quantity >= 0),
  expires_on date,
  state text not null default 'open' constraint stock_reservation_state check (state in ('open', 'released', 'expired')),
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  constraint stock_reservation_within check (allocated_quantity + consumed_quantity <= quantity),
  constraint stock_reservation_ended check (state = 'open' or quantity = consumed_quantity),
  foreign key (company_id, store_id) references erp.store,
  foreign key (company_id, variant_id) references procure.variant) with (fillfactor = 80);
comment on table inventory.stock_reservation is 'Stock of a store that a line of a document was promised. Source: warehouse.md 3.3, 4.5. Units: quantities in the stock unit of the variant.';
comment on column inventory.stock_reservation.demand_id is 'The line that wants it; each has one reservation at most that is open.';
comment on column inventory.stock_reservation.priority is '1 is served first, and 9 gives way first.';
comment on column inventory.stock_reservation.quantity is 'What was promised and not taken back; what is neither allocated nor consumed of it is promised by the store as a whole.';
comment on column inventory.stock_reservation.allocated_quantity is 'Lies reserved in places, for somebody to pick.';
comment on column inventory.stock_reservation.consumed_quantity is 'Has left by the postings of its document.';
comment on column inventory.stock_reservation.expires_on is 'The last day on which it holds, in the zone of the store.';
create unique index stock_reservation_open on inventory.stock_reservation (company_id, demand_type, demand_id) where state = 'open';
create index stock_reservation_promised on inventory.stock_reservation (company_id, store_id, variant_id, priority, id)
  where quantity > allocated_quantity + consumed_quantity;
create index stock_reservation_due on inventory.stock_reservation (company_id, expires_on, id) where state = 'open' and quantity > consumed_quantity;
create index stock_reservation_by_pool on inventory.stock_reservation (company_id, store_id, variant_id);
create index stock_reservation_by_variant on inventory.stock_reservation (company_id, variant_id);
select platform.protect('inventory.stock_reservation', 'select');

create table inventory.stock_allocation (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  reservation_id bigint not null, balance_id bigint not null,
  quantity numeric(18,4) not null, picked_quantity numeric(18,4) not null default 0,
  is_started boolean not null default false, created_at timestamptz not null default now(),
  primary key (company_id, id),
  constraint stock_allocation_picked check (picked_quantity between 0 and quantity),
  foreign key (company_id, reservation_id) references inventory.stock_reservation,
  foreign key (company_id, balance_id) references inventory.stock_balance) with (fillfactor = 80);
comment on table inventory.stock_allocation is 'What lies in a place for a reservation. Open is what is not picked: its sum is what the balance has reserved. Units: quantities in the stock unit of the variant.';
comment on column inventory.stock_allocation.quantity is 'Lowered by what is taken back before it is picked.';
comment on column inventory.stock_allocation.is_started is 'Somebody is on the way to it: it is not taken back any more.';
create index stock_allocation_open on inventory.stock_allocation (company_id, balance_id, id) where quantity > picked_quantity;
create index stock_allocation_by_balance on inventory.stock_allocation (company_id, balance_id);
create index stock_allocation_by_reservation on inventory.stock_allocation (company_id, reservation_id);
select platform.protect('inventory.stock_allocation', 'select');

create table inventory.reservation_loss (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  posting_id bigint not null, reservation_id bigint not null,
  kind text not null constraint reservation_loss_kind check (kind in ('promise', 'allocation')),
  quantity numeric(18,4) not null constraint reservation_loss_quantity check (quantity > 0),
  primary key (company_id, id),
  foreign key (company_id, posting_id) references inventory.stock_posting,
  foreign key (company_id, reservation_id) references inventory.stock_reservation);
comment on table inventory.reservation_loss is 'What a posting took from reservations of others, so that their documents can be told; append-only. promise: it has that much less. allocation: it lies in no place any more, and is promised again. Units: quantities in the stock unit of the variant.';
create index reservation_loss_by_posting on inventory.reservation_loss (company_id, posting_id);
create index reservation_loss_by_reservation on inventory.reservation_loss (company_id, reservation_id);
select platform.protect('inventory.reservation_loss', 'select');
create trigger reservation_loss_append_only before update or delete on inventory.reservation_loss
  for each row execute function platform.refuse_change();
create trigger reservation_loss_no_truncate before truncate on inventory.reservation_loss
  for each statement execute function platform.refuse_change();

-- As of the ledger: of a fresh table the planner would take it that a company has a row or two.
select pg_restore_attribute_stats('schemaname', 'inventory', 'relname', ledger, 'attname', 'company_id', 'inherited', false,
  'null_frac', 0::real, 'avg_width', 8, 'n_distinct', 1::real)
from unnest(array['stock_reservation', 'stock_allocation', 'cost_mark', 'stock_revaluation']) as ledger;

-- A line that wants stock while its promise is worked out: `had` is promised to it, it wants `more`, its pool has `free`, and it `gets`.
create type inventory.demand as (
  n integer, demand_id bigint, store_id bigint, variant_id bigint, reservation_id bigint, had numeric, more numeric, free numeric, gets numeric);

-- What a posting leaves too little of for those who have it reserved: in a balance, or in a store as a whole.
create type inventory.lack as (balance_id bigint, store_id bigint, variant_id bigint, location_id bigint, missing numeric);

-- What a receipt or a transfer has of a late cost of a line, in minor units and parts of one.
create type inventory.cost_share as (line_no integer, mark_id bigint, cost numeric);
