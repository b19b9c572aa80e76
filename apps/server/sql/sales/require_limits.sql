-- Refuses sales whose payments by a type are below its least or above its greatest amount, or that lack the customer it requires. Amounts are
-- of all payments by the type together, without change, in its currency. Sales with `isSettled` were paid without the server.
-- Throws: sales.rule_broken.
create or replace function sales.require_limits(company bigint, sales jsonb) returns void
  language plpgsql stable set search_path = pg_catalog, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  if exists (
    select from (
      select e.n, p.min_minor, p.max_minor, p.needs_customer and e.e ->> 'customerId' is null as lacks_customer,
        sum(coalesce((t ->> 'currencyMinor')::bigint, (t ->> 'tenderedMinor')::bigint - (t ->> 'changeMinor')::bigint)) as amount
      from jsonb_array_elements(require_limits.sales) with ordinality as e (e, n)
      cross join jsonb_array_elements(e.e -> 'tenders') t
      join erp.payment_type p on p.company_id = company and p.id = (t ->> 'paymentTypeId')::bigint
      where e.e ->> 'kind' = 'sale' and p.kind <> 'exchange' and not coalesce((e.e ->> 'isSettled')::boolean, false)
        and (p.needs_customer or p.min_minor is not null or p.max_minor is not null)
      group by e.n, p.id, p.min_minor, p.max_minor, 4) x
    where x.lacks_customer or x.amount < x.min_minor or x.amount > x.max_minor)
  then
    perform platform.refuse('sales.rule_broken');
  end if;
end $$;
revoke all on function sales.require_limits from public;
