create table inventory.stock_check (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  uid uuid not null, number text, name text not null generated always as (coalesce(number, '#' || id)) stored,
  store_id bigint not null, reason_id bigint not null, effective_on date not null,
  is_blind boolean not null default true, note text,
  status text not null default 'draft' constraint stock_check_status
    check (status in ('draft', 'counting', 'review', 'pending', 'approved', 'posted', 'rejected', 'reversed', 'cancelled')),
  round integer not null default 1 constraint stock_check_round check (round between 1 and 999),
  line_count integer constraint stock_check_line_count check (line_count >= 0), started_at timestamptz,
  value_minor bigint, posted_at timestamptz, posted_by bigint,
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  constraint stock_check_started check ((status = 'draft') = (started_at is null and line_count is null)),
  constraint stock_check_posted check ((status in ('posted', 'reversed')) = (posted_at is not null and value_minor is not null)),
  foreign key (company_id, store_id) references erp.store,
  foreign key (company_id, reason_id) references inventory.reason,
  foreign key (company_id, posted_by) references erp.app_user,
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table inventory.stock_check is 'Stock that is counted while work goes on. Source: warehouse.md 3.5, 5.5.';
comment on column inventory.stock_check.effective_on is 'Business day in the zone of the store, on which what differs is posted.';
comment on column inventory.stock_check.is_blind is 'Whoever counts is not told what should be there.';
comment on column inventory.stock_check.round is 'How often lines were sent to be counted again, and one.';
comment on column inventory.stock_check.line_count is 'Lines it began with.';
comment on column inventory.stock_check.value_minor is 'What it added to the stock, signed, in minor units of the company’s currency.';
create index stock_check_store on inventory.stock_check (company_id, store_id, created_at, id);
create index stock_check_reason on inventory.stock_check (company_id, reason_id);
create index stock_check_posted_by on inventory.stock_check (company_id, posted_by);
select platform.protect_document('inventory.stock_check',
  '{draft>counting,counting>review,counting>cancelled,review>counting,review>pending,review>approved,review>cancelled,pending>approved,pending>rejected,pending>review,rejected>review,rejected>counting,rejected>cancelled,approved>counting,approved>posted,approved>cancelled,posted>reversed}',
  '{round,line_count,started_at,value_minor,posted_at,posted_by}');

create table inventory.stock_check_scope (
  company_id bigint not null, stock_check_id bigint not null, line_no integer not null,
  location_id bigint, variant_id bigint, category_id bigint,
  primary key (company_id, stock_check_id, line_no),
  constraint stock_check_scope_named check (num_nonnulls(location_id, variant_id, category_id) > 0),
  foreign key (company_id, stock_check_id) references inventory.stock_check on delete cascade,
  foreign key (company_id, location_id) references inventory.location,
  foreign key (company_id, variant_id) references procure.variant,
  foreign key (company_id, category_id) references procure.category);
comment on table inventory.stock_check_scope is 'What is counted: whatever fits all that a line names, a category with those below it. A check without lines counts the whole store.';
create index stock_check_scope_location on inventory.stock_check_scope (company_id, location_id);
create index stock_check_scope_variant on inventory.stock_check_scope (company_id, variant_id);
create index stock_check_scope_category on inventory.stock_check_scope (company_id, category_id);
select platform.protect_document_lines('inventory.stock_check_scope', 'inventory.stock_check', 200);

create table inventory.stock_check_line (
  company_id bigint not null, id bigint generated always as identity,
  stock_check_id bigint not null, location_id bigint not null, variant_id bigint not null, lot_id bigint, owner_id bigint,
  state text not null default 'open' constraint stock_check_line_state check (state in ('open', 'matched', 'outside', 'accepted')),
  round integer not null default 1, times integer not null default 1 constraint stock_check_line_times check (times > 0),
  counted numeric(18,4) constraint stock_check_line_counted check (counted >= 0), counted_at timestamptz,
  expected numeric(18,4), variance numeric(18,4) generated always as (counted - expected) stored,
  value_minor bigint, is_moved boolean not null default false, earlier_variance numeric(18,4),
  version integer not null default 1, updated_at timestamptz not null default now(),
  primary key (company_id, id),
  constraint stock_check_line_key unique nulls not distinct (company_id, stock_check_id, location_id, variant_id, lot_id, owner_id),
  constraint stock_check_line_told check ((state = 'open') = (num_nonnulls(counted, counted_at, expected, value_minor) = 0)
    and (state = 'open' or num_nulls(counted, counted_at, expected, value_minor) = 0)),
  constraint stock_check_line_matches check (state <> 'matched' or counted = expected),
  foreign key (company_id, stock_check_id) references inventory.stock_check,
  foreign key (company_id, location_id) references inventory.location,
  foreign key (company_id, variant_id) references procure.variant,
  constraint stock_check_line_lot foreign key (company_id, variant_id, lot_id) references inventory.stock_lot (company_id, variant_id, id),
  foreign key (company_id, owner_id) references procure.supplier);
comment on table inventory.stock_check_line is 'One key of stock in a check. Open: nobody knows yet what should be there, and the database does not either: expected is worked out when a round ends. Units: quantities in the stock unit of the variant.';
comment on column inventory.stock_check_line.round is 'The round of the check in which it is or was last counted. times: how often that is.';
comment on column inventory.stock_check_line.counted_at is 'By the clock of the device, between the start of the check and its arrival here.';
comment on column inventory.stock_check_line.expected is 'What the ledger had at counted_at.';
comment on column inventory.stock_check_line.value_minor is 'Of the variance, signed, in minor units of the company’s currency.';
comment on column inventory.stock_check_line.is_moved is 'Goods of it moved within two minutes of the count.';
comment on column inventory.stock_check_line.earlier_variance is 'What the count before it said.';
create index stock_check_line_location on inventory.stock_check_line (company_id, location_id);
create index stock_check_line_variant on inventory.stock_check_line (company_id, variant_id);
create index stock_check_line_lot on inventory.stock_check_line (company_id, variant_id, lot_id);
create index stock_check_line_owner on inventory.stock_check_line (company_id, owner_id);
create index stock_check_line_of_check on inventory.stock_check_line (company_id, stock_check_id, id);
select platform.protect('inventory.stock_check_line', 'select, insert, update');
create trigger stock_check_line_version before update on inventory.stock_check_line for each row execute function platform.raise_version();

create table inventory.stock_check_entry (
  company_id bigint not null, id bigint generated always as identity,
  stock_check_id bigint not null, uid uuid not null,
  kind text not null constraint stock_check_entry_kind check (kind in ('item', 'done', 'undo')),
  round integer not null, location_id bigint not null, line_id bigint,
  quantity numeric(18,4) constraint stock_check_entry_quantity check (quantity > 0), undoes_id bigint,
  counted_at timestamptz not null, created_at timestamptz not null default now(), created_by bigint not null,
  primary key (company_id, id),
  constraint stock_check_entry_uid unique (company_id, uid),
  constraint stock_check_entry_undone_once unique (company_id, undoes_id),
  constraint stock_check_entry_form check ((kind = 'item') = (line_id is not null) and (kind = 'item') = (quantity is not null)
    and (kind = 'undo') = (undoes_id is not null)),
  foreign key (company_id, stock_check_id) references inventory.stock_check,
  foreign key (company_id, location_id) references inventory.location,
  foreign key (company_id, line_id) references inventory.stock_check_line,
  foreign key (company_id, undoes_id) references inventory.stock_check_entry,
  foreign key (company_id, created_by) references erp.app_user);
comment on table inventory.stock_check_entry is 'What somebody did while counting; append-only. item: so many more are here; done: all that is here has been counted; undo: another entry was a mistake.';
comment on column inventory.stock_check_entry.uid is 'Made by the device, so that an entry that is sent twice is one.';
comment on column inventory.stock_check_entry.quantity is 'In the stock unit of the variant.';
comment on column inventory.stock_check_entry.counted_at is 'By the clock of the device, between the start of the check and created_at.';
create index stock_check_entry_of_line on inventory.stock_check_entry (company_id, line_id, round);
create index stock_check_entry_of_check on inventory.stock_check_entry (company_id, stock_check_id, location_id, round);
create index stock_check_entry_location on inventory.stock_check_entry (company_id, location_id);
create index stock_check_entry_created_by on inventory.stock_check_entry (company_id, created_by);
select platform.protect('inventory.stock_check_entry', 'select, insert');
create trigger stock_check_entry_append_only before update or delete on inventory.stock_check_entry
  for each row execute function platform.refuse_change();
create trigger stock_check_entry_no_truncate before truncate on inventory.stock_check_entry
  for each statement execute function platform.refuse_change();
