-- Seasons of demand: sales of each month against a mean month. docs/guides/purchase.md, Replenishment.

create table purchase.season_profile (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  code text not null, name text not null,
  name_key text not null generated always as (platform.normalise(name)) stored,
  store_id bigint, category_id bigint, product_id bigint,
  january integer not null default 1000000 constraint season_profile_january check (january between 10000 and 10000000),
  february integer not null default 1000000 constraint season_profile_february check (february between 10000 and 10000000),
  march integer not null default 1000000 constraint season_profile_march check (march between 10000 and 10000000),
  april integer not null default 1000000 constraint season_profile_april check (april between 10000 and 10000000),
  may integer not null default 1000000 constraint season_profile_may check (may between 10000 and 10000000),
  june integer not null default 1000000 constraint season_profile_june check (june between 10000 and 10000000),
  july integer not null default 1000000 constraint season_profile_july check (july between 10000 and 10000000),
  august integer not null default 1000000 constraint season_profile_august check (august between 10000 and 10000000),
  september integer not null default 1000000 constraint season_profile_september check (september between 10000 and 10000000),
  october integer not null default 1000000 constraint season_profile_october check (october between 10000 and 10000000),
  november integer not null default 1000000 constraint season_profile_november check (november between 10000 and 10000000),
  december integer not null default 1000000 constraint season_profile_december check (december between 10000 and 10000000),
  status text not null default 'active' constraint season_profile_status check (status in ('active', 'inactive')),
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  constraint season_profile_once unique nulls not distinct (company_id, product_id, category_id, store_id),
  constraint season_profile_scope check (num_nonnulls(category_id, product_id) <= 1),
  foreign key (company_id, store_id) references erp.store,
  foreign key (company_id, category_id) references procure.category,
  foreign key (company_id, product_id) references procure.product,
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table purchase.season_profile is 'Sales of each month against those of a mean month, of a product or a category with those below it, in a store; null: all. Only their relation counts: factors are scaled to a mean of 1. Units: parts per million. Source: docs/guides/purchase.md, Replenishment.';
create index season_profile_store on purchase.season_profile (company_id, store_id);
create index season_profile_category on purchase.season_profile (company_id, category_id);
create index season_profile_created_by on purchase.season_profile (company_id, created_by);
select platform.protect_master('purchase.season_profile');

alter table purchase.replenishment_suggestion
  add column season_profile_id bigint,
  add column lead_factor numeric(12,6) not null default 1,
  add column season_factor numeric(12,6) not null default 1,
  add foreign key (company_id, season_profile_id) references purchase.season_profile on delete set null (season_profile_id);
comment on column purchase.replenishment_suggestion.mean_demand is 'Of a day, without season.';
comment on column purchase.replenishment_suggestion.lead_factor is 'Season of the lead time, by which mean demand and deviation are multiplied.';
comment on column purchase.replenishment_suggestion.season_factor is 'Season of lead time and days between orders.';
create index replenishment_suggestion_season on purchase.replenishment_suggestion (company_id, season_profile_id);

create or replace view purchase.replenishment_list with (security_invoker = true) as
select s.company_id, s.id, s.version, s.run_id, platform.in_language(p.name, p.name_ar) as name, v.sku, s.store_id, s.status, s.snoozed_until,
  case when s.buy_quantity > 0 and s.supplier_id is null then 'no_supplier' when s.buy_quantity > 0 and s.is_value_unmet then 'mov_unmet'
    when s.buy_quantity > 0 and s.break_quantity + s.value_quantity > 0 then 'raised'
    when s.buy_quantity > s.need - s.transfer_quantity then 'rounded_up'
    when s.model in ('similar', 'minimum') then 'short_history' end as issue,
  s.position < s.mean_demand * s.lead_factor * s.lead_days as is_short,
  s.on_hand, s.on_order, s.in_transit, round(s.mean_demand * s.season_factor * 7, 4) as weekly_demand,
  case when s.mean_demand > 0 then least(greatest(floor(s.position / (s.mean_demand * s.season_factor)), 0), 100000)::integer end as cover_days,
  round(s.reorder_point, 4) as reorder_point, round(s.target, 4) as target, s.need, s.transfer_quantity, s.buy_quantity,
  s.supplier_id, case when o.id is not null then coalesce(o.currency, c.base_currency) end as currency,
  s.expected_on, s.purchase_order_id, r.completed_at as calculated_at,
  concat_ws(' ', p.name, p.name_ar) as names
from purchase.replenishment_suggestion s
join purchase.replenishment_run r on r.company_id = s.company_id and r.id = s.run_id and r.completed_at is not null
join procure.variant v on v.company_id = s.company_id and v.id = s.variant_id
join procure.product p on p.company_id = v.company_id and p.id = v.product_id
join erp.company c on c.id = s.company_id
left join procure.supplier o on o.company_id = s.company_id and o.id = s.supplier_id;
