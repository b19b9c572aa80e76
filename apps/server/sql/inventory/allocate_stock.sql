-- Allocates reserved stock in locations, best priority first. Answers the allocations; stock without a location stays reserved. Units:
-- stock units. Locks: pools, balances, reservations. Runs with the owner's rights, as `post_stock`.
create or replace function inventory.allocate_stock(company bigint, reservation_ids bigint[])
  returns table (allocation_id bigint, reservation_id bigint, location_id bigint, lot_id bigint, owner_id bigint, quantity numeric)
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform inventory.require_company(company);
  perform inventory.lock_reservations(company, reservation_ids);
  return query select a.allocation_id, a.reservation_id, a.location_id, a.lot_id, a.owner_id, a.quantity
    from inventory.write_allocations(company, reservation_ids) a;
end $$;
revoke all on function inventory.allocate_stock from public;
grant execute on function inventory.allocate_stock to app;
