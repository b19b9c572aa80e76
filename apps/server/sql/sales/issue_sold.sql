-- Posts the stock of receipts, one posting each: sold goods leave the store, returned goods come back at the cost they left with. Goods
-- that are not kept in stock, and returned goods that are not restocked, move nothing. A piece with a serial number leaves from where it is,
-- and comes back as the one that was sold. Goods that came back without a receipt to a store that never had them come in at the `unitCost` of
-- their line. Throws: sales.serial_not_here, what inventory.post_stock throws. Locks: of
-- several receipts all pools at once in key order, since each posting would lock its own after those of the one before.
create or replace function sales.issue_sold(company bigint, written jsonb, posted_by bigint, request_id text, may_oversell boolean,
    may_post_soft boolean) returns void
  language plpgsql volatile set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  one record;
  bad jsonb;
begin
  if jsonb_array_length(written) > 1 then
    perform inventory.lock_all_pools(company,
      array(select distinct (w ->> 'storeId')::bigint from jsonb_array_elements(written) w),
      array(select distinct (l ->> 'variantId')::bigint from jsonb_array_elements(written) w cross join jsonb_array_elements(w -> 'lines') l));
  end if;
  for one in
    -- The columns apart from the document, which would otherwise be sorted once per line.
    with receipt as materialized (
      select w.n, (w.w ->> 'saleId')::bigint as sale_id, (w.w ->> 'storeId')::bigint as store_id, (w.w ->> 'businessOn')::date as day,
        coalesce((w.w ->> 'postedOn')::date, current_date) as posted_on, w.w ->> 'kind' as kind,
        (w.w ->> 'originalSaleId')::bigint as original_sale_id, w.w -> 'lines' as lines
      from jsonb_array_elements(written) with ordinality as w (w, n))
    select r.sale_id, r.store_id, r.day, r.posted_on, array_agg(l."unitCost" order by l."lineNo", x.part) as unit_costs,
      array_agg(case r.kind when 'sale' then 'sale' else 'sale_return' end order by l."lineNo", x.part) as kinds,
      array_agg(l."variantId" order by l."lineNo", x.part) as variants, array_agg(x.quantity order by l."lineNo", x.part) as quantities,
      array_agg(l."lineNo"::bigint order by l."lineNo", x.part) as line_nos, array_agg(x.lot_id order by l."lineNo", x.part) as lots,
      array_agg(case when r.kind = 'sale' and x.lot_id is not null then (
        select b.location_id from inventory.stock_balance b
        join inventory.location i on i.company_id = company and i.id = b.location_id and i.store_id = r.store_id
        where b.company_id = company and b.variant_id = l."variantId" and b.lot_id = x.lot_id and b.on_hand > 0 and i.is_allocatable
        order by b.id limit 1) end order by l."lineNo", x.part) as locations,
      array_agg(case when r.kind = 'return' then (
        select round(sum(m.value_minor) * x.quantity / nullif(sum(m.quantity), 0))::bigint
        from inventory.stock_posting p
        join inventory.stock_move m on m.company_id = company and m.posted_on = p.posted_on and m.posting_id = p.id
        where p.company_id = company and p.source_type = 'sale' and p.source_id = r.original_sale_id and p.event_no = 1
          and m.source_line_id = l."originalLineNo") end order by l."lineNo", x.part) as values_minor
    from receipt r
    cross join jsonb_to_recordset(r.lines) as l ("lineNo" integer, "variantId" bigint, quantity numeric, "originalLineNo" integer,
      "isRestocked" boolean, "lotIds" jsonb, "unitCost" numeric)
    cross join lateral (
      select l.quantity - jsonb_array_length(coalesce(l."lotIds", '[]')) as quantity, null::bigint as lot_id, 0 as part
      union all
      select 1, t.t::bigint, t.n from jsonb_array_elements_text(l."lotIds") with ordinality as t (t, n)) x
    where (r.kind = 'sale' or l."isRestocked") and x.quantity > 0 and (
      select g.kind from procure.variant v join procure.product g on g.company_id = v.company_id and g.id = v.product_id
      where v.company_id = company and v.id = l."variantId") = 'stocked'
    group by r.n, r.sale_id, r.store_id, r.day, r.posted_on order by r.n
  loop
    select jsonb_agg(jsonb_build_object('line', one.line_nos[i], 'lotId', one.lots[i]) order by i) into bad
    from generate_subscripts(one.lots, 1) i
    where one.kinds[i] = 'sale' and one.lots[i] is not null and one.locations[i] is null;
    if bad is not null then perform platform.refuse('sales.serial_not_here', jsonb_build_object('lines', bad)); end if;
    perform inventory.post_stock(company, 'sale', one.sale_id, 1, one.day, one.kinds, one.variants,
      one.locations, array_fill(null::bigint, array[cardinality(one.kinds)]), one.quantities,
      one.unit_costs, store_id => one.store_id, posted_by => issue_sold.posted_by,
      request_id => issue_sold.request_id, lot_ids => one.lots, values_minor => one.values_minor, source_line_ids => one.line_nos,
      may_oversell => issue_sold.may_oversell, posted_on => one.posted_on, may_take_reserved => true, may_post_soft => issue_sold.may_post_soft);
  end loop;
end $$;
revoke all on function sales.issue_sold from public;
