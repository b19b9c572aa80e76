-- Adds receipts to the days of their stores and variants, or takes them away again by -1.
create or replace function sales.write_days(company bigint, written jsonb, sign integer) returns void
  language sql volatile set search_path = pg_catalog, pg_temp as $$
  insert into sales.sales_day as d (company_id, store_id, day, variant_id, sold_quantity, returned_quantity, gross_sales_minor, discount_minor,
      net_minor, returned_net_minor, tax_minor)
    select company, (w ->> 'storeId')::bigint, (w ->> 'businessOn')::date, (l ->> 'variantId')::bigint,
      sign * coalesce(sum((l ->> 'quantity')::numeric) filter (where w ->> 'kind' = 'sale'), 0), sign * coalesce(sum((l ->> 'quantity')::numeric) filter (where w ->> 'kind' = 'return'), 0),
      sign * coalesce(sum((l ->> 'netMinor')::bigint + (l ->> 'discountNetMinor')::bigint) filter (where w ->> 'kind' = 'sale'), 0),
      sign * coalesce(sum((l ->> 'discountNetMinor')::bigint) filter (where w ->> 'kind' = 'sale'), 0),
      sign * coalesce(sum((l ->> 'netMinor')::bigint) filter (where w ->> 'kind' = 'sale'), 0),
      sign * coalesce(sum((l ->> 'netMinor')::bigint) filter (where w ->> 'kind' = 'return'), 0),
      sign * sum(case w ->> 'kind' when 'sale' then 1 else -1 end * (l ->> 'taxMinor')::bigint)
    from jsonb_array_elements(written) w cross join jsonb_array_elements(w -> 'lines') l
    group by 2, 3, 4 order by 2, 3, 4
    on conflict (company_id, store_id, day, variant_id) do update set
      sold_quantity = d.sold_quantity + excluded.sold_quantity, returned_quantity = d.returned_quantity + excluded.returned_quantity,
      gross_sales_minor = d.gross_sales_minor + excluded.gross_sales_minor, discount_minor = d.discount_minor + excluded.discount_minor,
      net_minor = d.net_minor + excluded.net_minor, returned_net_minor = d.returned_net_minor + excluded.returned_net_minor,
      tax_minor = d.tax_minor + excluded.tax_minor
$$;
revoke all on function sales.write_days from public;
