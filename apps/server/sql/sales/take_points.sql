-- Takes points of a customer from their lots, a named one first, then those that expire first, and answers the value of what was taken. What
-- no lot has is owed: the balance goes below 0, at no value. `usable_on`: only lots that have not expired by that day. Role of a move: `kind`.
-- Locks: nothing; the caller holds the account.
create or replace function sales.take_points(company bigint, customer bigint, taken integer, kind text, sale bigint, moved_by bigint,
    first_lot bigint default null, usable_on date default null, reason text default null) returns bigint
  language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
#variable_conflict use_variable
declare
  lot sales.points_lot;
  open integer := taken;
  part integer;
  value bigint := 0;
begin
  for lot in
    select l.* from sales.points_lot l
    where l.company_id = company and l.customer_id = customer and l.remaining > 0 and (usable_on is null or l.expires_on is null or l.expires_on >= usable_on)
    order by l.id is distinct from first_lot, l.expires_on nulls last, l.id
  loop
    exit when open = 0;
    part := least(open, lot.remaining);
    update sales.points_lot l set remaining = l.remaining - part where l.company_id = company and l.id = lot.id;
    insert into sales.points_move (company_id, customer_id, lot_id, kind, points, sale_id, reason, moved_by)
      values (company, customer, lot.id, kind, -part, sale, reason, moved_by);
    open := open - part;
    value := value + part * lot.point_minor;
  end loop;
  if open > 0 then
    insert into sales.points_move (company_id, customer_id, kind, points, sale_id, reason, moved_by)
      values (company, customer, kind, -open, sale, reason, moved_by);
  end if;
  update sales.points_account a set balance = a.balance - taken, updated_at = now() where a.company_id = company and a.customer_id = customer;
  return value;
end $$;
revoke all on function sales.take_points from public;
