-- The only writer of sales and returns of tills: receipts, tenders, drawer, stock and journal of a set, together or not at all. Each `uid`
-- posts once; a repeated one answers its first receipt. `sales`: [{ uid, kind, tillSessionId, customerId?, originalSaleId?, currencyCode,
-- taxIncluded, netMinor, taxMinor, grossMinor, roundingMinor, payableMinor, discountMinor, businessOn, postedOn?, soldAt, isSettled?, reason?, note?,
-- lines: [{ lineNo, variantId, lotIds?, unitCost?, originalLineNo?, kitNo?, kitQuantity?, taxCodeId?, quantity, listMinor, unitMinor, discountMinor, netMinor, taxMinor, grossMinor,
-- isRestocked, note?, taxes: [{ componentId, accountId?, taxableMinor, taxMinor }] }],
-- tenders: [{ paymentTypeId, tenderedMinor, changeMinor, reference?, voucherId? }], voucherMinor?, vouchers?, points?, exchangedUid?,
-- kits?: [{ kitNo, variantId, quantity, listMinor, unitMinor, discountMinor, netMinor, taxMinor, grossMinor, note? }] }], with prices and taxes as the
-- server calculated them; vouchers and points as `sales.move_vouchers` and `sales.move_points` take them. `postedOn`: day in
-- the stock ledger of a replayed history, otherwise today; `exchangedUid`: of the return in the same set that pays for it; `unitCost`: as in `sales.issue_sold`. Throws: sales.session_not_open, sales.return_quantity, sales.serial_not_here, what
-- move_vouchers, move_points, inventory.post_stock and accounts.write_journals throw. Locks: original sales with their lines, period, session (shared),
-- till, vouchers, points, pools, balances of the ledger, memberships. Runs with the owner's rights: role app may not write sales.
create or replace function sales.post_sales(company bigint, sales jsonb, posted_by bigint default null, request_id text default null,
    may_oversell boolean default true, may_post_soft boolean default false)
  returns table (uid uuid, sale_id bigint, number text, is_replayed boolean)
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
#variable_conflict use_column
declare
  fresh jsonb;
  written jsonb;
  known uuid[];
  one record;
begin
  perform sales.require_company(company);
  known := array(select p.uid from sales.find_posted(company, post_sales.sales) p);
  if cardinality(known) > 0 then
    return query select p.uid, p.sale_id, p.number, true from sales.find_posted(company, post_sales.sales) p;
  end if;
  fresh := (select jsonb_agg(e order by n) from jsonb_array_elements(post_sales.sales) with ordinality as e (e, n)
    where (e.e ->> 'uid')::uuid <> all(known));
  if fresh is null then return; end if;
  perform sales.take_returned(company, fresh);
  for one in select distinct (e ->> 'businessOn')::date as day from jsonb_array_elements(fresh) e order by 1 loop
    perform accounts.lock_period(company, one.day, 'ledger', may_post_soft);
  end loop;
  written := sales.write_sales(company, fresh, posted_by);
  perform sales.write_exchanges(company, written);
  perform sales.move_vouchers(company, written, posted_by);
  perform sales.flag_vouchers(company, written);
  written := sales.move_points(company, written, posted_by);
  perform sales.issue_sold(company, written, posted_by, request_id, may_oversell, may_post_soft);
  perform sales.journal_sales(company, written, posted_by, request_id);
  perform sales.write_days(company, written, 1);
  perform sales.set_tiers(company, array(select distinct (w ->> 'customerId')::bigint from jsonb_array_elements(written) w where w ->> 'customerId' is not null));
  return query select (w ->> 'uid')::uuid, (w ->> 'saleId')::bigint, w ->> 'number', false from jsonb_array_elements(written) w;
end $$;
revoke all on function sales.post_sales from public;
grant execute on function sales.post_sales to app;
