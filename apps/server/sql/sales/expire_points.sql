-- Takes the points whose last day is before `day` from the customers of a company, and answers their value and the last move; null: none
-- expired. The caller posts the journal. Locks: points of the customers, in key order. Runs with the owner's rights.
create or replace function sales.expire_points(company bigint, day date, out value_minor bigint, out last_move bigint)
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
#variable_conflict use_variable
begin
  perform sales.require_company(company);
  perform sales.lock_points(company, array(
    select l.customer_id from sales.points_lot l where l.company_id = company and l.expires_on < day and l.remaining > 0));
  with expired as (
    select l.id, l.customer_id, l.remaining, l.point_minor from sales.points_lot l
    where l.company_id = company and l.expires_on < day and l.remaining > 0),
  emptied as (
    update sales.points_lot l set remaining = 0 from expired e where l.company_id = company and l.id = e.id),
  lowered as (
    update sales.points_account a set balance = a.balance - e.points, updated_at = now()
    from (select e.customer_id, sum(e.remaining)::integer as points from expired e group by 1) e
    where a.company_id = company and a.customer_id = e.customer_id),
  moved as (
    insert into sales.points_move as m (company_id, customer_id, lot_id, kind, points)
      select company, e.customer_id, e.id, 'expire', -e.remaining from expired e order by e.id returning m.id)
  select (select sum(e.remaining * e.point_minor) from expired e), (select max(m.id) from moved m) into value_minor, last_move;
end $$;
revoke all on function sales.expire_points from public;
grant execute on function sales.expire_points to app;
