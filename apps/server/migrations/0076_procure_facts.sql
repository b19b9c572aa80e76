-- What the first page of procurement counts and lists are filtered by, kept beside the record by what it is about; it is no edit of the
-- record, so its version stays. docs/decisions/054.
alter table procure.product
  add column has_price boolean not null default false, add column has_barcode boolean not null default false,
  add column has_picture boolean not null default false;
comment on column procure.product.has_price is 'It or a variant has a price in a selling list, of whatever period; kept by those.';
comment on column procure.product.has_barcode is 'One of its variants has a barcode; kept by those.';
comment on column procure.product.has_picture is 'Kept by its pictures.';
create index product_by_status on procure.product (company_id, status, id);
alter table procure.supplier add column has_pending_account boolean not null default false;
comment on column procure.supplier.has_pending_account is 'A bank account waits for a second person; kept by its accounts.';
create index supplier_pending_account on procure.supplier (company_id) where has_pending_account;
create index price_by_start on procure.price (company_id, valid_from);

-- As for the expiry of documents: the version, raised just before, goes back.
alter function procure.keep_supplier_version rename to keep_version;
create trigger product_version_stays before update on procure.product for each row
  when ((old.has_price, old.has_barcode, old.has_picture) is distinct from (new.has_price, new.has_barcode, new.has_picture))
  execute function procure.keep_version();
create trigger supplier_version_stays_pending before update on procure.supplier for each row
  when (old.has_pending_account is distinct from new.has_pending_account) execute function procure.keep_version();

-- Only products of which another thing is so now are written, in the order of their ids, so that two who write prices of the same ones
-- do not wait for each other. Each table is asked once for all of them: of what was written just now the planner knows nothing, and
-- would look through it again for each product.
create function procure.note_priced_products() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  company bigint;
  products bigint[];
  variants bigint[];
  priced bigint[];
begin
  for company, products in
    select c.company_id, array_agg(distinct coalesce(c.product_id, v.product_id)) from changed c
    left join procure.variant v on v.company_id = c.company_id and v.id = c.variant_id group by c.company_id
  loop
    variants := array(
      select r.variant_id from procure.price r where r.company_id = company and r.kind <> 'buy' and r.variant_id = any(array(
        select v.id from procure.variant v where v.company_id = company and v.product_id = any(products))));
    priced := array(
      select r.product_id from procure.price r where r.company_id = company and r.kind <> 'buy' and r.product_id = any(products)
      union
      select v.product_id from procure.variant v where v.company_id = company and v.id = any(variants));
    products := array(
      select p.id from procure.product p where p.company_id = company and p.id = any(products) and p.has_price <> (p.id = any(priced))
      order by p.id for no key update);
    update procure.product p set has_price = not p.has_price where p.company_id = company and p.id = any(products);
  end loop;
  return null;
end $$;
create function procure.note_barcoded_products() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  company bigint;
  products bigint[];
  variants bigint[];
  coded bigint[];
begin
  for company, products in
    -- A variant takes its barcodes along, and then no longer says whose they were.
    select c.company_id, array_agg(distinct coalesce((to_jsonb(c) ->> 'product_id')::bigint, v.product_id)) from changed c
    left join procure.variant v on v.company_id = c.company_id and v.id = (to_jsonb(c) ->> 'variant_id')::bigint group by c.company_id
  loop
    variants := array(
      select b.variant_id from procure.barcode b where b.company_id = company and b.variant_id = any(array(
        select v.id from procure.variant v where v.company_id = company and v.product_id = any(products))));
    coded := array(select v.product_id from procure.variant v where v.company_id = company and v.id = any(variants));
    products := array(
      select p.id from procure.product p where p.company_id = company and p.id = any(products) and p.has_barcode <> (p.id = any(coded))
      order by p.id for no key update);
    update procure.product p set has_barcode = not p.has_barcode where p.company_id = company and p.id = any(products);
  end loop;
  return null;
end $$;
create function procure.note_pictured_products() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  with told as (
    select p.company_id, p.id from procure.product p
    where (p.company_id, p.id) in (select c.company_id, c.product_id from changed c)
      and p.has_picture <> exists (select from procure.product_image i where i.company_id = p.company_id and i.product_id = p.id)
    order by p.id for no key update of p)
  update procure.product p set has_picture = not p.has_picture from told t where p.company_id = t.company_id and p.id = t.id;
  return null;
end $$;
create function procure.note_pending_accounts() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  with told as (
    select s.company_id, s.id, exists (select from procure.supplier_bank_account a
      where a.company_id = s.company_id and a.supplier_id = s.id and a.state = 'pending') as is_so
    from procure.supplier s where (s.company_id, s.id) in (select c.company_id, c.supplier_id from changed c)
    order by s.id for no key update of s)
  update procure.supplier s set has_pending_account = t.is_so from told t
    where s.company_id = t.company_id and s.id = t.id and s.has_pending_account is distinct from t.is_so;
  return null;
end $$;
do $$
declare
  fact record;
begin
  for fact in select * from (values ('price', 'note_priced_products'), ('barcode', 'note_barcoded_products'),
      ('product_image', 'note_pictured_products'), ('supplier_bank_account', 'note_pending_accounts')) as f(source, note) loop
    execute format('create trigger %I after insert on procure.%I referencing new table as changed
      for each statement execute function procure.%I()', fact.source || '_noted_insert', fact.source, fact.note);
    execute format('create trigger %I after update on procure.%I referencing new table as changed
      for each statement execute function procure.%I()', fact.source || '_noted_update', fact.source, fact.note);
    execute format('create trigger %I after delete on procure.%I referencing old table as changed
      for each statement execute function procure.%I()', fact.source || '_noted_delete', fact.source, fact.note);
  end loop;
end $$;

create trigger variant_noted_delete after delete on procure.variant referencing old table as changed
  for each statement execute function procure.note_barcoded_products();

-- What is there already.
do $$
declare
  source text;
begin
  foreach source in array array['product', 'variant', 'barcode', 'price', 'product_image', 'supplier', 'supplier_bank_account'] loop
    execute format('alter table procure.%I no force row level security', source);
  end loop;
  update procure.product p set has_picture = true
    where exists (select from procure.product_image i where i.company_id = p.company_id and i.product_id = p.id);
  update procure.product p set has_barcode = true where exists (
    select from procure.variant v join procure.barcode b on b.company_id = v.company_id and b.variant_id = v.id
    where v.company_id = p.company_id and v.product_id = p.id);
  update procure.product p set has_price = true where exists (
    select from procure.price r left join procure.variant v on v.company_id = r.company_id and v.id = r.variant_id
    where r.company_id = p.company_id and r.kind <> 'buy' and coalesce(r.product_id, v.product_id) = p.id);
  update procure.supplier s set has_pending_account = true where exists (
    select from procure.supplier_bank_account a where a.company_id = s.company_id and a.supplier_id = s.id and a.state = 'pending');
  foreach source in array array['product', 'variant', 'barcode', 'price', 'product_image', 'supplier', 'supplier_bank_account'] loop
    execute format('alter table procure.%I force row level security', source);
  end loop;
end $$;
