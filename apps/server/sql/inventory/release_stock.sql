-- Releases reserved and allocated stock of document lines that is not consumed, and ends their reservations. Answers the quantity of each,
-- in stock units. Throws: inventory.reserved_in_pick. Locks: pools, balances, reservations. Runs with the owner's rights, as `post_stock`.
create or replace function inventory.release_stock(company bigint, demand_type text, demand_ids bigint[])
  returns table (demand_id bigint, quantity numeric)
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
#variable_conflict use_variable
declare
  ids bigint[];
  started jsonb;
begin
  perform inventory.require_company(company);
  ids := array(select r.id from inventory.stock_reservation r
    where r.company_id = company and r.demand_type = demand_type and r.demand_id = any(demand_ids) and r.state = 'open');
  perform inventory.lock_reservations(company, ids);
  select jsonb_agg(jsonb_build_object('variantId', b.variant_id, 'locationId', b.location_id, 'demandId', r.demand_id) order by a.id) into started
  from inventory.stock_allocation a
  join inventory.stock_reservation r on r.company_id = company and r.id = a.reservation_id
  join inventory.stock_balance b on b.company_id = company and b.id = a.balance_id
  where a.company_id = company and a.reservation_id = any(ids) and a.is_started and a.quantity > a.picked_quantity;
  if started is not null then perform platform.refuse('inventory.reserved_in_pick', jsonb_build_object('lines', started)); end if;
  return query select e.demand_id, e.quantity from inventory.finish_reservations(company, ids, 'released') e;
end $$;
revoke all on function inventory.release_stock from public;
grant execute on function inventory.release_stock to app;
