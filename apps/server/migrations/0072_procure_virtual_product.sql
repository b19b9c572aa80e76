-- What has a code of its own and is made of variants of other products: a product of kind virtual and its recipe. docs/decisions/052.
alter table procure.product add constraint product_of_kind unique (company_id, id, kind);

create table procure.virtual_product (
  company_id bigint not null references erp.company, product_id bigint not null,
  product_kind text not null generated always as ('virtual') stored,
  kind text not null default 'kit' constraint virtual_product_kind check (kind in ('kit', 'bundle', 'preorder', 'prepack')),
  price_mode text not null default 'sum'
    constraint virtual_product_price_mode check (price_mode in ('fixed', 'sum', 'sum_minus_ppm', 'sum_minus_amount')),
  discount_ppm integer constraint virtual_product_discount_ppm check (discount_ppm between 1 and 1000000),
  discount_minor bigint constraint virtual_product_discount_minor check (discount_minor between 1 and 999999999999999),
  discount_currency text references platform.currency,
  tax_mode text not null default 'by_component' constraint virtual_product_tax_mode check (tax_mode in ('by_component', 'own')),
  sell_when text not null default 'all_available'
    constraint virtual_product_sell_when check (sell_when in ('all_available', 'allow_partial')),
  valid_from date, valid_until date,
  expected_from date, expected_until date,
  cap_quantity integer constraint virtual_product_cap check (cap_quantity > 0),
  customer_cap_quantity integer constraint virtual_product_customer_cap check (customer_cap_quantity > 0),
  note text,
  primary key (company_id, product_id),
  constraint virtual_product_of_kind unique (company_id, product_id, kind),
  constraint virtual_product_is_virtual foreign key (company_id, product_id, product_kind)
    references procure.product (company_id, id, kind) on delete cascade,
  constraint virtual_product_per_cent check ((price_mode = 'sum_minus_ppm') = (discount_ppm is not null)),
  constraint virtual_product_amount check ((price_mode = 'sum_minus_amount') = (discount_minor is not null)
    and (discount_minor is null) = (discount_currency is null)),
  constraint virtual_product_partial check (sell_when = 'all_available' or kind = 'bundle'),
  constraint virtual_product_period check (valid_until >= valid_from),
  constraint virtual_product_promise check (kind = 'preorder'
    or num_nonnulls(expected_from, expected_until, cap_quantity, customer_cap_quantity) = 0),
  constraint virtual_product_expected check (expected_until >= expected_from and (expected_until is null or expected_from is not null)),
  constraint virtual_product_caps check (customer_cap_quantity <= cap_quantity));
comment on table procure.virtual_product is 'How a product of kind virtual is put together and priced; it never has stock of its own. kit, bundle: sold; preorder: promised; prepack: bought. Source: procurement.md 2.3.';
comment on column procure.virtual_product.product_kind is 'As its product has it, which keeps that from becoming another.';
comment on column procure.virtual_product.price_mode is 'fixed: prices of its own; else the sum of what its components cost, less discount_ppm (parts per million) or discount_minor (minor units of discount_currency).';
comment on column procure.virtual_product.valid_from is 'First day on which it is sold or bought, valid_until the last; of a pre-order: on which it is promised.';
comment on column procure.virtual_product.expected_from is 'First day on which a pre-order is expected to be shipped, expected_until the last. cap_quantity: how many are promised at most, customer_cap_quantity: to one customer.';
create index virtual_product_product on procure.virtual_product (company_id, product_id, product_kind);
create index virtual_product_currency on procure.virtual_product (discount_currency);
select platform.protect('procure.virtual_product', 'select, insert, update');

create table procure.virtual_group (
  company_id bigint not null, product_id bigint not null, line_no integer not null,
  name text not null constraint virtual_group_name check (length(name) between 1 and 60),
  min_pick integer not null constraint virtual_group_min check (min_pick >= 0),
  max_pick integer not null constraint virtual_group_max check (max_pick between 1 and 100),
  primary key (company_id, product_id, line_no),
  constraint virtual_group_range check (min_pick <= max_pick),
  foreign key (company_id, product_id) references procure.virtual_product on delete cascade);
comment on table procure.virtual_group is 'Of what a customer chooses in a bundle: at least min_pick and at most max_pick of its components.';
select platform.protect_lines('procure.virtual_group', 20);

create table procure.virtual_component (
  company_id bigint not null, product_id bigint not null, line_no integer not null,
  virtual_kind text not null, group_no integer,
  variant_id bigint not null, component_product_id bigint not null,
  component_kind text not null constraint virtual_component_nested check (component_kind <> 'virtual'),
  quantity numeric(18,4) not null constraint virtual_component_quantity check (quantity > 0),
  primary key (company_id, product_id, line_no),
  constraint virtual_component_once unique nulls not distinct (company_id, product_id, group_no, variant_id),
  constraint virtual_component_grouped check ((virtual_kind = 'bundle') = (group_no is not null)),
  constraint virtual_component_promised check (virtual_kind <> 'preorder' or line_no = 1),
  foreign key (company_id, product_id) references procure.virtual_product on delete cascade,
  constraint virtual_component_of_kind foreign key (company_id, product_id, virtual_kind)
    references procure.virtual_product (company_id, product_id, kind) on update cascade on delete cascade,
  foreign key (company_id, product_id, group_no) references procure.virtual_group on delete cascade,
  foreign key (company_id, variant_id) references procure.variant,
  constraint virtual_component_product foreign key (company_id, variant_id, component_product_id)
    references procure.variant (company_id, id, product_id),
  foreign key (company_id, component_product_id) references procure.product,
  constraint virtual_component_kind foreign key (company_id, component_product_id, component_kind)
    references procure.product (company_id, id, kind) on update cascade);
comment on table procure.virtual_component is 'A variant in a virtual product and how much of it, in its base unit. group_no: the line of the group of a bundle in which it can be chosen.';
comment on column procure.virtual_component.component_kind is 'Kind of its product, which the key keeps equal: nothing virtual is a component, so no recipe contains itself.';
create index virtual_component_kind on procure.virtual_component (company_id, product_id, virtual_kind);
create index virtual_component_group on procure.virtual_component (company_id, product_id, group_no);
create index virtual_component_variant on procure.virtual_component (company_id, variant_id, component_product_id);
create index virtual_component_product on procure.virtual_component (company_id, component_product_id, component_kind);
select platform.protect_lines('procure.virtual_component', 100);

-- Whichever way a product of kind virtual is made, it has a recipe: an empty kit at first.
create function procure.begin_recipe() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  insert into procure.virtual_product (company_id, product_id) values (new.company_id, new.id) on conflict do nothing;
  return null;
end $$;
create trigger product_recipe after insert or update of kind on procure.product
  for each row when (new.kind = 'virtual') execute function procure.begin_recipe();

-- The products that are there already.
alter table procure.product no force row level security;
alter table procure.virtual_product no force row level security;
insert into procure.virtual_product (company_id, product_id) select company_id, id from procure.product where kind = 'virtual';
alter table procure.virtual_product force row level security;
alter table procure.product force row level security;

create view procure.virtual_product_entry with (security_invoker = true) as
  select p.company_id, p.id, p.code, p.name, v.kind, v.price_mode, v.discount_ppm, c.components,
    case when c.components = 0 then 'empty' when c.faults > 0 then 'blocked' else 'sound' end as recipe,
    v.valid_from, v.valid_until, p.status, p.version, p.updated_at
  from procure.virtual_product v
  join procure.product p on p.company_id = v.company_id and p.id = v.product_id
  cross join lateral (
    select count(*)::integer as components, count(*) filter (where x.status <> 'active' or r.status <> 'active') as faults
    from procure.virtual_component i
    join procure.variant x on x.company_id = i.company_id and x.id = i.variant_id
    join procure.product r on r.company_id = i.company_id and r.id = i.component_product_id
    where i.company_id = v.company_id and i.product_id = v.product_id) c;
comment on view procure.virtual_product_entry is 'Virtual products as people look for them. recipe: blocked where a component is not active.';
grant select on procure.virtual_product_entry to app, maint;
