-- What stores need of what they sell, from other stores and from suppliers. docs/guides/purchase.md, Replenishment.

create table purchase.replenishment_rule (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  code text not null, name text not null,
  name_key text not null generated always as (platform.normalise(name)) stored,
  store_id bigint, category_id bigint, product_id bigint,
  method text not null default 'auto' constraint replenishment_rule_method check (method in ('auto', 'minmax', 'none')),
  service_level text constraint replenishment_rule_service_level check (service_level in ('p90', 'p95', 'p97_5', 'p98', 'p99')),
  cover_days integer constraint replenishment_rule_cover_days check (cover_days between 1 and 365),
  review_days integer constraint replenishment_rule_review_days check (review_days between 1 and 365),
  lead_time_days integer constraint replenishment_rule_lead_time check (lead_time_days between 0 and 730),
  minimum_quantity numeric(18,4) constraint replenishment_rule_minimum check (minimum_quantity > 0),
  maximum_quantity numeric(18,4) constraint replenishment_rule_maximum check (maximum_quantity > 0),
  status text not null default 'active' constraint replenishment_rule_status check (status in ('active', 'inactive')),
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  constraint replenishment_rule_once unique nulls not distinct (company_id, product_id, category_id, store_id),
  constraint replenishment_rule_scope check (num_nonnulls(category_id, product_id) <= 1),
  constraint replenishment_rule_protection check (num_nonnulls(service_level, cover_days) <= 1),
  constraint replenishment_rule_bounds check (maximum_quantity >= minimum_quantity),
  constraint replenishment_rule_minmax check (method <> 'minmax' or num_nonnulls(minimum_quantity, maximum_quantity) = 2),
  foreign key (company_id, store_id) references erp.store,
  foreign key (company_id, category_id) references procure.category,
  foreign key (company_id, product_id) references procure.product,
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table purchase.replenishment_rule is 'How a product or a category with those below it is replenished in a store; null: all. The most specific rule applies. Quantities in stock units. Source: docs/guides/purchase.md, Replenishment.';
comment on column purchase.replenishment_rule.cover_days is 'Safety stock in days of demand, in place of a service level.';
create index replenishment_rule_store on purchase.replenishment_rule (company_id, store_id);
create index replenishment_rule_category on purchase.replenishment_rule (company_id, category_id);
create index replenishment_rule_created_by on purchase.replenishment_rule (company_id, created_by);
select platform.protect_master('purchase.replenishment_rule');

create table purchase.replenishment_run (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  name text not null generated always as ('R-' || id::text) stored,
  job_id bigint, started_at timestamptz not null default now(), completed_at timestamptz,
  started_by bigint, store_count integer not null default 0, suggestion_count integer not null default 0,
  primary key (company_id, id),
  foreign key (company_id, started_by) references erp.app_user);
comment on table purchase.replenishment_run is 'A calculation of suggestions for all stores; they apply once it is completed. started_by: null for a nightly one.';
create index replenishment_run_started_by on purchase.replenishment_run (company_id, started_by);
create index replenishment_run_completed on purchase.replenishment_run (company_id, completed_at, id);
select platform.protect('purchase.replenishment_run', 'select, insert, update, delete');

create table purchase.replenishment_suggestion (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  run_id bigint not null, store_id bigint not null, variant_id bigint not null,
  model text not null constraint replenishment_suggestion_model check (model in ('normal', 'poisson', 'similar', 'minmax', 'minimum')),
  rule_id bigint, daily_demand numeric(18,4)[] not null,
  usable_days integer not null, days_without_sale integer not null, demand_cap numeric(18,6),
  mean_demand numeric(18,6) not null, demand_deviation numeric(18,6) not null,
  lead_days numeric(12,6) not null, lead_deviation numeric(12,6) not null,
  lead_source text not null constraint replenishment_suggestion_lead_source check (lead_source in ('rule', 'receipts', 'supplier', 'company')),
  review_days integer not null, service_level text, cover_days integer, minimum_quantity numeric(18,4), maximum_quantity numeric(18,4),
  on_hand numeric(18,4) not null, reserved numeric(18,4) not null, on_order numeric(18,4) not null, in_transit numeric(18,4) not null,
  outgoing numeric(18,4) not null, position numeric(18,4) not null,
  safety_stock numeric(18,6) not null, reorder_point numeric(18,6) not null, target numeric(18,6) not null,
  need numeric(18,4) not null constraint replenishment_suggestion_need check (need > 0),
  transfer_quantity numeric(18,4) not null default 0 constraint replenishment_suggestion_transfer check (transfer_quantity >= 0),
  suggested_quantity numeric(18,4) not null default 0, buy_quantity numeric(18,4) not null default 0
    constraint replenishment_suggestion_buy check (buy_quantity >= 0),
  minimum_order numeric(18,4) not null default 0, order_multiple numeric(18,4) not null default 1,
  supplier_id bigint, expected_on date not null,
  status text not null default 'new'
    constraint replenishment_suggestion_status check (status in ('new', 'edited', 'accepted', 'dismissed', 'converted', 'expired')),
  snoozed_until date, purchase_order_id bigint,
  version integer not null default 1,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  constraint replenishment_suggestion_once unique (company_id, run_id, store_id, variant_id),
  constraint replenishment_suggestion_snoozed check ((status = 'dismissed') or snoozed_until is null),
  foreign key (company_id, run_id) references purchase.replenishment_run on delete cascade,
  foreign key (company_id, store_id) references erp.store,
  foreign key (company_id, variant_id) references procure.variant,
  foreign key (company_id, rule_id) references purchase.replenishment_rule on delete set null (rule_id),
  foreign key (company_id, supplier_id) references procure.supplier,
  foreign key (company_id, purchase_order_id) references purchase.purchase_order on delete set null (purchase_order_id),
  foreign key (company_id, updated_by) references erp.app_user);
comment on table purchase.replenishment_suggestion is 'What a store needs of a variant, with all numbers it follows from. Quantities in stock units. Source: docs/guides/purchase.md, Replenishment.';
comment on column purchase.replenishment_suggestion.daily_demand is 'Sales less returns of each day, oldest first; null: the day had no stock and no sale.';
comment on column purchase.replenishment_suggestion.position is 'Available with what is on order and in transit, less what other stores requested.';
comment on column purchase.replenishment_suggestion.outgoing is 'Requested by other stores and not reserved yet.';
comment on column purchase.replenishment_suggestion.suggested_quantity is 'What was calculated; buy_quantity may be edited.';
create index replenishment_suggestion_store on purchase.replenishment_suggestion (company_id, store_id, variant_id, id);
create index replenishment_suggestion_variant on purchase.replenishment_suggestion (company_id, variant_id);
create index replenishment_suggestion_rule on purchase.replenishment_suggestion (company_id, rule_id);
create index replenishment_suggestion_supplier on purchase.replenishment_suggestion (company_id, supplier_id);
create index replenishment_suggestion_order on purchase.replenishment_suggestion (company_id, purchase_order_id);
create index replenishment_suggestion_updated_by on purchase.replenishment_suggestion (company_id, updated_by);
create index replenishment_suggestion_open on purchase.replenishment_suggestion (company_id, run_id) where status in ('new', 'edited', 'accepted');
create index replenishment_suggestion_snoozed on purchase.replenishment_suggestion (company_id, store_id, variant_id, snoozed_until)
  where status = 'dismissed';
create trigger replenishment_suggestion_version before update on purchase.replenishment_suggestion
  for each row execute function platform.raise_version();
select platform.protect('purchase.replenishment_suggestion', 'select, insert, update, delete');

create table purchase.replenishment_source (
  company_id bigint not null, suggestion_id bigint not null, store_id bigint not null,
  quantity numeric(18,4) not null constraint replenishment_source_quantity check (quantity > 0),
  transfer_id bigint,
  primary key (company_id, suggestion_id, store_id),
  foreign key (company_id, suggestion_id) references purchase.replenishment_suggestion on delete cascade,
  foreign key (company_id, store_id) references erp.store,
  foreign key (company_id, transfer_id) references inventory.transfer on delete set null (transfer_id));
comment on table purchase.replenishment_source is 'Stores that a suggestion transfers from.';
create index replenishment_source_store on purchase.replenishment_source (company_id, store_id);
create index replenishment_source_transfer on purchase.replenishment_source (company_id, transfer_id);
select platform.protect('purchase.replenishment_source', 'select, insert, update, delete');

create table purchase.replenishment_surplus (
  company_id bigint not null, run_id bigint not null, variant_id bigint not null, store_id bigint not null,
  quantity numeric(18,4) not null constraint replenishment_surplus_quantity check (quantity > 0),
  primary key (company_id, run_id, variant_id, store_id),
  foreign key (company_id, run_id) references purchase.replenishment_run on delete cascade,
  foreign key (company_id, variant_id) references procure.variant,
  foreign key (company_id, store_id) references erp.store);
comment on table purchase.replenishment_surplus is 'What stores can spare while a run is calculated; empty between runs.';
create index replenishment_surplus_store on purchase.replenishment_surplus (company_id, store_id);
create index replenishment_surplus_variant on purchase.replenishment_surplus (company_id, variant_id);
select platform.protect('purchase.replenishment_surplus', 'select, insert, delete');

-- Smallest number of pieces that demand does not exceed with this probability; expected demand is below 8.
create function purchase.poisson_level(expected numeric, probability numeric) returns integer
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
  select min(s.pieces)::integer from (
    select k.pieces, sum(exp(-expected::float8) * power(expected::float8, k.pieces) / factorial(k.pieces)::float8)
      over (order by k.pieces) as reached
    from generate_series(0, 40) k (pieces)) s
  where s.reached >= probability::float8
$$;
comment on function purchase.poisson_level is 'Source: docs/guides/purchase.md, Replenishment.';
revoke execute on function purchase.poisson_level from public;
grant execute on function purchase.poisson_level to app, maint;

create view purchase.replenishment_list with (security_invoker = true) as
select s.company_id, s.id, s.version, s.run_id, p.name, v.sku, s.store_id, s.status, s.snoozed_until,
  case when s.buy_quantity > 0 and s.supplier_id is null then 'no_supplier' when s.buy_quantity > s.need - s.transfer_quantity then 'rounded_up'
    when s.model in ('similar', 'minimum') then 'short_history' end as issue,
  s.position < s.mean_demand * s.lead_days as is_short,
  s.on_hand, s.on_order, s.in_transit, round(s.mean_demand * 7, 4) as weekly_demand,
  case when s.mean_demand > 0 then least(greatest(floor(s.position / s.mean_demand), 0), 100000)::integer end as cover_days,
  round(s.reorder_point, 4) as reorder_point, round(s.target, 4) as target, s.need, s.transfer_quantity, s.buy_quantity,
  s.supplier_id, o.currency, s.expected_on, s.purchase_order_id, r.completed_at as calculated_at
from purchase.replenishment_suggestion s
join purchase.replenishment_run r on r.company_id = s.company_id and r.id = s.run_id and r.completed_at is not null
join procure.variant v on v.company_id = s.company_id and v.id = s.variant_id
join procure.product p on p.company_id = v.company_id and p.id = v.product_id
left join procure.supplier o on o.company_id = s.company_id and o.id = s.supplier_id;
comment on view purchase.replenishment_list is 'Suggestions of completed runs. cover_days: of the position at the mean demand; null without demand.';
grant select on purchase.replenishment_list to app, maint;
