-- Tiers of members, who earn more points the more they buy. docs/guides/crm.md, Memberships.
create table sales.tier (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  code text not null, name text not null,
  name_key text not null generated always as (platform.normalise(name)) stored,
  least_turnover_minor bigint not null constraint tier_least_turnover check (least_turnover_minor > 0),
  points_ppm integer not null default 1000000 constraint tier_points check (points_ppm between 1000000 and 10000000),
  status text not null default 'active' constraint tier_status check (status in ('active', 'inactive')),
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table sales.tier is 'From what turnover of twelve months, in minor units of the company’s currency net of tax, customers are of a tier. points_ppm: what their points are multiplied by. Source: sales-crm-finance.md B9, C8.';
create unique index tier_distinct_turnover on sales.tier (company_id, least_turnover_minor) where status = 'active';
create index tier_created_by on sales.tier (company_id, created_by);
select platform.protect_master('sales.tier');

create table sales.membership (
  company_id bigint not null references erp.company, customer_id bigint not null,
  tier_id bigint, since date, valid_until date,
  turnover_minor bigint not null, calculated_on date not null,
  primary key (company_id, customer_id),
  constraint membership_of_tier check (num_nonnulls(tier_id, since, valid_until) in (0, 3)),
  foreign key (company_id, customer_id) references crm.customer,
  foreign key (company_id, tier_id) references sales.tier);
comment on table sales.membership is 'Tier of a customer, kept at least until valid_until. turnover_minor: of the twelve months up to calculated_on. Written by sales.set_tiers alone.';
create index membership_tier on sales.membership (company_id, tier_id);
select platform.protect('sales.membership', 'select');

create table sales.tier_change (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  customer_id bigint not null, from_tier_id bigint, to_tier_id bigint,
  turnover_minor bigint not null, changed_at timestamptz not null default now(),
  primary key (company_id, id),
  constraint tier_change_differs check (from_tier_id is distinct from to_tier_id),
  foreign key (company_id, customer_id) references crm.customer,
  foreign key (company_id, from_tier_id) references sales.tier,
  foreign key (company_id, to_tier_id) references sales.tier);
comment on table sales.tier_change is 'Tiers that customers reached and left; null: none. Append-only.';
create index tier_change_customer on sales.tier_change (company_id, customer_id, id);
create index tier_change_from on sales.tier_change (company_id, from_tier_id);
create index tier_change_to on sales.tier_change (company_id, to_tier_id);
select platform.protect('sales.tier_change', 'select');
create trigger tier_change_append_only before update or delete on sales.tier_change for each row execute function platform.refuse_change();
create trigger tier_change_no_truncate before truncate on sales.tier_change for each statement execute function platform.refuse_change();

create view sales.membership_list with (security_invoker = true) as
  select m.company_id, m.customer_id as id, c.name, c.code, m.tier_id, m.since, m.valid_until, m.turnover_minor, n.id as next_tier_id,
    n.least_turnover_minor - m.turnover_minor as missing_minor, m.calculated_on
  from sales.membership m
  join crm.customer c on c.company_id = m.company_id and c.id = m.customer_id and c.merged_into_id is null
  left join lateral (
    select t.id, t.least_turnover_minor from sales.tier t
    where t.company_id = m.company_id and t.status = 'active' and t.least_turnover_minor > m.turnover_minor
      and (m.tier_id is null or t.least_turnover_minor > (select h.least_turnover_minor from sales.tier h where h.company_id = m.company_id and h.id = m.tier_id))
    order by t.least_turnover_minor limit 1) n on true;
comment on view sales.membership_list is 'Customers with their tiers and what is missing for the next one.';
grant select on sales.membership_list to app, maint;

alter table sales.sale_points add column multiplier_ppm integer not null default 1000000
  constraint sale_points_multiplier check (multiplier_ppm between 1000000 and 10000000);
comment on table sales.sale_points is 'What a receipt earned. eligible_minor: what counts of it; multiplier_ppm: of the tier of the customer; kept: earned less what its returns took back.';
