-- Writes receipts with lines, taxes, tenders and cash of the drawer, and answers them with `saleId`, `number`, `storeId` and `tillId`.
-- Receipt numbers are those of the till, without a gap. Cash of another currency goes into the drawer as it was given, and its
-- change comes out of the company's own. A session of late
-- sales takes those alone that have `isSettled`. Throws: sales.session_not_open, sales.rule_broken, payments.terminal_not_approved. Locks: sessions (shared), tills.
create or replace function sales.write_sales(company bigint, sales jsonb, posted_by bigint) returns jsonb
  language plpgsql volatile set search_path = pg_catalog, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  bad jsonb;
  written jsonb;
begin
  perform from sales.till_session t
  where t.company_id = company and t.id in (select (e ->> 'tillSessionId')::bigint from jsonb_array_elements(write_sales.sales) e)
  order by t.id for share;
  select jsonb_agg(distinct e ->> 'tillSessionId') into bad from jsonb_array_elements(write_sales.sales) e
  where not exists (select from sales.till_session t
    where t.company_id = company and t.id = (e ->> 'tillSessionId')::bigint and t.status = 'open'
      and (t.recovered_id is null or coalesce((e ->> 'isSettled')::boolean, false)));
  if bad is not null then perform platform.refuse('sales.session_not_open'); end if;
  perform sales.require_rates(company, write_sales.sales);
  perform sales.require_limits(company, write_sales.sales);
  with given as materialized (
    select e.e, e.n, t.id as session_id, t.till_id, t.store_id, row_number() over (partition by t.till_id order by e.n) as place
    from jsonb_array_elements(write_sales.sales) with ordinality as e (e, n)
    join sales.till_session t on t.company_id = company and t.id = (e.e ->> 'tillSessionId')::bigint),
  counted as (
    update sales.till t set receipt_count = t.receipt_count + g.receipts
    from (select g.till_id, count(*) as receipts from given g group by 1 order by 1) g
    where t.company_id = company and t.id = g.till_id
    returning t.id, t.code, t.receipt_count - g.receipts as before),
  sale as (
    insert into sales.sale as s (company_id, uid, number, kind, till_session_id, till_id, store_id, customer_id, original_sale_id, currency_code,
        tax_included, net_minor, tax_minor, gross_minor, rounding_minor, voucher_minor, payable_minor, discount_minor, business_on, sold_at, posted_by, reason, note, tax_exemption)
      select company, (g.e ->> 'uid')::uuid, c.code || '-' || lpad((c.before + g.place)::text, 6, '0'), g.e ->> 'kind', g.session_id, g.till_id,
        g.store_id, (g.e ->> 'customerId')::bigint, (g.e ->> 'originalSaleId')::bigint, g.e ->> 'currencyCode', (g.e ->> 'taxIncluded')::boolean,
        (g.e ->> 'netMinor')::bigint, (g.e ->> 'taxMinor')::bigint, (g.e ->> 'grossMinor')::bigint, (g.e ->> 'roundingMinor')::bigint, coalesce((g.e ->> 'voucherMinor')::bigint, 0),
        (g.e ->> 'payableMinor')::bigint, (g.e ->> 'discountMinor')::bigint, (g.e ->> 'businessOn')::date, (g.e ->> 'soldAt')::timestamptz,
        posted_by, g.e ->> 'reason', g.e ->> 'note', g.e ->> 'taxExemption'
      from given g join counted c on c.id = g.till_id order by g.n
      returning s.id, s.uid, s.number)
  select jsonb_agg(g.e || jsonb_build_object('saleId', s.id, 'number', s.number, 'storeId', g.store_id, 'tillId', g.till_id) order by g.n) into written
  from given g join sale s on s.uid = (g.e ->> 'uid')::uuid;
  insert into sales.sale_kit (company_id, sale_id, kit_no, variant_id, quantity, list_minor, unit_minor, discount_minor, net_minor, tax_minor, gross_minor, note)
    select company, (w ->> 'saleId')::bigint, k."kitNo", k."variantId", k.quantity, k."listMinor", k."unitMinor", k."discountMinor", k."netMinor",
      k."taxMinor", k."grossMinor", k.note
    from jsonb_array_elements(written) w
    cross join jsonb_to_recordset(w -> 'kits') as k ("kitNo" integer, "variantId" bigint, quantity integer, "listMinor" bigint, "unitMinor" bigint,
      "discountMinor" bigint, "netMinor" bigint, "taxMinor" bigint, "grossMinor" bigint, note text);
  insert into sales.sale_line (company_id, sale_id, line_no, variant_id, original_line_no, kit_no, kit_quantity, tax_code_id, quantity, list_minor, unit_minor,
      discount_minor, discount_net_minor, net_minor, tax_minor, gross_minor, note)
    select company, (w ->> 'saleId')::bigint, l."lineNo", l."variantId", l."originalLineNo", l."kitNo", l."kitQuantity", l."taxCodeId", l.quantity, l."listMinor", l."unitMinor",
      l."discountMinor", l."discountNetMinor", l."netMinor", l."taxMinor", l."grossMinor", l.note
    from jsonb_array_elements(written) w
    cross join jsonb_to_recordset(w -> 'lines') as l ("lineNo" integer, "variantId" bigint, "originalLineNo" integer, "kitNo" integer, "kitQuantity" numeric, "taxCodeId" bigint,
      quantity numeric, "listMinor" bigint, "unitMinor" bigint, "discountMinor" bigint, "discountNetMinor" bigint, "netMinor" bigint, "taxMinor" bigint, "grossMinor" bigint, note text);
  insert into sales.sale_serial (company_id, sale_id, line_no, lot_id, variant_id)
    select company, (w ->> 'saleId')::bigint, (l ->> 'lineNo')::integer, t.t::bigint, (l ->> 'variantId')::bigint
    from jsonb_array_elements(written) w
    cross join jsonb_array_elements(w -> 'lines') l
    cross join jsonb_array_elements_text(l -> 'lotIds') as t (t);
  insert into sales.sale_line_tax (company_id, sale_id, line_no, tax_component_id, taxable_minor, tax_minor)
    select company, (w ->> 'saleId')::bigint, (l ->> 'lineNo')::integer, t."componentId", t."taxableMinor", t."taxMinor"
    from jsonb_array_elements(written) w
    cross join jsonb_array_elements(w -> 'lines') l
    cross join jsonb_to_recordset(l -> 'taxes') as t ("componentId" bigint, "taxableMinor" bigint, "taxMinor" bigint);
  perform sales.use_terminals(company, written);
  insert into sales.sale_tender (company_id, sale_id, line_no, payment_type_id, tendered_minor, change_minor, reference, currency_code, currency_minor, exchange_rate,
      terminal_uid)
    select company, (w ->> 'saleId')::bigint, t.n, (t.t ->> 'paymentTypeId')::bigint, (t.t ->> 'tenderedMinor')::bigint,
      (t.t ->> 'changeMinor')::bigint, t.t ->> 'reference', t.t ->> 'currencyCode', (t.t ->> 'currencyMinor')::bigint, (t.t ->> 'exchangeRate')::numeric,
      (t.t ->> 'terminalUid')::uuid
    from jsonb_array_elements(written) w cross join jsonb_array_elements(w -> 'tenders') with ordinality as t (t, n);
  insert into sales.drawer_move (company_id, till_session_id, kind, amount_minor, currency_code, currency_minor, sale_id, payment_type_id, moved_by)
    select company, (w ->> 'tillSessionId')::bigint, w ->> 'kind', case w ->> 'kind' when 'sale' then 1 else -1 end * m.amount, m.code, m.given,
      (w ->> 'saleId')::bigint, m.type_id, posted_by
    from jsonb_array_elements(written) w
    cross join jsonb_array_elements(w -> 'tenders') t
    join erp.payment_type p on p.company_id = company and p.id = (t ->> 'paymentTypeId')::bigint and p.kind = 'cash'
    cross join lateral (
      select (t ->> 'tenderedMinor')::bigint - (t ->> 'changeMinor')::bigint as amount, null::text as code, null::bigint as given, p.id as type_id
      where t ->> 'currencyMinor' is null
      union all
      select (t ->> 'tenderedMinor')::bigint, t ->> 'currencyCode', (t ->> 'currencyMinor')::bigint, p.id where t ->> 'currencyMinor' is not null
      union all
      select -(t ->> 'changeMinor')::bigint, null, null, null where t ->> 'currencyMinor' is not null) m
    where m.amount <> 0;
  return written;
end $$;
revoke all on function sales.write_sales from public;
