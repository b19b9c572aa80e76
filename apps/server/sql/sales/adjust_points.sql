-- Adds or takes points of a customer by hand, and answers what the liability for points changed by; the caller posts its journal. Throws:
-- sales.points_short. Locks: the points of the customer. Runs with the owner's rights: role app may not write points.
create or replace function sales.adjust_points(company bigint, customer bigint, points integer, point_minor bigint, day date, expires_on date, reason text,
    adjusted_by bigint) returns bigint
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
#variable_conflict use_variable
declare
  balance integer;
begin
  perform sales.require_company(company);
  perform sales.lock_points(company, array[customer]);
  if points > 0 then return sales.add_points(company, customer, points, point_minor, day, expires_on, 'adjust', null, adjusted_by, reason); end if;
  balance := (select a.balance from sales.points_account a where a.company_id = company and a.customer_id = customer);
  if balance < -points then perform platform.refuse('sales.points_short', jsonb_build_object('balance', balance)); end if;
  return -sales.take_points(company, customer, -points, 'adjust', null, adjusted_by, reason => reason);
end $$;
revoke all on function sales.adjust_points from public;
grant execute on function sales.adjust_points to app;
