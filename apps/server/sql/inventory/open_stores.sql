-- Gives stores the places that each of them has: the main shelf, what is on its way to it, and the virtual ones, which postings find
-- by these codes.
create or replace function inventory.open_stores(company bigint, stores bigint[]) returns void
  language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
begin
  insert into inventory.location (company_id, store_id, code, kind, is_main, is_allocatable)
    select company, s.id, p.code, p.kind, p.kind = 'shelf', p.kind = 'shelf'
    from erp.store s, (values ('SHELF', 'shelf'), ('TRANSIT', 'transit'), ('SUPPLIER', 'v_supplier'), ('CUSTOMER', 'v_customer'),
      ('ADJUST', 'v_adjust'), ('SCRAP', 'v_scrap'), ('OPENING', 'v_opening'), ('OVERSOLD', 'v_oversold')) as p(code, kind)
    where s.company_id = company and s.id = any(stores)
      and not exists (select from inventory.location l where l.company_id = company and l.store_id = s.id and l.code = p.code)
    order by s.id, p.code on conflict do nothing;
end $$;
revoke all on function inventory.open_stores from public;
grant execute on function inventory.open_stores to app;
