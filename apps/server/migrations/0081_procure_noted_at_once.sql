-- As for the words: variants were joined with fresh rows by a plan for one row. They are asked for once now.
create or replace function procure.note_priced_products() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  company bigint;
  products bigint[];
  variants bigint[];
  priced bigint[];
begin
  for company, products, variants in
    select c.company_id, array_agg(distinct c.product_id), array_agg(distinct c.variant_id) from changed c group by c.company_id
  loop
    products := array(
      select unnest(products) union select v.product_id from procure.variant v where v.company_id = company and v.id = any(variants));
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
create or replace function procure.note_barcoded_products() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  company bigint;
  products bigint[];
  variants bigint[];
  coded bigint[];
begin
  for company, products, variants in
    -- A variant takes its barcodes along, and then no longer says whose they were.
    select c.company_id, array_agg(distinct (to_jsonb(c) ->> 'product_id')::bigint),
      array_agg(distinct (to_jsonb(c) ->> 'variant_id')::bigint) from changed c group by c.company_id
  loop
    products := array(
      select unnest(products) union select v.product_id from procure.variant v where v.company_id = company and v.id = any(variants));
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
