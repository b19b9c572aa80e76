-- As before, with a condition that the planner may look up in an index of products below row-level security: of coalesce it cannot
-- tell that it keeps what it reads to itself, so that all products of the company were read for a page of prices.
create or replace view procure.price_entry with (security_invoker = true) as
  select p.company_id, p.id, p.price_list_id, coalesce(p.product_id, v.product_id) as product_id, p.variant_id,
    r.name as product, r.code as style, v.sku, p.store_id, trim_scale(p.min_qty)::text as min_qty, p.valid_from, p.valid_until,
    p.currency, p.amount_minor, trim_scale(p.buy_amount)::text as buy_amount, p.reason, p.version, p.updated_at,
    p.kind = 'buy' as is_cost
  from procure.price p
  left join procure.variant v on v.company_id = p.company_id and v.id = p.variant_id
  join procure.product r on r.company_id = p.company_id
    and r.id = case when p.product_id is null then v.product_id else p.product_id end;
