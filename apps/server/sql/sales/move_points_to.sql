-- Moves all points of a customer, owed ones too, to another one, with the days on which they expire and at their values. Locks: nothing; the
-- caller holds both accounts.
create or replace function sales.move_points_to(company bigint, customer bigint, target bigint) returns void
  language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
#variable_conflict use_variable
declare
  lot sales.points_lot;
  lot_id bigint;
  moved integer := (select a.balance from sales.points_account a where a.company_id = company and a.customer_id = customer);
  owed integer;
begin
  owed := moved - (select coalesce(sum(l.remaining), 0) from sales.points_lot l where l.company_id = company and l.customer_id = customer);
  for lot in
    select l.* from sales.points_lot l where l.company_id = company and l.customer_id = customer and l.remaining > 0 order by l.id
  loop
    insert into sales.points_lot as l (company_id, customer_id, earned, remaining, point_minor, earned_on, expires_on)
      values (company, target, lot.remaining, lot.remaining, lot.point_minor, lot.earned_on, lot.expires_on) returning l.id into lot_id;
    insert into sales.points_move (company_id, customer_id, lot_id, kind, points)
      values (company, customer, lot.id, 'merge', -lot.remaining), (company, target, lot_id, 'merge', lot.remaining);
    update sales.points_lot l set remaining = 0 where l.company_id = company and l.id = lot.id;
  end loop;
  if owed <> 0 then
    insert into sales.points_move (company_id, customer_id, kind, points) values (company, customer, 'merge', -owed), (company, target, 'merge', owed);
  end if;
  -- What was bought before is returned at the cost of who is left.
  update sales.sale_points p set customer_id = target where p.company_id = company and p.customer_id = customer;
  update sales.points_account a set balance = case a.customer_id when customer then 0 else a.balance + moved end, updated_at = now()
  where a.company_id = company and a.customer_id in (customer, target);
end $$;
revoke all on function sales.move_points_to from public;
