-- Landed costs that are estimated when goods are received. docs/guides/purchase.md, Landed cost.
alter table purchase.landed_cost drop constraint landed_cost_allocate_by, add constraint landed_cost_allocate_by
  check (allocate_by in ('value', 'qty', 'weight', 'volume', 'chargeable', 'chargeable_sea', 'chargeable_road', 'equal', 'duty', 'manual'));

create table purchase.landed_cost_rule (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  code text not null, name text not null,
  name_key text not null generated always as (platform.normalise(name)) stored,
  charge_type_id bigint not null, supplier_id bigint, store_id bigint,
  basis text not null constraint landed_cost_rule_basis
    check (basis in ('fixed', 'per_unit', 'per_kg', 'per_m3', 'rate_of_value', 'duty')),
  amount_minor bigint constraint landed_cost_rule_amount check (amount_minor > 0),
  rate_minor bigint constraint landed_cost_rule_rate check (rate_minor > 0),
  rate_ppm integer constraint landed_cost_rule_rate_ppm check (rate_ppm between 1 and 10000000),
  allocate_by text not null default 'value' constraint landed_cost_rule_allocate_by
    check (allocate_by in ('value', 'qty', 'weight', 'volume', 'chargeable', 'chargeable_sea', 'chargeable_road', 'equal')),
  status text not null default 'active' constraint landed_cost_rule_status check (status in ('active', 'inactive')),
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  constraint landed_cost_rule_once unique nulls not distinct (company_id, charge_type_id, supplier_id, store_id),
  constraint landed_cost_rule_one_way check (
    (amount_minor is not null) = (basis = 'fixed')
    and (rate_minor is not null) = (basis in ('per_unit', 'per_kg', 'per_m3'))
    and (rate_ppm is not null) = (basis = 'rate_of_value')),
  foreign key (company_id, charge_type_id) references procure.charge_type,
  foreign key (company_id, supplier_id) references procure.supplier,
  foreign key (company_id, store_id) references erp.store,
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table purchase.landed_cost_rule is 'Landed costs to estimate when goods of an order are received. supplier_id, store_id: null for all; of each charge type the most specific rule applies. amount_minor, or rate_minor for each piece, kilogram or cubic metre, or rate_ppm of the cost of the goods; duty: calculated. Units: minor units of the company’s currency.';
create index landed_cost_rule_supplier on purchase.landed_cost_rule (company_id, supplier_id);
create index landed_cost_rule_store on purchase.landed_cost_rule (company_id, store_id);
create index landed_cost_rule_created_by on purchase.landed_cost_rule (company_id, created_by);
select platform.protect_master('purchase.landed_cost_rule');

create table purchase.missed_estimate (
  company_id bigint not null references erp.company, receipt_id bigint not null, landed_cost_rule_id bigint not null,
  reason text not null,
  created_at timestamptz not null default now(), created_by bigint,
  primary key (company_id, receipt_id, landed_cost_rule_id),
  foreign key (company_id, receipt_id) references inventory.receipt,
  foreign key (company_id, landed_cost_rule_id) references purchase.landed_cost_rule,
  foreign key (company_id, created_by) references erp.app_user);
comment on table purchase.missed_estimate is 'Receipts whose landed cost could not be estimated by its rule, and why, in the language of whoever received them. Open until a landed cost of that charge type covers the receipt.';
create index missed_estimate_rule on purchase.missed_estimate (company_id, landed_cost_rule_id);
create index missed_estimate_created_by on purchase.missed_estimate (company_id, created_by);
select platform.protect('purchase.missed_estimate', 'select, insert');
