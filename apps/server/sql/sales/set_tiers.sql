-- Gives customers the tiers that their turnover of twelve months reaches: a higher one at once, a lower one or none when a year in the tier is
-- over, after which the year begins again. A tier that is not active any more is left at once. Source: sales-crm-finance.md C8. `customers`:
-- null for all. Locks: memberships, in key order. Runs with the owner's rights: role app may not write memberships.
create or replace function sales.set_tiers(company bigint, customers bigint[] default null) returns void
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
#variable_conflict use_variable
declare
  today date := erp.today(company);
begin
  perform sales.require_company(company);
  if customers = '{}' or not exists (select from sales.tier t where t.company_id = company) then return; end if;
  with known as (
    select c.id, m.tier_id, m.since, m.valid_until, held.least_turnover_minor as held_from, f.turnover_minor
    from crm.customer c
    cross join lateral (
      select coalesce(sum(p.net_minor), 0)::bigint as turnover_minor from sales.customer_purchase p
      where p.company_id = c.company_id and p.day > today - interval '12 months' and p.customer_id = any(array(
        select k.id from crm.customer k where k.company_id = c.company_id and (k.id = c.id or k.merged_into_id = c.id)))) f
    left join sales.membership m on m.company_id = c.company_id and m.customer_id = c.id
    left join sales.tier held on held.company_id = m.company_id and held.id = m.tier_id and held.status = 'active'
    where c.company_id = company and c.merged_into_id is null and (customers is null or c.id = any(customers))),
  due as (
    select k.*, d.id as due_id,
      k.held_from is null or coalesce(d.least_turnover_minor > k.held_from, false) or k.valid_until <= today as is_set
    from known k
    left join lateral (
      select t.id, t.least_turnover_minor from sales.tier t
      where t.company_id = company and t.status = 'active' and t.least_turnover_minor <= k.turnover_minor
      order by t.least_turnover_minor desc limit 1) d on true),
  next as (
    select d.id, d.turnover_minor, case when d.is_set then d.due_id else d.tier_id end as tier_id,
      case when not d.is_set or d.due_id = d.tier_id then d.since when d.due_id is not null then today end as since,
      case when not d.is_set then d.valid_until when d.due_id is not null then (today + interval '12 months')::date end as valid_until
    from due d where d.tier_id is not null or d.due_id is not null or d.turnover_minor <> 0),
  written as (
    insert into sales.membership as m (company_id, customer_id, tier_id, since, valid_until, turnover_minor, calculated_on)
      select company, n.id, n.tier_id, n.since, n.valid_until, n.turnover_minor, today from next n order by n.id
    on conflict (company_id, customer_id) do update
      set tier_id = excluded.tier_id, since = excluded.since, valid_until = excluded.valid_until, turnover_minor = excluded.turnover_minor,
        calculated_on = excluded.calculated_on
      where (m.tier_id, m.valid_until, m.turnover_minor) is distinct from (excluded.tier_id, excluded.valid_until, excluded.turnover_minor)
    returning new.customer_id, old.tier_id as from_id, new.tier_id as to_id, new.turnover_minor)
  insert into sales.tier_change (company_id, customer_id, from_tier_id, to_tier_id, turnover_minor)
    select company, w.customer_id, w.from_id, w.to_id, w.turnover_minor from written w where w.from_id is distinct from w.to_id
    order by w.customer_id;
end $$;
revoke all on function sales.set_tiers from public;
grant execute on function sales.set_tiers to app;
