-- Pairs the sales of a set with the returns that pay for them (`exchangedUid`). Payments of the kind exchange are worth the same on both
-- receipts, so that their clearing account ends at zero. Throws: check_violation exchange_settled.
create or replace function sales.write_exchanges(company bigint, written jsonb) returns void
  language plpgsql volatile set search_path = pg_catalog, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  settled jsonb;
begin
  select jsonb_agg(jsonb_build_object('id', w ->> 'saleId', 'uid', w ->> 'uid', 'returnUid', w ->> 'exchangedUid', 'credit', c.credit)) into settled
  from jsonb_array_elements(written) w
  cross join lateral (
    select coalesce(sum((t ->> 'tenderedMinor')::bigint), 0) as credit
    from jsonb_array_elements(w -> 'tenders') t
    join erp.payment_type p on p.company_id = company and p.id = (t ->> 'paymentTypeId')::bigint and p.kind = 'exchange') c
  where c.credit > 0 or w ->> 'exchangedUid' is not null
    or exists (select from jsonb_array_elements(written) o where o ->> 'exchangedUid' = w ->> 'uid');
  if settled is null then return; end if;
  insert into sales.exchange (company_id, sale_id, return_id, credit_minor)
    select company, (s ->> 'id')::bigint, (r ->> 'id')::bigint, (s ->> 'credit')::bigint
    from jsonb_array_elements(settled) s join jsonb_array_elements(settled) r on r ->> 'uid' = s ->> 'returnUid';
  if exists (
    select from jsonb_array_elements(settled) s
    where not exists (select from sales.exchange e
      where e.company_id = company and (s ->> 'id')::bigint in (e.sale_id, e.return_id) and e.credit_minor = (s ->> 'credit')::bigint))
  then
    raise exception 'payments by exchange are not settled' using errcode = 'check_violation', constraint = 'exchange_settled';
  end if;
end $$;
revoke all on function sales.write_exchanges from public;
