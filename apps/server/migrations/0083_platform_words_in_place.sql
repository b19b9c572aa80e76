-- As before, but words are split and judged in place: the functions `words_of` and `is_plain_word`, which say the same, cost more to
-- call for each word than what they do. That both agree is asked by `platform.words_agree`.
create or replace function platform.add_words(searched text, companies bigint[], ids bigint[], texts text[]) returns void
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  perform pg_advisory_xact_lock_shared(platform.words_lock(company)) from (select distinct unnest(companies) as company order by 1) c;
  with made as materialized (
    select r.company_id, r.id, array(
      select distinct left(word, 40) collate "C" from regexp_split_to_table(platform.normalise(r.words), '[^[:alnum:]]+') as word
      where word <> '' order by 1) as words
    from unnest(companies, ids, texts) as r(company_id, id, words)),
  lines as (
    insert into platform.search_record as kept (company_id, entity, entity_id, words)
    select m.company_id, searched, m.id, ' ' || array_to_string(m.words, ' ') || ' ' from made m
    on conflict (company_id, entity, entity_id) do update set words = excluded.words where kept.words <> excluded.words),
  fresh as materialized (
    select d.company_id, d.word from (
      select distinct m.company_id, w.word from made m, unnest(m.words) as w(word)
      where length(w.word) >= 3 and w.word !~ '[0-9٠-٩۰-۹]') d
    where not exists (
      select from platform.word_ending e
      where e.company_id = d.company_id and e.entity = searched and e.ending = d.word and e.word = d.word)),
  endings as (
    insert into platform.word_ending (company_id, entity, ending, word)
    select f.company_id, searched, e.ending, f.word from fresh f, platform.endings_of(f.word) as e(ending) order by 1, 3, 4
    on conflict do nothing),
  gaps as (
    insert into platform.word_gap (company_id, entity, gap, word)
    select f.company_id, searched, g.gap, f.word from fresh f, platform.gaps_of(f.word) as g(gap) order by 1, 3, 4
    on conflict do nothing)
  insert into platform.search_word (company_id, entity, word, entity_id)
  select m.company_id, searched, w.word, m.id from made m, unnest(m.words) as w(word)
  on conflict do nothing;
end $$;
