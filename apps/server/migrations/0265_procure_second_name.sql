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
