-- Segments by customer group, and by the price list that a group gives. docs/guides/crm.md, Customers.
create table sales.segment_customer_group (
  company_id bigint not null, segment_id bigint not null, customer_group_id bigint not null,
  primary key (company_id, segment_id, customer_group_id),
  foreign key (company_id, segment_id) references sales.segment on delete cascade,
  foreign key (company_id, customer_group_id) references crm.customer_group);
comment on table sales.segment_customer_group is 'Groups of customers of the segment; none: any or no group.';
create index segment_customer_group_group on sales.segment_customer_group (company_id, customer_group_id);
select platform.protect_links('sales.segment_customer_group');

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
        where l.company_id = s.company_id and l.segment_id = s.id and l.price_list_id = coalesce(c.price_list_id, (
          select g.price_list_id from crm.customer_group g where g.company_id = c.company_id and g.id = c.customer_group_id))))
    and (not exists (select from sales.segment_tier l where l.company_id = s.company_id and l.segment_id = s.id)
      or exists (select from sales.segment_tier l join sales.customer_tier h on h.company_id = l.company_id and h.tier_id = l.tier_id
        where l.company_id = s.company_id and l.segment_id = s.id and h.customer_id = c.id))
    and (not exists (select from sales.segment_customer_group l where l.company_id = s.company_id and l.segment_id = s.id)
      or exists (select from sales.segment_customer_group l
        where l.company_id = s.company_id and l.segment_id = s.id and l.customer_group_id = c.customer_group_id));
