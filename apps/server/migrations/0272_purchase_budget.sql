-- What may be bought in a period: open to buy. docs/guides/purchase.md, Open to buy.
create table purchase.purchase_budget (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  code text not null, name text not null,
  name_key text not null generated always as (platform.normalise(name)) stored,
  starts_on date not null, ends_on date not null,
  store_id bigint, category_id bigint,
  planned_sales_minor bigint not null constraint purchase_budget_sales check (planned_sales_minor >= 0),
  planned_closing_minor bigint not null constraint purchase_budget_closing check (planned_closing_minor >= 0),
  opening_minor bigint not null constraint purchase_budget_opening check (opening_minor >= 0),
  status text not null default 'active' constraint purchase_budget_status check (status in ('active', 'inactive')),
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  constraint purchase_budget_period check (ends_on >= starts_on),
  foreign key (company_id, store_id) references erp.store,
  foreign key (company_id, category_id) references procure.category,
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table purchase.purchase_budget is 'Budget of purchases that are due in a period, for a store and a category with those below it; null: all. It permits planned sales and planned closing stock less opening stock. Units: minor units of the company’s currency, at cost.';
create index purchase_budget_store on purchase.purchase_budget (company_id, store_id);
create index purchase_budget_category on purchase.purchase_budget (company_id, category_id);
create index purchase_budget_created_by on purchase.purchase_budget (company_id, created_by);
select platform.protect_master('purchase.purchase_budget');
