-- What variants are planned to cost, and which prices are costs. docs/decisions/051.
alter table procure.variant add column standard_cost numeric(19,6) constraint variant_standard_cost check (standard_cost >= 0);
comment on column procure.variant.standard_cost is 'What it is planned to cost; values no stock. Units: major units of the currency of the company. Source: procurement.md 2.1, std_cost.';

create or replace view procure.price_entry with (security_invoker = true) as
  select p.company_id, p.id, p.price_list_id, coalesce(p.product_id, v.product_id) as product_id, p.variant_id,
    r.name as product, r.code as style, v.sku, p.store_id, trim_scale(p.min_qty)::text as min_qty, p.valid_from, p.valid_until,
    p.currency, p.amount_minor, trim_scale(p.buy_amount)::text as buy_amount, p.reason, p.version, p.updated_at,
    p.kind = 'buy' as is_cost
  from procure.price p
  left join procure.variant v on v.company_id = p.company_id and v.id = p.variant_id
  join procure.product r on r.company_id = p.company_id and r.id = coalesce(p.product_id, v.product_id);
comment on view procure.price_entry is 'Prices with the words by which people look for them. is_cost: what the company itself pays, which needs a right of its own.';
