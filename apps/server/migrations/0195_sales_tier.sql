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

create table sales.segment_tier (
  company_id bigint not null, segment_id bigint not null, tier_id bigint not null,
  primary key (company_id, segment_id, tier_id),
  foreign key (company_id, segment_id) references sales.segment on delete cascade,
  foreign key (company_id, tier_id) references sales.tier);
comment on table sales.segment_tier is 'Tiers of customers of the segment; none: any or no tier.';
select platform.protect_links('sales.segment_tier');

create or replace view sales.segment_member with (security_invoker = true) as
  -- An id of both, so that it is the same in every answer; there are fewer customers than the factor.
  select s.company_id, s.id * 10000000000 + c.id as id, s.id as segment_id, c.id as customer_id, c.code, c.name, c.kind, c.country_code, c.city,
    c.email, c.phone, c.email_consent, f.turnover_minor, f.purchases, f.last_on
  from sales.segment s
  cross join lateral (select erp.today(s.company_id) as day) today
  join crm.customer c on c.company_id = s.company_id and c.status = 'active'
  cross join lateral (
    select coalesce(sum(p.net_minor) filter (where p.day > today.day - s.period_days), 0)::bigint as turnover_minor,
      (count(*) filter (where p.is_purchase and p.day > today.day - s.period_days))::integer as purchases,
      max(p.day) filter (where p.is_purchase) as last_on,
      array_agg(distinct p.store_id) filter (where p.is_purchase and p.day > today.day - s.period_days) as store_ids
    from sales.customer_purchase p
    where p.company_id = c.company_id and p.customer_id = any(array(
      select k.id from crm.customer k where k.company_id = c.company_id and (k.id = c.id or k.merged_into_id = c.id)))) f
  where s.status = 'active'
    and (s.customer_kind is null or c.kind = s.customer_kind)
    and (s.country_code is null or c.country_code = s.country_code)
    and (s.city is null or platform.normalise(c.city) = platform.normalise(s.city))
    and (s.email_consent is null or c.email_consent = s.email_consent)
    and (s.least_turnover_minor is null or f.turnover_minor >= s.least_turnover_minor)
    and (s.most_turnover_minor is null or f.turnover_minor <= s.most_turnover_minor)
    and (s.least_purchases is null or f.purchases >= s.least_purchases)
    and (s.most_purchases is null or f.purchases <= s.most_purchases)
    and (s.bought_within_days is null or f.last_on > today.day - s.bought_within_days)
    and (s.not_bought_for_days is null or f.last_on is null or f.last_on <= today.day - s.not_bought_for_days)
    and (not exists (select from sales.segment_store l where l.company_id = s.company_id and l.segment_id = s.id)
      or exists (select from sales.segment_store l where l.company_id = s.company_id and l.segment_id = s.id and l.store_id = any(f.store_ids)))
    and (not exists (select from sales.segment_price_list l where l.company_id = s.company_id and l.segment_id = s.id)
      or exists (select from sales.segment_price_list l
        where l.company_id = s.company_id and l.segment_id = s.id and l.price_list_id = c.price_list_id))
    and (not exists (select from sales.segment_tier l where l.company_id = s.company_id and l.segment_id = s.id)
      or exists (select from sales.segment_tier l join sales.membership m on m.company_id = l.company_id and m.tier_id = l.tier_id
        where l.company_id = s.company_id and l.segment_id = s.id and m.customer_id = c.id));
