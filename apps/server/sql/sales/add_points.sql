-- Adds points of a customer as a lot, less what was owed, and answers the value of the lot. Locks: nothing; the caller holds the account.
create or replace function sales.add_points(company bigint, customer bigint, added integer, point_minor bigint, earned_on date, expires_on date,
    kind text, sale bigint, moved_by bigint, reason text default null) returns bigint
  language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
#variable_conflict use_variable
declare
  owed integer := least(added, greatest(0, -(select a.balance from sales.points_account a where a.company_id = company and a.customer_id = customer)));
  lot_id bigint;
begin
  if owed > 0 then
    insert into sales.points_move (company_id, customer_id, kind, points, sale_id, reason, moved_by)
      values (company, customer, kind, owed, sale, reason, moved_by);
  end if;
  if added > owed then
    insert into sales.points_lot as l (company_id, customer_id, earned, remaining, point_minor, earned_on, expires_on)
      values (company, customer, added - owed, added - owed, point_minor, earned_on, expires_on) returning l.id into lot_id;
    insert into sales.points_move (company_id, customer_id, lot_id, kind, points, sale_id, reason, moved_by)
      values (company, customer, lot_id, kind, added - owed, sale, reason, moved_by);
  end if;
  update sales.points_account a set balance = a.balance + added, updated_at = now() where a.company_id = company and a.customer_id = customer;
  return (added - owed) * point_minor;
end $$;
revoke all on function sales.add_points from public;
