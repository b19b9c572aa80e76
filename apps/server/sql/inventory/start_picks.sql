-- Marks allocations of reservations as being picked, or ends that. A started allocation is not released. Answers those that remain. Locks:
-- pools, reservations. Runs with the owner's rights, as `post_stock`.
create or replace function inventory.start_picks(company bigint, allocation_ids bigint[], is_started boolean)
  returns table (allocation_id bigint)
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform inventory.require_company(company);
  perform inventory.lock_reservations(company, array(
    select a.reservation_id from inventory.stock_allocation a where a.company_id = company and a.id = any(allocation_ids)));
  return query update inventory.stock_allocation a set is_started = start_picks.is_started
    where a.company_id = company and a.id = any(allocation_ids) and a.quantity > a.picked_quantity returning a.id;
end $$;
revoke all on function inventory.start_picks from public;
grant execute on function inventory.start_picks to app;
