-- Writes late costs: the remaining part of a receipt to its pool, the part in transit to that pool, the rest to cost of sales. No pool
-- becomes negative. Answers the total change of all pools.
create or replace function inventory.write_revaluation(company bigint, posting inventory.stock_posting, given inventory.cost_share[],
    reached inventory.cost_share[]) returns bigint
  language plpgsql volatile set search_path = pg_catalog, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  digits integer;
  added bigint;
begin
  select y.minor_unit into strict digits from erp.company c join platform.currency y on y.code = c.base_currency where c.id = company;
  with rounded as materialized (
    select r.line_no, r.mark_id as id, r.cost, r.store_id, r.variant_id, r.is_out, r.value_minor from inventory.split_costs(company, reached) r),
  pools as (
    update inventory.stock_pool p set value_minor = p.value_minor + g.value_minor,
      last_unit_cost = case when p.is_transit or p.owned_quantity = 0 then p.last_unit_cost
        else round((p.value_minor + g.value_minor) / p.owned_quantity / power(10::numeric, digits), 6) end
    from (select r.store_id, r.is_out, r.variant_id, sum(r.value_minor)::bigint as value_minor from rounded r group by 1, 2, 3
      having sum(r.value_minor) <> 0) g
    where p.company_id = company and p.store_id = g.store_id and p.is_transit = g.is_out and p.variant_id = g.variant_id
    returning g.value_minor),
  shared as (
    insert into inventory.stock_revaluation (company_id, posting_id, line_no, store_id, variant_id, target, value_minor, mark_id, cost_minor)
      select company, posting.id, r.line_no, r.store_id, r.variant_id, case when r.is_out then 'transit' else 'pool' end, r.value_minor, r.id, r.cost
      from rounded r order by r.line_no, r.id),
  sold as (
    insert into inventory.stock_revaluation (company_id, posting_id, line_no, store_id, variant_id, target, value_minor, mark_id, cost_minor)
      select company, posting.id, g.line_no, c.store_id, c.variant_id, 'cost_of_sales',
        g.cost - coalesce((select sum(r.value_minor) from rounded r where r.line_no = g.line_no), 0), g.mark_id, g.cost
      from unnest(given) g join inventory.cost_mark c on c.company_id = company and c.id = g.mark_id order by g.line_no)
  select coalesce(sum(p.value_minor), 0) into added from pools p;
  perform inventory.write_days(company, posting, '{}');
  perform inventory.journal_posting(company, posting, '{}');
  update inventory.stock_posting p set value_minor = added, is_journalled = true where p.company_id = company and p.id = posting.id;
  return added;
end $$;
revoke all on function inventory.write_revaluation from public;
