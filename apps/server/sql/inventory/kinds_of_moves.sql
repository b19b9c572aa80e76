-- What each kind of move joins: the virtual place that goods come from or go to, or two real ones. Source: warehouse.md 3.3.
create or replace function inventory.source_of(kind text) returns text
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
  select case kind when 'purchase_receipt' then 'v_supplier' when 'sale_return' then 'v_customer' when 'opening' then 'v_opening'
    when 'adjust_in' then 'v_adjust' when 'count_in' then 'v_adjust' when 'oversold_out' then 'v_oversold' end
$$;
create or replace function inventory.target_of(kind text) returns text
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
  select case kind when 'purchase_return' then 'v_supplier' when 'sale' then 'v_customer' when 'oversold_out' then 'v_customer'
    when 'adjust_out' then 'v_adjust' when 'count_out' then 'v_adjust' when 'scrap' then 'v_scrap' when 'oversold_in' then 'v_oversold' end
$$;
-- receive: from a virtual place; issue: to one; dispatch and arrive: between a store and what is on its way; inside: within a store.
create or replace function inventory.course_of(kind text) returns text
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
  select case
    when kind in ('purchase_receipt', 'sale_return', 'opening', 'adjust_in', 'count_in') then 'receive'
    when kind in ('purchase_return', 'sale', 'adjust_out', 'count_out', 'scrap') then 'issue'
    when kind = 'ito_dispatch' then 'dispatch' when kind in ('ito_receive', 'ito_return') then 'arrive'
    when kind in ('putaway', 'pick', 'pack', 'replenish', 'shuffle', 'damage') then 'inside' end
$$;
revoke all on function inventory.source_of, inventory.target_of, inventory.course_of from public;
