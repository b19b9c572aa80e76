-- Expires reservations past their last day in the time zone of their store, at most 500, longest overdue first; those being picked stay.
-- Answers the lost quantity of each, in stock units. Locks: pools, balances, reservations. Runs with the owner's rights, as `post_stock`.
create or replace function inventory.expire_reservations(company bigint)
  returns table (demand_type text, demand_id bigint, quantity numeric)
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  ids bigint[];
begin
  perform inventory.require_company(company);
  ids := inventory.due_reservations(company);
  perform inventory.lock_reservations(company, ids);
  -- Read again under the lock: some were started, extended or released meanwhile.
  ids := array(select d from unnest(inventory.due_reservations(company)) d where d = any(ids));
  return query select e.demand_type, e.demand_id, e.quantity from inventory.finish_reservations(company, ids, 'expired') e;
end $$;
revoke all on function inventory.expire_reservations from public;
grant execute on function inventory.expire_reservations to app;
