-- The payment type of cash that moves without one: the first active one in the company's currency. Null: there is none.
create or replace function sales.main_cash(company bigint) returns bigint
  language sql stable set search_path = pg_catalog, pg_temp as $$
  select min(p.id) from erp.payment_type p join erp.company c on c.id = p.company_id
  where p.company_id = company and p.kind = 'cash' and p.status = 'active' and (p.currency is null or p.currency = c.base_currency)
$$;
revoke all on function sales.main_cash from public;
grant execute on function sales.main_cash to app, maint;
