-- Locks the pools of all reservations of document lines, before several steps that would each lock some. Locks: pools. Runs with the
-- owner's rights, as `post_stock`.
create or replace function inventory.lock_demands(company bigint, demand_type text, demand_ids bigint[]) returns void
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
#variable_conflict use_variable
begin
  perform inventory.require_company(company);
  perform inventory.lock_reservations(company, array(select r.id from inventory.stock_reservation r
    where r.company_id = company and r.demand_type = demand_type and r.demand_id = any(demand_ids) and r.state = 'open'));
end $$;
revoke all on function inventory.lock_demands from public;
grant execute on function inventory.lock_demands to app;
