-- Opens and locks the points of customers, in key order.
create or replace function sales.lock_points(company bigint, customers bigint[]) returns void
  language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
begin
  insert into sales.points_account (company_id, customer_id) select company, c from unnest(customers) c group by c order by c on conflict do nothing;
  perform from sales.points_account a where a.company_id = company and a.customer_id = any(customers) order by a.customer_id for update;
end $$;
revoke all on function sales.lock_points from public;
