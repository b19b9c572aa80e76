-- Refuses receipts whose cash of another currency is not what was given at its rate, half away from zero: only cash types of another
-- currency have it, and only sales take it. Throws: sales.rule_broken.
create or replace function sales.require_rates(company bigint, sales jsonb) returns void
  language plpgsql stable set search_path = pg_catalog, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  if exists (
    select from jsonb_array_elements(require_rates.sales) e
    cross join jsonb_array_elements(e -> 'tenders') t
    join erp.payment_type p on p.company_id = company and p.id = (t ->> 'paymentTypeId')::bigint
    join erp.company c on c.id = company
    left join platform.currency o on o.code = p.currency and p.currency <> c.base_currency
    left join platform.currency b on b.code = c.base_currency
    where (t ->> 'currencyMinor' is null) <> (o.code is null)
      or o.code is not null and (p.kind <> 'cash' or e ->> 'kind' <> 'sale' or t ->> 'currencyCode' is distinct from o.code
        or (t ->> 'tenderedMinor')::bigint is distinct from
          round((t ->> 'currencyMinor')::numeric * (t ->> 'exchangeRate')::numeric * 10::numeric ^ (b.minor_unit - o.minor_unit))::bigint))
  then
    perform platform.refuse('sales.rule_broken');
  end if;
end $$;
revoke all on function sales.require_rates from public;
