-- A catalogue that was made of a till's invoices kept codes with blanks, which no list of products can answer.
do $$
declare
  kept text;
begin
  foreach kept in array array['procure.product', 'platform.search_word', 'platform.search_record', 'platform.word_ending',
      'platform.word_gap'] loop
    execute format('alter table %s no force row level security', kept);
  end loop;
  update procure.product set code = left(regexp_replace(code, '\s+', '-', 'g'), 30) where code ~ '\s' or length(code) > 30;
  foreach kept in array array['procure.product', 'platform.search_word', 'platform.search_record', 'platform.word_ending',
      'platform.word_gap'] loop
    execute format('alter table %s force row level security', kept);
  end loop;
end $$;
alter table procure.product add constraint product_code_form check (code !~ '\s' and length(code) between 1 and 30);
