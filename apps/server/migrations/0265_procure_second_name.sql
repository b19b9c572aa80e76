-- Names in two languages of what is bought and sold, and of what tells it apart.
select platform.keep_arabic_name(master) from unnest(array[
  'procure.product', 'procure.brand', 'procure.category', 'procure.color', 'procure.unit']::regclass[]) as master;

alter table procure.size add column name_ar text, add constraint size_name_ar check (btrim(name_ar) <> '');

-- As before, and with the Arabic names beside the main ones where these are not Arabic themselves.
create or replace function procure.give_units(company bigint, locale text) returns void
  language sql set search_path = pg_catalog, pg_temp as $$
  insert into procure.unit (company_id, code, name, name_ar, dimension, decimals, ratio_units, ratio_reference)
  select company, u.code, case locale when 'ar' then u.name_ar else u.name end, case when locale <> 'ar' then u.name_ar end,
    u.dimension, u.decimals, u.ratio_units, u.ratio_reference
  from (values
    ('PCE', 'Piece', 'قطعة', 'count', 0, 1, 1),
    ('PAIR', 'Pair', 'زوج', 'count', 0, 1, 2),
    ('PACK', 'Pack', 'عبوة', 'count', 0, 1, 1),
    ('KG', 'Kilogram', 'كيلوغرام', 'mass', 3, 1, 1),
    ('G', 'Gram', 'غرام', 'mass', 0, 1000, 1),
    ('M', 'Metre', 'متر', 'length', 2, 1, 1),
    ('CM', 'Centimetre', 'سنتيمتر', 'length', 1, 100, 1),
    ('L', 'Litre', 'لتر', 'volume', 3, 1, 1)) as u (code, name, name_ar, dimension, decimals, ratio_units, ratio_reference)
$$;

-- The units that companies began with and call as they did.
do $$
declare
  kept text;
begin
  foreach kept in array array['procure.unit', 'platform.search_word', 'platform.search_record', 'platform.word_ending',
      'platform.word_gap'] loop
    execute format('alter table %s no force row level security', kept);
  end loop;
  update procure.unit u set name_ar = g.name_ar
  from (values ('PCE', 'Piece', 'قطعة'), ('PAIR', 'Pair', 'زوج'), ('PACK', 'Pack', 'عبوة'), ('KG', 'Kilogram', 'كيلوغرام'),
    ('G', 'Gram', 'غرام'), ('M', 'Metre', 'متر'), ('CM', 'Centimetre', 'سنتيمتر'), ('L', 'Litre', 'لتر')) as g (code, name, name_ar)
  where u.code = g.code and u.name = g.name;
  foreach kept in array array['procure.unit', 'platform.search_word', 'platform.search_record', 'platform.word_ending',
      'platform.word_gap'] loop
    execute format('alter table %s force row level security', kept);
  end loop;
end $$;

-- As before, named in the language of the reader. names: in both, for the search; name, name_ar: as the indexes of products sort them.
create or replace view procure.price_entry with (security_invoker = true) as
  select p.company_id, p.id, p.price_list_id, coalesce(p.product_id, v.product_id) as product_id, p.variant_id,
    platform.in_language(r.name, r.name_ar) as product, r.code as style, v.sku, p.store_id, trim_scale(p.min_qty)::text as min_qty, p.valid_from, p.valid_until,
    p.currency, p.amount_minor, trim_scale(p.buy_amount)::text as buy_amount, p.reason, p.version, p.updated_at,
    p.kind = 'buy' as is_cost, concat_ws(' ', r.name, r.name_ar) as names, r.name, r.name_ar
  from procure.price p
  left join procure.variant v on v.company_id = p.company_id and v.id = p.variant_id
  join procure.product r on r.company_id = p.company_id
    and r.id = case when p.product_id is null then v.product_id else p.product_id end;
create or replace view procure.virtual_product_entry with (security_invoker = true) as
  select p.company_id, p.id, p.code, platform.in_language(p.name, p.name_ar) as name, v.kind, v.price_mode, v.discount_ppm, c.components,
    case when c.components = 0 then 'empty' when c.faults > 0 then 'blocked' else 'sound' end as bom,
    v.valid_from, v.valid_until, p.status, p.version, p.updated_at, concat_ws(' ', p.name, p.name_ar) as names
  from procure.virtual_product v
  join procure.product p on p.company_id = v.company_id and p.id = v.product_id
  cross join lateral (
    select count(*)::integer as components, count(*) filter (where x.status <> 'active' or r.status <> 'active') as faults
    from procure.virtual_component i
    join procure.variant x on x.company_id = i.company_id and x.id = i.variant_id
    join procure.product r on r.company_id = i.company_id and r.id = i.component_product_id
    where i.company_id = v.company_id and i.product_id = v.product_id) c;
