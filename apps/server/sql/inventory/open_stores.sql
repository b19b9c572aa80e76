-- Creates the locations that each store needs: the default location, its transit location, and the virtual ones, which postings find by
-- these codes. An existing default location is kept. Runs with the owner's rights: role app may not create locations of the last two kinds.
create or replace function inventory.open_stores(company bigint, stores bigint[]) returns void
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  if company is distinct from nullif(current_setting('app.company', true), '')::bigint then
    raise exception 'company % opens stores outside itself', company using errcode = '42501';
  end if;
  insert into inventory.location (company_id, store_id, code, name, kind, is_main, is_allocatable)
    select company, s.id, p.code, p.name, p.kind, false, false
    from erp.store s, (values ('TRANSIT', 'Transit', 'transit'), ('SUPPLIER', 'Supplier', 'v_supplier'),
      ('CUSTOMER', 'Customer', 'v_customer'), ('ADJUST', 'Adjust', 'v_adjust'), ('SCRAP', 'Scrap', 'v_scrap'),
      ('OPENING', 'Opening', 'v_opening'), ('OVERSOLD', 'Oversold', 'v_oversold')) as p(code, name, kind)
    where s.company_id = company and s.id = any(stores)
      and not exists (select from inventory.location l where l.company_id = company and l.store_id = s.id and l.code = p.code)
    order by s.id, p.code on conflict do nothing;
  -- Its code is the store code and SHELF, unless another location has that code.
  insert into inventory.location (company_id, store_id, code, name, kind, is_main, is_allocatable)
    select company, s.id, case when exists (select from inventory.location l where l.company_id = company and l.code_key = lower(c.code))
        then 'SHELF-' || s.id else c.code end,
      'Shelf', 'shelf', true, true
    from erp.store s
    cross join lateral (select case when upper(s.code) ~ '^[A-Z0-9][A-Z0-9_-]{0,22}$' then upper(s.code) else 'S' || s.id end || '-SHELF' as code) c
    where s.company_id = company and s.id = any(stores)
      and not exists (select from inventory.location l where l.company_id = company and l.store_id = s.id and l.is_main)
    order by s.id on conflict do nothing;
end $$;
revoke all on function inventory.open_stores from public;
grant execute on function inventory.open_stores to app;
