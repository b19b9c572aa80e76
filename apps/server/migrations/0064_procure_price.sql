-- Prices by list, product or variant, store, quantity and period. docs/decisions/046.
create table procure.price (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  price_list_id bigint not null, currency text not null, kind text not null,
  product_id bigint, variant_id bigint, store_id bigint,
  min_qty numeric(18,4) not null default 1 constraint price_min_qty check (min_qty > 0),
  valid_from date not null, valid_until date,
  valid daterange not null generated always as (case when valid_until < valid_from then 'empty' else daterange(valid_from, valid_until, '[]') end) stored,
  amount_minor bigint constraint price_amount check (amount_minor between 0 and 999999999999999),
  buy_amount numeric(19,6) constraint price_buy_amount check (buy_amount >= 0),
  reason text,
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  constraint price_of_one check (num_nonnulls(product_id, variant_id) = 1),
  constraint price_period check (not isempty(valid)),
  constraint price_of_kind check (num_nonnulls(amount_minor, buy_amount) = 1 and (kind = 'buy') = (buy_amount is not null)),
  constraint price_overlap exclude using gist (company_id with =, price_list_id with =, coalesce(product_id, 0) with =,
    coalesce(variant_id, 0) with =, coalesce(store_id, 0) with =, min_qty with =, valid with &&),
  foreign key (company_id, price_list_id) references procure.price_list,
  constraint price_money foreign key (company_id, price_list_id, currency, kind) references procure.price_list (company_id, id, currency, kind),
  foreign key (currency) references platform.currency,
  foreign key (company_id, product_id) references procure.product,
  foreign key (company_id, variant_id) references procure.variant,
  foreign key (company_id, store_id) references erp.store,
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table procure.price is 'What a product or one variant costs by a list from a quantity on, in one store or in all, for a period. Source: procurement.md 2.2.';
comment on column procure.price.currency is 'As its list has it, which keeps both from changing; so has kind.';
comment on column procure.price.valid_until is 'The last day; null: until it is closed.';
comment on column procure.price.amount_minor is 'Of selling lists. Units: minor units of the currency.';
comment on column procure.price.buy_amount is 'Of buying lists. Units: major units of the currency.';
create index price_of_list on procure.price (company_id, price_list_id, currency, kind);
create index price_currency on procure.price (currency);
-- A price is found by them: the one of a variant or product that began last.
create index price_of_variant on procure.price (company_id, variant_id, price_list_id, store_id, min_qty, valid_from);
create index price_of_product on procure.price (company_id, product_id, price_list_id, store_id, min_qty, valid_from);
create index price_store on procure.price (company_id, store_id);
create index price_created_by on procure.price (company_id, created_by);
create index price_updated_by on procure.price (company_id, updated_by);
create trigger price_version before update on procure.price for each row execute function platform.raise_version();
select platform.protect('procure.price', 'select, insert, update, delete');

create table procure.price_option_surcharge (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  price_list_id bigint not null, currency text not null, kind text not null, product_id bigint not null,
  color_id bigint, size_from_sort integer, size_to_sort integer,
  amount_minor bigint constraint price_option_surcharge_amount check (amount_minor between -999999999999999 and 999999999999999),
  buy_amount numeric(19,6),
  created_at timestamptz not null default now(), created_by bigint,
  primary key (company_id, id),
  constraint price_option_surcharge_of_one check ((color_id is null) = (size_from_sort is not null)
    and (size_from_sort is null) = (size_to_sort is null) and size_from_sort <= size_to_sort is not false),
  constraint price_option_surcharge_of_kind check (num_nonnulls(amount_minor, buy_amount) = 1 and (kind = 'buy') = (buy_amount is not null)),
  constraint price_option_surcharge_color unique (company_id, price_list_id, product_id, color_id),
  constraint price_option_surcharge_sizes exclude using gist (company_id with =, price_list_id with =, product_id with =,
    int4range(size_from_sort, size_to_sort, '[]') with &&) where (color_id is null),
  foreign key (company_id, price_list_id) references procure.price_list,
  constraint price_option_surcharge_money foreign key (company_id, price_list_id, currency, kind)
    references procure.price_list (company_id, id, currency, kind),
  foreign key (currency) references platform.currency,
  foreign key (company_id, product_id) references procure.product,
  foreign key (company_id, color_id) references procure.color,
  foreign key (company_id, created_by) references erp.app_user);
comment on table procure.price_option_surcharge is 'What sizes of a range, or one colour, cost beside the price of their product. size_from_sort, size_to_sort: sort_order of sizes. Source: procurement.md 2.2.';
create index price_option_surcharge_of_list on procure.price_option_surcharge (company_id, price_list_id, currency, kind);
create index price_option_surcharge_currency on procure.price_option_surcharge (currency);
create index price_option_surcharge_of_product on procure.price_option_surcharge (company_id, product_id, price_list_id);
create index price_option_surcharge_of_color on procure.price_option_surcharge (company_id, color_id);
create index price_option_surcharge_created_by on procure.price_option_surcharge (company_id, created_by);
select platform.protect('procure.price_option_surcharge', 'select, insert, delete');

create view procure.price_entry with (security_invoker = true) as
  select p.company_id, p.id, p.price_list_id, coalesce(p.product_id, v.product_id) as product_id, p.variant_id,
    r.name as product, r.code as style, v.sku, p.store_id, trim_scale(p.min_qty)::text as min_qty, p.valid_from, p.valid_until,
    p.currency, p.amount_minor, trim_scale(p.buy_amount)::text as buy_amount, p.reason, p.version, p.updated_at
  from procure.price p
  left join procure.variant v on v.company_id = p.company_id and v.id = p.variant_id
  join procure.product r on r.company_id = p.company_id and r.id = coalesce(p.product_id, v.product_id);
comment on view procure.price_entry is 'Prices with the words by which people look for them.';
grant select on procure.price_entry to app, maint;
