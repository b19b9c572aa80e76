-- A product that comes with its variants, barcodes and prices is written once, and what is asked for each row of many is cheaper.

comment on column procure.product.has_price is 'It or a variant has a price in a selling list, of whatever period; kept by those. True at once where they come in the same transaction.';
comment on column procure.product.has_barcode is 'One of its variants has a barcode; kept by those. True at once where they come in the same transaction.';

-- As before; asked for each product that comes without one of them, it walks up without a query of its own making.
create or replace function procure.category_gives(company bigint, category bigint, out tax_class_id bigint, out unit_id bigint, out size_scale_id bigint)
  language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare
  nearest record;
begin
  while category is not null and num_nulls(tax_class_id, unit_id, size_scale_id) > 0 loop
    select c.parent_id, c.default_tax_class_id, c.default_unit_id, c.default_size_scale_id into nearest
      from procure.category c where c.company_id = company and c.id = category;
    tax_class_id := coalesce(tax_class_id, nearest.default_tax_class_id);
    unit_id := coalesce(unit_id, nearest.default_unit_id);
    size_scale_id := coalesce(size_scale_id, nearest.default_size_scale_id);
    category := nearest.parent_id;
  end loop;
end $$;

-- As before, but what is added can only make a fact true, and most often it is true already.
create or replace function procure.note_priced_products() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  company bigint;
  products bigint[];
  variants bigint[];
  priced bigint[];
begin
  for company, products, variants in
    select c.company_id, array_agg(distinct c.product_id), array_agg(distinct c.variant_id) from changed c
    where tg_op <> 'INSERT' or c.kind <> 'buy' group by c.company_id
  loop
    products := array(
      select unnest(products) union select v.product_id from procure.variant v where v.company_id = company and v.id = any(variants));
    if tg_op = 'INSERT' then
      products := array(
        select p.id from procure.product p where p.company_id = company and p.id = any(products) and not p.has_price
        order by p.id for no key update);
    else
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
    end if;
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
    if tg_op = 'INSERT' then
      products := array(
        select p.id from procure.product p where p.company_id = company and p.id = any(products) and not p.has_barcode
        order by p.id for no key update);
    else
      variants := array(
        select b.variant_id from procure.barcode b where b.company_id = company and b.variant_id = any(array(
          select v.id from procure.variant v where v.company_id = company and v.product_id = any(products))));
      coded := array(select v.product_id from procure.variant v where v.company_id = company and v.id = any(variants));
      products := array(
        select p.id from procure.product p where p.company_id = company and p.id = any(products) and p.has_barcode <> (p.id = any(coded))
        order by p.id for no key update);
    end if;
    update procure.product p set has_barcode = not p.has_barcode where p.company_id = company and p.id = any(products);
  end loop;
  return null;
end $$;
