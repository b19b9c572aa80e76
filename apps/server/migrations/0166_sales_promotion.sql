-- Promotions, coupons, and what they took off receipts. docs/guides/sales.md, Promotions.
create table sales.promotion (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  code text not null, name text not null,
  name_key text not null generated always as (platform.normalise(name)) stored,
  kind text not null constraint promotion_kind
    check (kind in ('line_percent', 'line_amount', 'line_fixed_price', 'buy_x_get_y', 'order_percent', 'order_amount')),
  rate_ppm integer constraint promotion_rate check (rate_ppm between 0 and 1000000),
  amount_minor bigint constraint promotion_amount check (amount_minor > 0),
  buy_quantity integer constraint promotion_buy check (buy_quantity between 1 and 100),
  get_quantity integer constraint promotion_get check (get_quantity between 1 and 100),
  least_minor bigint constraint promotion_least check (least_minor > 0),
  starts_on date, ends_on date,
  needs_coupon boolean not null default false, is_stackable boolean not null default false,
  stack_group text not null default 'default',
  priority integer not null default 100 constraint promotion_priority check (priority between 0 and 1000),
  combines_with_manual boolean not null default false,
  status text not null default 'active' constraint promotion_status check (status in ('active', 'inactive')),
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  constraint promotion_rate_needed check (kind not in ('line_percent', 'order_percent', 'buy_x_get_y') or coalesce(rate_ppm, 0) > 0),
  constraint promotion_amount_needed check (kind not in ('line_amount', 'line_fixed_price', 'order_amount') or amount_minor is not null),
  constraint promotion_pieces_needed check (kind <> 'buy_x_get_y' or num_nonnulls(buy_quantity, get_quantity) = 2),
  constraint promotion_least_of_receipt check (least_minor is null or kind in ('order_percent', 'order_amount')),
  constraint promotion_period check (ends_on >= starts_on),
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table sales.promotion is 'Discounts that apply at the register by themselves or by a coupon. amount_minor: off each piece, the price of a piece, or off the receipt, in minor units of the company’s currency.';
create index promotion_created_by on sales.promotion (company_id, created_by);
select platform.protect_master('sales.promotion');

create table sales.promotion_store (
  company_id bigint not null, promotion_id bigint not null, store_id bigint not null,
  primary key (company_id, promotion_id, store_id),
  foreign key (company_id, promotion_id) references sales.promotion on delete cascade,
  foreign key (company_id, store_id) references erp.store);
comment on table sales.promotion_store is 'Stores of a promotion; none: all.';
select platform.protect_links('sales.promotion_store');
create table sales.promotion_product (
  company_id bigint not null, promotion_id bigint not null, product_id bigint not null,
  primary key (company_id, promotion_id, product_id),
  foreign key (company_id, promotion_id) references sales.promotion on delete cascade,
  foreign key (company_id, product_id) references procure.product);
comment on table sales.promotion_product is 'Products of a promotion; without these, categories and brands: all.';
select platform.protect_links('sales.promotion_product');
create table sales.promotion_category (
  company_id bigint not null, promotion_id bigint not null, category_id bigint not null,
  primary key (company_id, promotion_id, category_id),
  foreign key (company_id, promotion_id) references sales.promotion on delete cascade,
  foreign key (company_id, category_id) references procure.category);
comment on table sales.promotion_category is 'Categories of a promotion, with those below them.';
select platform.protect_links('sales.promotion_category');
create table sales.promotion_brand (
  company_id bigint not null, promotion_id bigint not null, brand_id bigint not null,
  primary key (company_id, promotion_id, brand_id),
  foreign key (company_id, promotion_id) references sales.promotion on delete cascade,
  foreign key (company_id, brand_id) references procure.brand);
comment on table sales.promotion_brand is 'Brands of a promotion.';
select platform.protect_links('sales.promotion_brand');

create table sales.coupon (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  code text not null, name text not null,
  name_key text not null generated always as (platform.normalise(name)) stored,
  promotion_id bigint not null,
  usage_limit integer, usage_count integer not null default 0 constraint coupon_usage_count check (usage_count >= 0),
  ends_on date,
  status text not null default 'active' constraint coupon_status check (status in ('active', 'inactive')),
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  constraint coupon_usage_limit check (usage_limit >= greatest(usage_count, 1)),
  foreign key (company_id, promotion_id) references sales.promotion,
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table sales.coupon is 'A code that applies a promotion. usage_count: receipts that are not voided.';
create index coupon_promotion on sales.coupon (company_id, promotion_id);
create index coupon_created_by on sales.coupon (company_id, created_by);
select platform.protect_master('sales.coupon');
select platform.share_names('sales.coupon');

create table sales.sale_promotion (
  company_id bigint not null references erp.company, sale_id bigint not null, seq integer not null, line_no integer not null,
  promotion_id bigint not null, coupon_id bigint,
  amount_minor bigint not null constraint sale_promotion_amount check (amount_minor > 0),
  primary key (company_id, sale_id, seq),
  foreign key (company_id, sale_id, line_no) references sales.sale_line,
  foreign key (company_id, promotion_id) references sales.promotion,
  foreign key (company_id, coupon_id) references sales.coupon);
comment on table sales.sale_promotion is 'What promotions took off the lines of receipts. Append-only. Units: minor units of the currency of the sale.';
create index sale_promotion_line on sales.sale_promotion (company_id, sale_id, line_no);
create index sale_promotion_promotion on sales.sale_promotion (company_id, promotion_id, sale_id);
create index sale_promotion_coupon on sales.sale_promotion (company_id, coupon_id);
select platform.protect('sales.sale_promotion', 'select, insert');
create trigger sale_promotion_append_only before update or delete on sales.sale_promotion for each row execute function platform.refuse_change();
create trigger sale_promotion_no_truncate before truncate on sales.sale_promotion for each statement execute function platform.refuse_change();
