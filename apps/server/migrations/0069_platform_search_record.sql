-- What a search needs beside beginnings of words: all words of a record in one line, and, of words without digits, what they end
-- with and what is left of them without one letter. Each is found by a range of a b-tree, since row-level security allows no
-- other index. docs/decisions/050.

create table platform.search_record (
  company_id bigint not null, entity text not null, entity_id bigint not null, words text not null,
  primary key (company_id, entity, entity_id));
comment on table platform.search_record is 'All normalised words of a searchable record in one line, with a blank before each and behind the last.';

create table platform.word_ending (
  company_id bigint not null, entity text not null, ending text collate "C" not null, word text collate "C" not null,
  primary key (company_id, entity, ending, word));
comment on table platform.word_ending is 'Endings of the words of an entity''s records, so that a fragment is the beginning of one; the word itself is the longest and says that it is known.';

create table platform.word_gap (
  company_id bigint not null, entity text not null, gap text collate "C" not null, word text collate "C" not null,
  primary key (company_id, entity, gap, word));
comment on table platform.word_gap is 'Words without one of their letters: two words that are one typo apart share what is left. Source: symmetric delete, W. Garbe 2012.';

-- Numbers and codes are found by their beginning alone: there are as many of them as records, and a digit is never a typo.
create function platform.is_plain_word(word text) returns boolean
  language sql immutable strict parallel safe set search_path = pg_catalog, pg_temp
  return length(word) >= 3 and word !~ '[0-9٠-٩۰-۹]';

create function platform.endings_of(word text) returns setof text
  language sql immutable strict parallel safe set search_path = pg_catalog, pg_temp as $$
  select substr(word, place) collate "C" from generate_series(1, length(word) - 2) as place
$$;

create function platform.gaps_of(word text) returns setof text
  language sql immutable strict parallel safe set search_path = pg_catalog, pg_temp as $$
  select distinct (left(word, place - 1) || substr(word, place + 1)) collate "C"
  from generate_series(1, length(word)) as place where length(word) >= 4
$$;

-- Adds the words of records, whose searched columns are given as one text each. Locks: the words of the company, shared, so that
-- none is forgotten in the moment in which it comes back.
create function platform.add_words(searched text, companies bigint[], ids bigint[], texts text[]) returns void
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  perform pg_advisory_xact_lock_shared(platform.words_lock(company)) from (select distinct unnest(companies) as company order by 1) c;
  with made as materialized (
    select r.company_id, r.id, array(select word from platform.words_of(r.words) as word order by word collate "C") as words
    from unnest(companies, ids, texts) as r(company_id, id, words)),
  lines as (
    insert into platform.search_record as kept (company_id, entity, entity_id, words)
    select m.company_id, searched, m.id, ' ' || array_to_string(m.words, ' ') || ' ' from made m
    on conflict (company_id, entity, entity_id) do update set words = excluded.words where kept.words <> excluded.words),
  fresh as materialized (
    select distinct m.company_id, w.word from made m, unnest(m.words) as w(word)
    where platform.is_plain_word(w.word) and not exists (
      select from platform.word_ending e
      where e.company_id = m.company_id and e.entity = searched and e.ending = w.word and e.word = w.word)),
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

create function platform.words_lock(company bigint) returns bigint
  language sql immutable strict parallel safe set search_path = pg_catalog, pg_temp
  return hashtextextended('platform.search_word', company);

-- Forgets the words that no record has any more, so that nothing of a person stays who is gone. Nothing happens while somebody
-- writes words; the next day is early enough. Answers how many words were forgotten. Locks: the words of the company, if free.
create function platform.forget_words(company bigint) returns integer
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  forgotten integer;
begin
  if not pg_try_advisory_xact_lock(platform.words_lock(company)) then return 0; end if;
  with gone as materialized (
    select e.entity, e.word from platform.word_ending e
    where e.company_id = company and e.ending = e.word and not exists (
      select from platform.search_word w where w.company_id = company and w.entity = e.entity and w.word = e.word)),
  endings as (
    delete from platform.word_ending e using gone g, platform.endings_of(g.word) as own(ending)
    where e.company_id = company and e.entity = g.entity and e.ending = own.ending and e.word = g.word),
  gaps as (
    delete from platform.word_gap e using gone g, platform.gaps_of(g.word) as own(gap)
    where e.company_id = company and e.entity = g.entity and e.gap = own.gap and e.word = g.word)
  select count(*) into forgotten from gone;
  return forgotten;
end $$;

-- As before, and with what the search needs besides.
create or replace function platform.index_words() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  searched constant text := tg_table_schema || '.' || tg_table_name;
  item record;
  companies bigint[] := '{}';
  ids bigint[] := '{}';
  texts text[] := '{}';
begin
  if tg_op = 'INSERT' then
    select array_agg(n.company_id), array_agg(n.id), array_agg(array_to_string(array(select to_jsonb(n) ->> name from unnest(tg_argv) as name), ' '))
      into companies, ids, texts from new_rows n;
    if ids is not null then perform platform.add_words(searched, companies, ids, texts); end if;
    return null;
  end if;
  -- Record by record, so that each is found by the whole key: a join of words would be planned as a scan of all of them.
  if tg_op = 'DELETE' then
    for item in
      select o.company_id, o.id, array(select platform.words_of(variadic array(select to_jsonb(o) ->> name from unnest(tg_argv) as name))) as words
      from old_rows o
    loop
      delete from platform.search_word w where w.company_id = item.company_id and w.entity = searched
        and w.word = any (item.words) and w.entity_id = item.id;
      delete from platform.search_record r where r.company_id = item.company_id and r.entity = searched and r.entity_id = item.id;
    end loop;
    return null;
  end if;
  for item in
    select n.company_id, n.id, array_to_string(t.after, ' ') as words,
      array(select platform.words_of(variadic t.before) except select platform.words_of(variadic t.after)) as gone
    from new_rows n join old_rows o on o.company_id = n.company_id and o.id = n.id,
      lateral (select array(select to_jsonb(o) ->> name from unnest(tg_argv) as name) as before,
        array(select to_jsonb(n) ->> name from unnest(tg_argv) as name) as after) t
    where t.before is distinct from t.after
  loop
    delete from platform.search_word w where w.company_id = item.company_id and w.entity = searched
      and w.word = any (item.gone) and w.entity_id = item.id;
    companies := companies || item.company_id;
    ids := ids || item.id;
    texts := texts || item.words;
  end loop;
  if cardinality(ids) > 0 then perform platform.add_words(searched, companies, ids, texts); end if;
  return null;
end $$;
comment on function platform.index_words is 'Keeps the words of records in step with the columns that are its arguments.';

-- What is there already.
alter table platform.search_word no force row level security;
insert into platform.search_record (company_id, entity, entity_id, words)
  select w.company_id, w.entity, w.entity_id, ' ' || string_agg(w.word, ' ' order by w.word) || ' ' from platform.search_word w
  group by w.company_id, w.entity, w.entity_id;
create temporary table plain_word on commit drop as
  select distinct w.company_id, w.entity, w.word from platform.search_word w where platform.is_plain_word(w.word);
insert into platform.word_ending (company_id, entity, ending, word)
  select p.company_id, p.entity, e.ending, p.word from plain_word p, platform.endings_of(p.word) as e(ending);
insert into platform.word_gap (company_id, entity, gap, word)
  select p.company_id, p.entity, g.gap, p.word from plain_word p, platform.gaps_of(p.word) as g(gap);
alter table platform.search_word force row level security;

select platform.protect('platform.search_record', 'select, insert, update, delete');
select platform.protect('platform.word_ending', 'select, insert, delete');
select platform.protect('platform.word_gap', 'select, insert, delete');
revoke execute on function platform.add_words, platform.forget_words from public;
grant execute on function platform.add_words, platform.forget_words, platform.words_lock, platform.is_plain_word, platform.endings_of,
  platform.gaps_of to app, maint;
