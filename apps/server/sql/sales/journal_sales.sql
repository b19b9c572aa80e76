-- Writes the journals of receipts: tenders, those of another currency with what was given of it, against net sales by category, tax by component, gift vouchers sold, points earned and rounding; of a return the other way round.
-- The cost of sales is in the journal of the stock posting. The category is a subquery per line, since a join reads the whole catalogue. Source: sales-crm-finance.md d10, E2 and E7.
create or replace function sales.journal_sales(company bigint, written jsonb, posted_by bigint, request_id text) returns void
  language plpgsql volatile set search_path = pg_catalog, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  heads accounts.journal_head[];
  parts accounts.journal_part[];
begin
  heads := array(
    select row(w.n, 'sale', 'sale', (w.w ->> 'saleId')::bigint, 1, (w.w ->> 'businessOn')::date, w.w ->> 'number', null, posted_by, request_id)::accounts.journal_head
    from jsonb_array_elements(written) with ordinality as w (w, n));
  parts := array(
    with receipt as (
      select w.n::integer as n, w.w, (w.w ->> 'storeId')::bigint as store_id, case w.w ->> 'kind' when 'sale' then 1 else -1 end as sign,
        w.w ->> 'kind' as kind
      from jsonb_array_elements(written) with ordinality as w (w, n)),
    part as (
      select r.n, 1 as place, null::bigint as account_id, 'tender_' || p.kind as role, r.store_id, null::bigint as category_id, p.id as payment_type_id,
        r.sign * ((t ->> 'tenderedMinor')::bigint - case when t ->> 'currencyMinor' is null then (t ->> 'changeMinor')::bigint else 0 end) as amount,
        null::bigint as component_id, null::bigint as taxable, t ->> 'currencyCode' as currency_code, r.sign * (t ->> 'currencyMinor')::bigint as given
      from receipt r cross join jsonb_array_elements(r.w -> 'tenders') t
      join erp.payment_type p on p.company_id = company and p.id = (t ->> 'paymentTypeId')::bigint
      union all
      select r.n, 1, null, 'tender_cash', r.store_id, null, null, -r.sign * (t ->> 'changeMinor')::bigint, null, null, null, null
      from receipt r cross join jsonb_array_elements(r.w -> 'tenders') t where t ->> 'currencyMinor' is not null
      union all
      select r.n, 2, null, case r.kind when 'sale' then 'sales' else 'sales_returns' end, r.store_id, (
          select g.category_id from procure.variant v join procure.product g on g.company_id = v.company_id and g.id = v.product_id
          where v.company_id = company and v.id = (l ->> 'variantId')::bigint), null,
        -r.sign * (l ->> 'netMinor')::bigint, null, null, null, null
      from receipt r cross join jsonb_array_elements(r.w -> 'lines') l
      union all
      select r.n, 3, (t ->> 'accountId')::bigint, 'output_tax', r.store_id, null, null, -r.sign * (t ->> 'taxMinor')::bigint,
        (t ->> 'componentId')::bigint, -r.sign * (t ->> 'taxableMinor')::bigint, null, null
      from receipt r cross join jsonb_array_elements(r.w -> 'lines') l cross join jsonb_array_elements(l -> 'taxes') t
      union all
      select r.n, 5, null, 'tender_voucher', r.store_id, null, null, -r.sign * coalesce((r.w ->> 'voucherMinor')::bigint, 0), null, null, null, null from receipt r
      union all
      select r.n, 6, null, p.role, r.store_id, null, null, p.sign * coalesce((r.w ->> 'pointsMinor')::bigint, 0), null, null, null, null
      from receipt r cross join (values ('points_cost', 1), ('tender_points', -1)) p (role, sign)
      union all
      select r.n, 4, null, 'rounding', r.store_id, null, null, -r.sign * (r.w ->> 'roundingMinor')::bigint, null, null, null, null from receipt r),
    summed as (
      select p.n, p.place, p.account_id, p.role, p.store_id, p.category_id, p.payment_type_id, p.component_id, p.currency_code, sum(p.amount)::bigint as amount,
        sum(p.taxable)::bigint as taxable, sum(p.given)::bigint as given
      from part p group by 1, 2, 3, 4, 5, 6, 7, 8, 9)
    select row(s.n, row_number() over (partition by s.n order by s.place, s.category_id, s.payment_type_id, s.component_id), s.account_id, s.role,
      s.store_id, s.category_id, s.payment_type_id, s.amount, s.currency_code, s.given, null, null, s.component_id, null, null, s.taxable,
      case when s.component_id is not null then 'sale' end)::accounts.journal_part
    from summed s where s.amount <> 0 or s.component_id is not null);
  perform accounts.write_journals(company, heads, parts);
end $$;
revoke all on function sales.journal_sales from public;
