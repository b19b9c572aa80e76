-- Purchases of customers in one place, and segments: groups of customers by what is known of them. docs/guides/crm.md, Segments.
create view sales.customer_purchase with (security_invoker = true) as
  select s.company_id, s.customer_id, s.store_id, case s.kind when 'sale' then 'receipt' else 'return' end as kind, s.id as document_id,
    s.number, s.business_on as day, s.kind = 'sale' as is_purchase,
    case s.kind when 'sale' then s.net_minor else -s.net_minor end as net_minor
  from sales.sale s where s.status = 'completed' and s.customer_id is not null
  union all
  select i.company_id, i.customer_id, i.store_id, i.kind, i.id, i.name, i.issued_on, i.kind = 'invoice',
    case i.kind when 'invoice' then 1 else -1 end
      * round(i.net_minor * i.exchange_rate * power(10::numeric, home.minor_unit - own.minor_unit))::bigint
  from accounts.invoice i
  join erp.company c on c.id = i.company_id
  join platform.currency home on home.code = c.base_currency
  join platform.currency own on own.code = i.currency_code
  where i.direction = 'sale' and i.status = 'posted' and not i.is_intercompany;
comment on view sales.customer_purchase is 'What customers bought at tills and by invoice, and what came back. net_minor: after tax, below 0 for what came back, in minor units of the company’s currency; the turnover of a customer is its sum.';
grant select on sales.customer_purchase to app, maint;

create table sales.segment (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  code text not null, name text not null,
  name_key text not null generated always as (platform.normalise(name)) stored,
  customer_kind text constraint segment_customer_kind check (customer_kind in ('person', 'company')),
  country_code text references platform.country, city text,
  email_consent text constraint segment_email_consent check (email_consent in ('unknown', 'granted', 'denied')),
  period_days integer not null default 365 constraint segment_period check (period_days between 1 and 3660),
  least_turnover_minor bigint, most_turnover_minor bigint,
  least_purchases integer constraint segment_least_purchases check (least_purchases > 0),
  most_purchases integer constraint segment_most_purchases check (most_purchases >= 0),
  bought_within_days integer constraint segment_bought_within check (bought_within_days > 0),
  not_bought_for_days integer constraint segment_not_bought_for check (not_bought_for_days > 0),
  status text not null default 'active' constraint segment_status check (status in ('active', 'inactive')),
  version integer not null default 1,
  created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
  primary key (company_id, id),
  constraint segment_turnover_range check (most_turnover_minor >= least_turnover_minor),
  constraint segment_purchases_range check (most_purchases >= least_purchases),
  constraint segment_bought_range check (bought_within_days > not_bought_for_days),
  foreign key (company_id, created_by) references erp.app_user,
  foreign key (company_id, updated_by) references erp.app_user);
comment on table sales.segment is 'A rule that customers meet or not; null: no condition. Turnover and purchases count in the last period_days, turnover in minor units of the company’s currency.';
create index segment_created_by on sales.segment (company_id, created_by);
create index segment_country on sales.segment (country_code);
select platform.protect_master('sales.segment');

create table sales.segment_store (
  company_id bigint not null, segment_id bigint not null, store_id bigint not null,
  primary key (company_id, segment_id, store_id),
  foreign key (company_id, segment_id) references sales.segment on delete cascade,
  foreign key (company_id, store_id) references erp.store);
comment on table sales.segment_store is 'Stores in one of which a customer of the segment bought in its period; none: anywhere or nowhere.';
select platform.protect_links('sales.segment_store');
create table sales.segment_price_list (
  company_id bigint not null, segment_id bigint not null, price_list_id bigint not null,
  primary key (company_id, segment_id, price_list_id),
  foreign key (company_id, segment_id) references sales.segment on delete cascade,
  foreign key (company_id, price_list_id) references procure.price_list);
comment on table sales.segment_price_list is 'Price lists of customers of the segment; none: any or no list.';
select platform.protect_links('sales.segment_price_list');
create table sales.segment_tier (
  company_id bigint not null, segment_id bigint not null, tier_id bigint not null,
  primary key (company_id, segment_id, tier_id),
  foreign key (company_id, segment_id) references sales.segment on delete cascade,
  foreign key (company_id, tier_id) references sales.tier);
comment on table sales.segment_tier is 'Tiers of customers of the segment; none: any or no tier.';
select platform.protect_links('sales.segment_tier');

create view sales.segment_member with (security_invoker = true) as
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
comment on view sales.segment_member is 'Active customers of active segments today, with their purchases in the period of the segment, those of merged customers included.';
grant select on sales.segment_member to app, maint;

create table sales.promotion_segment (
  company_id bigint not null, promotion_id bigint not null, segment_id bigint not null,
  primary key (company_id, promotion_id, segment_id),
  foreign key (company_id, promotion_id) references sales.promotion on delete cascade,
  foreign key (company_id, segment_id) references sales.segment);
comment on table sales.promotion_segment is 'Segments whose customers have a promotion; none: all customers, known or not.';
select platform.protect_links('sales.promotion_segment');
