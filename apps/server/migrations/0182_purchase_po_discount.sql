-- Discounts that suppliers grant, applied to the lines and totals of purchase orders. docs/guides/purchase.md, Purchase discounts.
create table purchase.po_discount (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  code text not null, name text not null,
  name_key text not null generated always as (platform.normalise(name)) stored,
  kind text not null constraint po_discount_kind check (kind in ('line_rate', 'order_rate')),
  rate_ppm integer not null constraint po_discount_rate check (rate_ppm between 1 and 1000000),
  supplier_id bigint,
  least_quantity numeric(18,4) constraint po_discount_least check (least_quantity > 0),
  starts_on date, ends_on date,
  priority integer not null default 100 constraint po_discount_priority check (priority between 0 and 1000),
  is_stackable boolean not null default false,
  status text not null default 'active' constraint po_discount_status check (status in ('active', 'inactive')),
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  constraint po_discount_period check (ends_on >= starts_on),
  foreign key (company_id, supplier_id) references procure.supplier,
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table purchase.po_discount is 'Discounts of suppliers. supplier_id: null for all. least_quantity: of the goods it covers on one order, in stock units.';
create index po_discount_supplier on purchase.po_discount (company_id, supplier_id);
create index po_discount_created_by on purchase.po_discount (company_id, created_by);
select platform.protect_master('purchase.po_discount');

create table purchase.po_discount_product (
  company_id bigint not null, po_discount_id bigint not null, product_id bigint not null,
  primary key (company_id, po_discount_id, product_id),
  foreign key (company_id, po_discount_id) references purchase.po_discount on delete cascade,
  foreign key (company_id, product_id) references procure.product);
comment on table purchase.po_discount_product is 'Products of a discount; without these, categories and brands: all.';
select platform.protect_links('purchase.po_discount_product');
create table purchase.po_discount_category (
  company_id bigint not null, po_discount_id bigint not null, category_id bigint not null,
  primary key (company_id, po_discount_id, category_id),
  foreign key (company_id, po_discount_id) references purchase.po_discount on delete cascade,
  foreign key (company_id, category_id) references procure.category);
comment on table purchase.po_discount_category is 'Categories of a discount, with those below them.';
select platform.protect_links('purchase.po_discount_category');
create table purchase.po_discount_brand (
  company_id bigint not null, po_discount_id bigint not null, brand_id bigint not null,
  primary key (company_id, po_discount_id, brand_id),
  foreign key (company_id, po_discount_id) references purchase.po_discount on delete cascade,
  foreign key (company_id, brand_id) references procure.brand);
comment on table purchase.po_discount_brand is 'Brands of a discount.';
select platform.protect_links('purchase.po_discount_brand');

alter table purchase.purchase_order
  add column applied_discount_ppm integer constraint purchase_order_applied_discount check (applied_discount_ppm between 0 and 1000000);
comment on column purchase.purchase_order.applied_discount_ppm is 'The entered header rate, else that of the purchase discounts; null with an amount.';
alter table purchase.purchase_order_line
  add column applied_discount_ppm integer constraint purchase_order_line_applied_discount check (applied_discount_ppm between 0 and 1000000),
  add column applied_further_ppm integer constraint purchase_order_line_applied_further check (applied_further_ppm between 0 and 1000000);
comment on column purchase.purchase_order_line.applied_discount_ppm is 'The entered discounts, else those of the purchase discounts.';
drop trigger purchase_order_line_stays on purchase.purchase_order_line;
select platform.keep_document_lines('purchase.purchase_order_line',
  '{supplier_code,price,applied_discount_ppm,applied_further_ppm,net_minor,header_discount_minor,cost_minor,tolerated_quantity,short_quantity,accepted_quantity,rejected_quantity,cancelled_quantity}');

-- Orders so far have the discounts that were entered.
alter table purchase.purchase_order disable trigger user;
alter table purchase.purchase_order no force row level security;
update purchase.purchase_order set applied_discount_ppm = discount_ppm where discount_ppm is not null;
alter table purchase.purchase_order force row level security;
alter table purchase.purchase_order enable trigger user;
alter table purchase.purchase_order_line disable trigger user;
alter table purchase.purchase_order_line no force row level security;
update purchase.purchase_order_line set applied_discount_ppm = discount_ppm, applied_further_ppm = further_discount_ppm
where num_nonnulls(discount_ppm, further_discount_ppm) > 0;
alter table purchase.purchase_order_line force row level security;
alter table purchase.purchase_order_line enable trigger user;
