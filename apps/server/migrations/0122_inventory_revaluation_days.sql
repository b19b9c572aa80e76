-- By what a pool was revalued on a day, as a kind of its own among what came and went: so a day keeps what it closed with when goods come
-- to cost more later.
alter table inventory.stock_day no force row level security;
alter table inventory.stock_month no force row level security;
alter table inventory.stock_posting no force row level security;
alter table inventory.stock_revaluation no force row level security;
with revalued as (
  select r.company_id, r.store_id, r.target = 'transit' as is_transit, r.variant_id, p.effective_on as day,
    greatest(r.value_minor, 0) as in_value, greatest(-r.value_minor, 0) as out_value
  from inventory.stock_revaluation r
  join inventory.stock_posting p on p.company_id = r.company_id and p.id = r.posting_id
  where r.target in ('pool', 'transit') and r.value_minor <> 0),
days as (
  insert into inventory.stock_day (company_id, store_id, is_transit, variant_id, day, kind, in_value_minor, out_value_minor)
    select r.company_id, r.store_id, r.is_transit, r.variant_id, r.day, 'revaluation', sum(r.in_value), sum(r.out_value)
    from revalued r group by 1, 2, 3, 4, 5)
insert into inventory.stock_month (company_id, store_id, is_transit, variant_id, month, kind, in_value_minor, out_value_minor)
  select r.company_id, r.store_id, r.is_transit, r.variant_id, date_trunc('month', r.day)::date, 'revaluation', sum(r.in_value), sum(r.out_value)
  from revalued r group by 1, 2, 3, 4, 5;
alter table inventory.stock_day force row level security;
alter table inventory.stock_month force row level security;
alter table inventory.stock_posting force row level security;
alter table inventory.stock_revaluation force row level security;
comment on table inventory.stock_day is 'What came into a pool and left it on a day, by the day it belongs to; written with the moves. Moves inside a store are in none. revaluation: by what it was revalued, without pieces.';
