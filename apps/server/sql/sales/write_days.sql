-- Adds receipts with the cost of their goods to the days of their stores and variants, or takes them away again by -1. The cost is that of
-- the stock moves of the receipt; later corrections of costs are not part of it.
create or replace function sales.write_days(company bigint, written jsonb, sign integer) returns void
  language sql volatile set search_path = pg_catalog, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
  with receipt as (
    select (w ->> 'saleId')::bigint as sale_id, (w ->> 'storeId')::bigint as store_id, (w ->> 'businessOn')::date as day,
      w ->> 'kind' = 'sale' as is_sale, w -> 'lines' as lines
    from jsonb_array_elements(written) w),
  part as (
    select r.store_id, r.day, (l ->> 'variantId')::bigint as variant_id, r.is_sale, (l ->> 'quantity')::numeric as quantity,
      (l ->> 'netMinor')::bigint as net, (l ->> 'discountNetMinor')::bigint as discount, (l ->> 'taxMinor')::bigint as tax, 0::bigint as cost
    from receipt r cross join jsonb_array_elements(r.lines) l
    union all
    select r.store_id, r.day, m.variant_id, r.is_sale, 0, 0, 0, 0, m.value_minor
    from receipt r
    join inventory.stock_posting p on p.company_id = company and p.source_type = 'sale' and p.source_id = r.sale_id and p.event_no = 1
    join inventory.stock_move m on m.company_id = company and m.posted_on = p.posted_on and m.posting_id = p.id
      and m.kind in ('sale', 'oversold_out', 'sale_return'))
  insert into sales.sales_day as d (company_id, store_id, day, variant_id, sold_quantity, returned_quantity, gross_sales_minor, discount_minor,
      net_minor, returned_net_minor, tax_minor, cost_minor)
    select company, p.store_id, p.day, p.variant_id, sign * coalesce(sum(p.quantity) filter (where p.is_sale), 0),
      sign * coalesce(sum(p.quantity) filter (where not p.is_sale), 0), sign * coalesce(sum(p.net + p.discount) filter (where p.is_sale), 0),
      sign * coalesce(sum(p.discount) filter (where p.is_sale), 0), sign * coalesce(sum(p.net) filter (where p.is_sale), 0),
      sign * coalesce(sum(p.net) filter (where not p.is_sale), 0), sign * sum(case when p.is_sale then p.tax else -p.tax end),
      sign * sum(case when p.is_sale then p.cost else -p.cost end)
    from part p group by 2, 3, 4 order by 2, 3, 4
    on conflict (company_id, store_id, day, variant_id) do update set
      sold_quantity = d.sold_quantity + excluded.sold_quantity, returned_quantity = d.returned_quantity + excluded.returned_quantity,
      gross_sales_minor = d.gross_sales_minor + excluded.gross_sales_minor, discount_minor = d.discount_minor + excluded.discount_minor,
      net_minor = d.net_minor + excluded.net_minor, returned_net_minor = d.returned_net_minor + excluded.returned_net_minor,
      tax_minor = d.tax_minor + excluded.tax_minor, cost_minor = d.cost_minor + excluded.cost_minor
$$;
revoke all on function sales.write_days from public;
