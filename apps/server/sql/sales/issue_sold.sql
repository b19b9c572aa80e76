-- Posts the stock of receipts, one posting each: sold goods leave the store, returned goods come back at the cost they left with. Goods
-- that are not kept in stock, and returned goods that are not restocked, move nothing. Throws: what inventory.post_stock throws.
create or replace function sales.issue_sold(company bigint, written jsonb, posted_by bigint, request_id text, may_oversell boolean,
    may_post_soft boolean) returns void
  language plpgsql volatile set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  one record;
begin
  for one in
    select (w ->> 'saleId')::bigint as sale_id, (w ->> 'storeId')::bigint as store_id, (w ->> 'businessOn')::date as day,
      array_agg(case w ->> 'kind' when 'sale' then 'sale' else 'sale_return' end order by l."lineNo") as kinds,
      array_agg(l."variantId" order by l."lineNo") as variants, array_agg(l.quantity order by l."lineNo") as quantities,
      array_agg(l."lineNo"::bigint order by l."lineNo") as line_nos,
      array_agg(case when w ->> 'kind' = 'return' then (
        select round(sum(m.value_minor) * l.quantity / nullif(sum(m.quantity), 0))::bigint
        from inventory.stock_posting p
        join inventory.stock_move m on m.company_id = company and m.posted_on = p.posted_on and m.posting_id = p.id
        where p.company_id = company and p.source_type = 'sale' and p.source_id = (w ->> 'originalSaleId')::bigint and p.event_no = 1
          and m.source_line_id = l."originalLineNo") end order by l."lineNo") as values_minor
    from jsonb_array_elements(written) with ordinality as w (w, n)
    cross join jsonb_to_recordset(w -> 'lines') as l ("lineNo" integer, "variantId" bigint, quantity numeric, "originalLineNo" integer,
      "isRestocked" boolean)
    join procure.variant v on v.company_id = company and v.id = l."variantId"
    join procure.product g on g.company_id = company and g.id = v.product_id and g.kind = 'stocked'
    where w ->> 'kind' = 'sale' or l."isRestocked"
    group by w.n, 1, 2, 3 order by w.n
  loop
    perform inventory.post_stock(company, 'sale', one.sale_id, 1, one.day, one.kinds, one.variants,
      array_fill(null::bigint, array[cardinality(one.kinds)]), array_fill(null::bigint, array[cardinality(one.kinds)]), one.quantities,
      array_fill(null::numeric, array[cardinality(one.kinds)]), store_id => one.store_id, posted_by => issue_sold.posted_by,
      request_id => issue_sold.request_id, values_minor => one.values_minor, source_line_ids => one.line_nos,
      may_oversell => issue_sold.may_oversell, may_take_reserved => true, may_post_soft => issue_sold.may_post_soft);
  end loop;
end $$;
revoke all on function sales.issue_sold from public;
