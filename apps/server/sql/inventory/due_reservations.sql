-- Reservations past their last day in the time zone of their store and not being picked; at most 500.
create or replace function inventory.due_reservations(company bigint) returns bigint[]
  language plpgsql volatile set search_path = pg_catalog, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  return array(
    select r.id from inventory.stock_reservation r join erp.store s on s.company_id = company and s.id = r.store_id
    where r.company_id = company and r.state = 'open' and r.quantity > r.consumed_quantity
      and r.expires_on < (now() at time zone s.timezone)::date
      and not exists (select from inventory.stock_allocation a where a.company_id = company and a.reservation_id = r.id and a.is_started
        and a.quantity > a.picked_quantity)
    order by r.expires_on, r.id limit 500);
end $$;
revoke all on function inventory.due_reservations from public;
