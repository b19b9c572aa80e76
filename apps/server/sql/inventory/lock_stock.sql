-- Locks what postings lock, before several steps or before their input is read: the months of the dates, then all pools of the variants in
-- the stores, on hand and in transit, in key order. What is read afterwards is stable until the transaction ends. Throws:
-- accounts.period_closed. Locks: period, pools. Runs with the owner's rights, as `post_stock`.
create or replace function inventory.lock_stock(company bigint, days date[], may_post_soft boolean, stores bigint[], variants bigint[]) returns void
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  day date;
begin
  perform inventory.require_company(company);
  for day in select distinct d from unnest(days) d order by d loop
    perform accounts.lock_period(company, day, 'stock', may_post_soft);
  end loop;
  perform inventory.lock_all_pools(company, stores, variants);
end $$;
revoke all on function inventory.lock_stock from public;
grant execute on function inventory.lock_stock to app;
