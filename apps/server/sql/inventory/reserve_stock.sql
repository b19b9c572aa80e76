-- Reserves available stock for document lines: raises each reservation up to its quantity, and answers the result. A repeated call answers
-- the same, or more if more is available. `all_or_nothing`: fails if any line would get less. Parallel arrays, one element per line;
-- quantities in stock units. Throws: inventory.bad_line, inventory.insufficient_stock. Locks: pools, reservations. Runs with the owner's
-- rights, as `post_stock`.
create or replace function inventory.reserve_stock(company bigint, demand_type text, priority integer, expires_on date,
    all_or_nothing boolean, demand_ids bigint[], store_ids bigint[], variant_ids bigint[], quantities numeric[])
  returns table (demand_id bigint, reservation_id bigint, quantity numeric)
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  demands inventory.demand[];
begin
  perform inventory.require_company(company);
  perform inventory.lock_store_pools(company, store_ids, variant_ids);
  demands := inventory.calculate_demands(company, demand_type, demand_ids, store_ids, variant_ids, quantities);
  if all_or_nothing then perform inventory.reject_unmet(demands); end if;
  return query select p.demand_id, p.reservation_id, p.quantity
    from inventory.write_reservations(company, demand_type, priority, expires_on, demands) p;
end $$;
revoke all on function inventory.reserve_stock from public;
grant execute on function inventory.reserve_stock to app;
