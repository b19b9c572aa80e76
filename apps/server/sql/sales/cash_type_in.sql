-- The payment type of cash of a new session in a store: its default, else the first active one that it takes, in the company's currency.
-- Null: there is none.
create or replace function sales.cash_type_in(company bigint, store bigint) returns bigint
  language sql stable set search_path = pg_catalog, pg_temp as $$
  select p.id
  from erp.payment_type p
  join erp.company c on c.id = p.company_id
  cross join lateral (
    select count(*) > 0 as is_bound, bool_or(o.store_id = store) is true as is_named
    from erp.payment_type_store o where o.company_id = p.company_id and o.payment_type_id = p.id) s
  where p.company_id = company and p.kind = 'cash' and p.status = 'active' and (p.currency is null or p.currency = c.base_currency)
    and (s.is_named or not s.is_bound)
  order by p.is_default and s.is_named desc, p.is_default desc, p.id limit 1
$$;
revoke all on function sales.cash_type_in from public;
grant execute on function sales.cash_type_in to app, maint;
