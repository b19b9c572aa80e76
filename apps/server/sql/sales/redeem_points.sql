-- Takes as many points as an amount needs at the values of their lots, and answers the value that was taken: at least the amount. Throws:
-- sales.points_short (`details`: balanceMinor). Locks: nothing; the caller holds the account.
create or replace function sales.redeem_points(company bigint, customer bigint, amount bigint, day date, sale bigint, moved_by bigint) returns bigint
  language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
#variable_conflict use_variable
declare
  usable bigint;
  needed integer;
begin
  select coalesce(sum(l.remaining * l.point_minor), 0), coalesce(sum(case
      when l.before >= amount then 0
      when l.before + l.remaining * l.point_minor <= amount then l.remaining
      else ceil((amount - l.before)::numeric / l.point_minor) end), 0)::integer
  into usable, needed
  from (
    select l.remaining, l.point_minor, coalesce(sum(l.remaining * l.point_minor) over (order by l.expires_on nulls last, l.id
      rows between unbounded preceding and 1 preceding), 0) as before
    from sales.points_lot l
    where l.company_id = company and l.customer_id = customer and l.remaining > 0 and (l.expires_on is null or l.expires_on >= day)) l;
  if customer is null or usable < amount then
    perform platform.refuse('sales.points_short', jsonb_build_object('balanceMinor', usable));
  end if;
  return sales.take_points(company, customer, needed, 'redeem', sale, moved_by, usable_on => day);
end $$;
revoke all on function sales.redeem_points from public;
