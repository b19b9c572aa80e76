-- Promises stock to the lines of a document, as far as there is any that is free: raises what each has to its quantity, and answers what
-- it has then. Asked again it answers the same, and more where there is more. `all_or_nothing`: refuses when any would have less.
-- Parallel arrays, one element a line; quantities in the stock unit.
-- Refuses inventory.bad_line, inventory.insufficient_stock. Locks: pools, reservations. With the owner's rights, as `post_stock`.
create or replace function inventory.promise_stock(company bigint, demand_type text, priority integer, expires_on date,
    all_or_nothing boolean, demand_ids bigint[], store_ids bigint[], variant_ids bigint[], quantities numeric[])
  returns table (demand_id bigint, reservation_id bigint, quantity numeric)
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  demands inventory.demand[];
begin
  perform inventory.require_company(company);
  perform inventory.hold_pools(company, store_ids, variant_ids);
  demands := inventory.weigh_demands(company, demand_type, demand_ids, store_ids, variant_ids, quantities);
  if all_or_nothing then perform inventory.refuse_unmet(demands); end if;
  return query select p.demand_id, p.reservation_id, p.quantity
    from inventory.write_promises(company, demand_type, priority, expires_on, demands) p;
end $$;
revoke all on function inventory.promise_stock from public;
grant execute on function inventory.promise_stock to app;
