-- Points of receipts: those that paid are redeemed, sales earn, returns take back what the goods that came back had earned. `written`: receipts
-- as `sales.write_sales` answers them, with `points: { earnPerMinor, pointMinor, expiresOn, multiplierPpm? }` where the sale earns; answers them with
-- `pointsMinor`, what the liability for points changed by beside the payment. Source: sales-crm-finance.md d7. Throws: sales.points_short
-- (`details`: balanceMinor). Locks: points of the customers, in key order.
create or replace function sales.move_points(company bigint, written jsonb, moved_by bigint) returns jsonb
  language plpgsql volatile set search_path = pg_catalog, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
#variable_conflict use_variable
declare
  moved jsonb := '[]';
  receipt record;
  paid bigint;
  change bigint;
  earned integer;
  eligible bigint;
  multiplier integer;
  target integer;
  origin sales.sale_points;
begin
  if not exists (
    select from jsonb_array_elements(written) w
    where jsonb_typeof(w -> 'points') = 'object' or exists (select from sales.sale_points p where p.company_id = company and p.sale_id = (w ->> 'originalSaleId')::bigint)
      or exists (select from jsonb_array_elements(w -> 'tenders') t
        join erp.payment_type y on y.company_id = company and y.id = (t ->> 'paymentTypeId')::bigint and y.kind = 'points'))
  then
    return written;
  end if;
  perform sales.lock_points(company, array(
    select (w ->> 'customerId')::bigint from jsonb_array_elements(written) w where w ->> 'customerId' is not null
    union
    select p.customer_id from jsonb_array_elements(written) w
    join sales.sale_points p on p.company_id = company and p.sale_id = (w ->> 'originalSaleId')::bigint));
  for receipt in
    select w.w, (w.w ->> 'saleId')::bigint as id, (w.w ->> 'customerId')::bigint as customer, w.w ->> 'kind' as kind, (w.w ->> 'businessOn')::date as day,
      nullif(w.w -> 'points', 'null') as points
    from jsonb_array_elements(written) with ordinality as w (w, n) order by w.n
  loop
    change := 0;
    paid := coalesce((select sum((t ->> 'tenderedMinor')::bigint) from jsonb_array_elements(receipt.w -> 'tenders') t
      join erp.payment_type y on y.company_id = company and y.id = (t ->> 'paymentTypeId')::bigint and y.kind = 'points'), 0);
    if paid > 0 then change := change + paid - sales.redeem_points(company, receipt.customer, paid, receipt.day, receipt.id, moved_by); end if;
    if receipt.kind = 'sale' and receipt.points is not null and receipt.customer is not null then
      eligible := greatest(0, (receipt.w ->> 'grossMinor')::bigint - paid - sales.points_exchanged(company, receipt.id));
      multiplier := coalesce((receipt.points ->> 'multiplierPpm')::integer, 1000000);
      earned := sales.points_of(eligible, (receipt.points ->> 'earnPerMinor')::bigint, multiplier);
      insert into sales.sale_points (company_id, sale_id, customer_id, eligible_minor, earn_per_minor, multiplier_ppm, earned, kept)
        values (company, receipt.id, receipt.customer, eligible, (receipt.points ->> 'earnPerMinor')::bigint, multiplier, earned, earned);
      if earned > 0 then
        change := change + sales.add_points(company, receipt.customer, earned, (receipt.points ->> 'pointMinor')::bigint, receipt.day,
          (receipt.points ->> 'expiresOn')::date, 'earn', receipt.id, moved_by);
      end if;
    elsif receipt.kind = 'return' then
      select p.* into origin from sales.sale_points p where p.company_id = company and p.sale_id = (receipt.w ->> 'originalSaleId')::bigint for update;
      if origin.kept > 0 then
        target := sales.points_of(greatest(0, origin.eligible_minor - (select sum(l.returned_gross_minor) from sales.sale_line l
          where l.company_id = company and l.sale_id = origin.sale_id))::bigint, origin.earn_per_minor, origin.multiplier_ppm);
        if target < origin.kept then
          update sales.sale_points p set kept = target where p.company_id = company and p.sale_id = origin.sale_id;
          change := change - sales.take_points(company, origin.customer_id, origin.kept - target, 'claw_back', receipt.id, moved_by,
            (select min(m.lot_id) from sales.points_move m where m.company_id = company and m.sale_id = origin.sale_id and m.kind = 'earn'));
        end if;
      end if;
    end if;
    moved := moved || jsonb_build_array(receipt.w || jsonb_build_object('pointsMinor', change));
  end loop;
  return moved;
end $$;
revoke all on function sales.move_points from public;
