-- Takes what postings take, before several steps or before what they are made of is read: the months of the days, then all pools of the
-- variants in the stores, in stock and on their way, in the order of their keys. What is read afterwards stays so until the transaction
-- ends. Refuses accounts.period_closed. Locks: period, pools. With the owner's rights, as `post_stock`.
create or replace function inventory.hold_stock(company bigint, days date[], may_post_soft boolean, stores bigint[], variants bigint[]) returns void
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  day date;
begin
  perform inventory.require_company(company);
  for day in select distinct d from unnest(days) d order by d loop
    perform accounts.hold_stock_period(company, day, may_post_soft);
  end loop;
  perform inventory.hold_all_pools(company, stores, variants);
end $$;
revoke all on function inventory.hold_stock from public;
grant execute on function inventory.hold_stock to app;
