-- Gives back what a voided receipt took of the points of its customer, and takes away what it earned. Throws: sales.points_used where these
-- have paid already. Locks: the points of the customer.
create or replace function sales.void_points(company bigint, voided_id bigint, voided_by bigint) returns void
  language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
#variable_conflict use_variable
declare
  customer bigint := (select min(m.customer_id) from sales.points_move m where m.company_id = company and m.sale_id = voided_id);
begin
  if customer is null then return; end if;
  perform sales.lock_points(company, array[customer]);
  if exists (
    select from sales.points_move m join sales.points_lot l on l.company_id = m.company_id and l.id = m.lot_id
    where m.company_id = company and m.sale_id = voided_id and m.kind = 'earn' and l.remaining < m.points)
  then
    perform platform.refuse('sales.points_used');
  end if;
  update sales.points_lot l set remaining = l.remaining - m.points
  from (select m.lot_id, sum(m.points)::integer as points from sales.points_move m
    where m.company_id = company and m.sale_id = voided_id and m.lot_id is not null group by 1) m
  where l.company_id = company and l.id = m.lot_id;
  update sales.points_account a set balance = a.balance - (select sum(m.points) from sales.points_move m where m.company_id = company and m.sale_id = voided_id),
    updated_at = now()
  where a.company_id = company and a.customer_id = customer;
  update sales.sale_points p set kept = p.kept - m.points
  from (select s.original_sale_id, sum(m.points)::integer as points
    from sales.points_move m join sales.sale s on s.company_id = m.company_id and s.id = m.sale_id
    where m.company_id = company and m.sale_id = voided_id and m.kind = 'claw_back' group by 1) m
  where p.company_id = company and p.sale_id = m.original_sale_id;
  insert into sales.points_move (company_id, customer_id, lot_id, kind, points, sale_id, moved_by)
    select m.company_id, m.customer_id, m.lot_id, 'void', -m.points, m.sale_id, voided_by
    from sales.points_move m where m.company_id = company and m.sale_id = voided_id order by m.id;
end $$;
revoke all on function sales.void_points from public;
