-- How much of a product a store gets by transfer within so many days. Source: warehouse.md 3.6, 6.2.4. docs/decisions/078.
create table inventory.ration_limit (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  code text not null, name text not null,
  name_key text not null generated always as (platform.normalise(name)) stored,
  variant_id bigint, product_id bigint, category_id bigint, to_store_id bigint,
  max_quantity numeric(18,4) not null constraint ration_limit_max_quantity check (max_quantity >= 0),
  period_days integer not null default 7 constraint ration_limit_period_days check (period_days between 1 and 365),
  valid_from date, valid_until date,
  status text not null default 'active' constraint ration_limit_status check (status in ('active', 'inactive')),
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  constraint ration_limit_goods check (num_nonnulls(variant_id, product_id, category_id) <= 1),
  constraint ration_limit_dates check (valid_until >= valid_from),
  foreign key (company_id, variant_id) references procure.variant,
  foreign key (company_id, product_id) references procure.product,
  foreign key (company_id, category_id) references procure.category,
  foreign key (company_id, to_store_id) references erp.store,
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table inventory.ration_limit is 'How much of each variant each store may be approved by transfer within some days: of one variant, of all of a product, of a category with all below it, or of all goods. Approving locks the limits that fit, in the order of their ids, before any stock.';
comment on column inventory.ration_limit.to_store_id is 'Store that receives; null: each of them, by itself.';
comment on column inventory.ration_limit.max_quantity is 'In the stock unit of the variant.';
comment on column inventory.ration_limit.period_days is 'Days of the zone of the store that receives, the day on which it is asked included.';
comment on column inventory.ration_limit.valid_from is 'First and, valid_until, last day on which it is asked, in that zone.';
create index ration_limit_variant on inventory.ration_limit (company_id, variant_id);
create index ration_limit_product on inventory.ration_limit (company_id, product_id);
create index ration_limit_category on inventory.ration_limit (company_id, category_id);
create index ration_limit_store on inventory.ration_limit (company_id, to_store_id);
create index ration_limit_created_by on inventory.ration_limit (company_id, created_by);
select platform.protect_master('inventory.ration_limit');

-- What a store was approved lately.
create index transfer_approved_at on inventory.transfer (company_id, to_store_id, approved_at);
