-- The payment type of cash that a session moves without one: that which it began with, else the first active one of the company in its
-- currency. Null: there is none.
create or replace function sales.main_cash(company bigint, session_id bigint) returns bigint
  language sql stable set search_path = pg_catalog, pg_temp as $$
  select coalesce(
    (select s.cash_type_id from sales.till_session s where s.company_id = company and s.id = session_id),
    (select min(p.id) from erp.payment_type p join erp.company c on c.id = p.company_id
      where p.company_id = company and p.kind = 'cash' and p.status = 'active' and (p.currency is null or p.currency = c.base_currency)))
$$;
revoke all on function sales.main_cash from public;
grant execute on function sales.main_cash to app, maint;
