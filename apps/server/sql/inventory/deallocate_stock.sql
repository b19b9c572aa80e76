-- Releases allocations that are not being picked; the stock stays reserved. Answers the quantity of each, in stock units. Locks: pools,
-- balances, reservations. Runs with the owner's rights, as `post_stock`.
create or replace function inventory.deallocate_stock(company bigint, allocation_ids bigint[])
  returns table (allocation_id bigint, quantity numeric)
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
#variable_conflict use_column
declare
  ids bigint[];
  rests numeric[];
begin
  perform inventory.require_company(company);
  perform inventory.lock_reservations(company, array(
    select a.reservation_id from inventory.stock_allocation a where a.company_id = company and a.id = any(allocation_ids)));
  select array_agg(a.id order by a.id), array_agg(a.quantity - a.picked_quantity order by a.id) into ids, rests
  from inventory.stock_allocation a where a.company_id = company and a.id = any(allocation_ids) and a.quantity > a.picked_quantity;
  perform inventory.lower_allocations(company, ids, rests);
  return query select * from unnest(ids, rests);
end $$;
revoke all on function inventory.deallocate_stock from public;
grant execute on function inventory.deallocate_stock to app;
