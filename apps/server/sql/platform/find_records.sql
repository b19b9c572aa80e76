-- Searching the words of a company's records. All of it is ranges of b-trees that are left when there is enough; functions, because
-- which word is entered first follows from how many records have it. The last one is what is called. docs/guides/platform.md, Search.
--
-- Of several words the one that the fewest records have is entered, and the line of words of each record behind it is looked through
-- for the others. Of a word that more records have, so many are looked at, at most: `walked`, null for all. An answer says by `is_all`
-- whether there may be more.

-- Whether a word, or a beginning of it of four letters or more, is what is sought but for one letter: one left out, one too many,
-- another one, or two neighbours that changed places. With the wrong letter at its end only a whole word is meant: else every word
-- would be found that begins with what is right.
create or replace function platform.is_near(word text, sought text) returns boolean
  language plpgsql immutable strict parallel safe set search_path = pg_catalog, pg_temp as $$
declare
  size constant integer := length(sought);
  agreed integer := 0;
  is_at_end boolean;
begin
  while agreed < least(size, length(word)) and substr(word, agreed + 1, 1) = substr(sought, agreed + 1, 1) loop
    agreed := agreed + 1;
  end loop;
  is_at_end := agreed = size - 1;
  return agreed < size and least(size, length(word)) >= 4 and (
    starts_with(substr(word, agreed + 2), substr(sought, agreed + 1))
    or (size >= 5 and case when is_at_end then length(word) = size - 1 else starts_with(substr(word, agreed + 1), substr(sought, agreed + 2)) end)
    or (case when is_at_end then length(word) = size else starts_with(substr(word, agreed + 2), substr(sought, agreed + 2)) end)
    or (not is_at_end and substr(word, agreed + 1, 2) = reverse(substr(sought, agreed + 1, 2))
      and starts_with(substr(word, agreed + 3), substr(sought, agreed + 3))));
end $$;

-- Words of an entity's records that are near to what is sought, those of its length first; at most twenty.
create or replace function platform.near_words(of_company bigint, of_entity text, sought text) returns text[]
  language plpgsql stable set search_path = pg_catalog, pg_temp as $$
begin
  if length(sought) < 4 or not platform.is_plain_word(sought) then return '{}'; end if;
  return array(
    with tried as materialized (
      select sought collate "C" as part, (sought || U&'\+10FFFF') collate "C" as bound
      union all
      select gap, case when gap = left(sought, -1) then (gap || ' ') collate "C" else (gap || U&'\+10FFFF') collate "C" end
      from platform.gaps_of(sought) as gap),
    found as (
      select f.word from tried t cross join lateral (
        select g.word from platform.word_gap g
        where g.company_id = of_company and g.entity = of_entity and g.gap >= t.part and g.gap < t.bound limit 300) f
      union
      select f.word from tried t cross join lateral (
        select e.word from platform.word_ending e
        where e.company_id = of_company and e.entity = of_entity and e.ending >= t.part and e.ending < t.bound and e.word = e.ending limit 300) f)
    select f.word from found f where platform.is_near(f.word, sought)
    order by abs(length(f.word) - length(sought)), f.word limit 20);
end $$;

-- Records with a word that begins with what is sought, or that holds it behind its beginning; up to `most`. An id may come twice.
create or replace function platform.entries_of(of_company bigint, of_entity text, sought text, is_amid boolean, most integer) returns bigint[]
  language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare
  bound constant text := sought || U&'\+10FFFF';
begin
  if not is_amid then
    return array(
      select w.entity_id from platform.search_word w where w.company_id = of_company and w.entity = of_entity
        and w.word >= sought collate "C" and w.word < bound collate "C" limit most);
  end if;
  return array(
    select s.entity_id from (
      select e.word from platform.word_ending e where e.company_id = of_company and e.entity = of_entity
        and e.ending >= sought collate "C" and e.ending < bound collate "C" and e.ending <> e.word limit most) h
    join platform.search_word s on s.company_id = of_company and s.entity = of_entity and s.word = h.word
    limit most);
end $$;

-- How many records a word leads to, up to `most`: of those that hold it behind their beginning as many as there are such words.
create or replace function platform.reach_of(of_company bigint, of_entity text, sought text, is_amid boolean, most integer) returns bigint
  language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare
  bound constant text := sought || U&'\+10FFFF';
begin
  return (select count(*) from (
      select from platform.search_word w where w.company_id = of_company and w.entity = of_entity
        and w.word >= sought collate "C" and w.word < bound collate "C" limit most) r)
    + (select count(*) from (
      select from platform.word_ending e where is_amid and e.company_id = of_company and e.entity = of_entity
        and e.ending >= sought collate "C" and e.ending < bound collate "C" and e.ending <> e.word limit most) h);
end $$;

-- What is in both, by a table of hashes, which is all that is quick where neither has an order.
create or replace function platform.shared_of(one bigint[], other bigint[]) returns bigint[]
  language plpgsql immutable set search_path = pg_catalog, pg_temp
  set enable_hashjoin = on set enable_nestloop = off set enable_hashagg = off set enable_sort = off as $$
begin
  return array(
    select o.id from (select unnest(other) as id) o where exists (select from (select unnest(one) as id) e where e.id = o.id));
end $$;

-- Records of which each sought word begins one, as match 1; where these do not fill a page, also those of which each is somewhere in
-- one, as match 2. Two of the words are entered, those that the fewest records have; for the others, and for one that too many have,
-- the lines of words are looked through. What begins with a word is read once for both.
drop function if exists platform.records_with(bigint, text, text[], boolean, integer);
create or replace function platform.records_with(of_company bigint, of_entity text, wanted text[], most integer)
  returns table (id bigint, match integer, is_all boolean)
  language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare
  page constant integer := 50;
  few constant integer := 200;
  looked constant integer := case when most is not null then 4000 end;
  walked constant integer := case when cardinality(wanted) = 1 then most + 100 when most is not null then 20000 end;
  is_amid boolean;
  chosen text[];
  -- Records with beginnings of words, and of which words these are.
  one_word text;
  one_begun bigint[];
  other_word text;
  other_begun bigint[];
  one bigint[];
  other bigint[];
  lines text[];
  is_met boolean;
  is_cut boolean;
  begun bigint[] := '{}';
  amid bigint[] := '{}';
  are_begun_all boolean;
  are_amid_all boolean;
begin
  foreach is_amid in array array[false, true] loop
    -- Endings are kept of words without digits alone.
    chosen := array(select word from unnest(wanted) as word where not is_amid or platform.is_plain_word(word));
    exit when cardinality(chosen) = 0;
    if cardinality(chosen) > 1 then
      chosen := array(
        select w.word from unnest(chosen) with ordinality as w(word, place)
        order by platform.reach_of(of_company, of_entity, w.word, is_amid, few), w.place limit 2);
    end if;
    if chosen[1] is distinct from one_word then
      one_word := chosen[1];
      one_begun := platform.entries_of(of_company, of_entity, one_word, false, walked);
    end if;
    one := one_begun;
    if is_amid then one := one || platform.entries_of(of_company, of_entity, one_word, true, walked); end if;
    is_cut := cardinality(wanted) > 1 and cardinality(one) >= walked;
    is_met := cardinality(wanted) = 1;
    if cardinality(one) >= few and cardinality(chosen) > 1 then
      if chosen[2] is distinct from other_word then
        other_word := chosen[2];
        other_begun := platform.entries_of(of_company, of_entity, other_word, false, walked);
      end if;
      other := other_begun;
      if is_amid then other := other || platform.entries_of(of_company, of_entity, other_word, true, walked); end if;
      if walked is null or cardinality(other) < walked or cardinality(one) > looked then
        is_met := true;
        is_cut := is_cut or cardinality(other) >= walked;
        one := platform.shared_of(one, other);
      end if;
    end if;
    if not is_met or cardinality(wanted) > 2 then
      is_cut := is_cut or cardinality(one) > looked;
      lines := array(select case when is_amid then '%' else '% ' end || word || '%' from unnest(wanted) as word);
      one := array(
        select r.entity_id from unnest(one[1:coalesce(looked, cardinality(one))]) as e(entity_id)
        join platform.search_record r on r.company_id = of_company and r.entity = of_entity and r.entity_id = e.entity_id
        where r.words like all (lines));
    end if;
    one := array(select distinct unnest(one) limit most);
    if is_amid then
      amid := one;
      are_amid_all := not coalesce(is_cut, false);
    else
      begun := one;
      are_begun_all := not coalesce(is_cut, false);
      if cardinality(begun) >= page then
        return query select unnest(begun), 1, are_begun_all;
        return;
      end if;
    end if;
  end loop;
  return query
    select f.id, min(f.match), bool_and(f.is_all) from (
      select unnest(begun) as id, 1 as match, are_begun_all as is_all
      union all
      select unnest(amid), 2, are_amid_all) f
    group by f.id order by 2 limit most;
end $$;

-- Among the newest records those that hold each sought word, also amid a number or a code.
create or replace function platform.newest_containing(of_company bigint, of_entity text, wanted text[], most integer, newest integer)
  returns table (id bigint, is_all boolean)
  language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare
  parts constant text[] := array(select '%' || word || '%' from unnest(wanted) as word);
begin
  return query
    with looked as materialized (
      select s.entity_id, s.words from platform.search_record s where s.company_id = of_company and s.entity = of_entity
      order by s.entity_id desc limit newest)
    select r.entity_id, newest is null or (select count(*) < newest from looked) from looked r
    where r.words like all (parts) limit most;
end $$;

-- Records of which each sought word begins one, or one that is near to it.
create or replace function platform.near_records(of_company bigint, of_entity text, wanted text[], most integer, walked integer)
  returns table (id bigint, is_all boolean)
  language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare
  -- Of each sought word what may stand for it in a line of words, as a regular expression.
  patterns text[] := '{}';
  own_near text[];
  entries integer;
  fewest integer;
  one text;
  driver text;
  bound text;
  near text[];
begin
  foreach one in array wanted loop
    own_near := platform.near_words(of_company, of_entity, one);
    patterns := patterns || (' (' || array_to_string(one || array(select word || ' ' from unnest(own_near) as word), '|') || ')');
    -- Of a single word there is nothing to choose from.
    if cardinality(wanted) > 1 then
      entries := (select sum(platform.reach_of(of_company, of_entity, word, false, 100)) from unnest(one || own_near) as word);
      if entries = 0 then return; end if;
    end if;
    if fewest is null or entries < fewest then
      fewest := entries;
      driver := one;
      near := own_near;
    end if;
  end loop;
  bound := driver || U&'\+10FFFF';
  return query
    with begun as (
      select w.entity_id from platform.search_word w where w.company_id = of_company and w.entity = of_entity
        and w.word >= driver collate "C" and w.word < bound collate "C" limit walked),
    beside as (
      select w.entity_id from unnest(near) as n(word) cross join lateral (
        select s.entity_id from platform.search_word s
        where s.company_id = of_company and s.entity = of_entity and s.word = n.word collate "C" limit walked) w
      limit walked),
    entered as materialized (select b.entity_id from begun b union all select e.entity_id from beside e)
    select distinct f.entity_id, walked is null or (select count(*) < walked from entered) from (
      (select e.entity_id from entered e where cardinality(wanted) = 1 limit most + 100)
      union all
      (select r.entity_id from entered e join platform.search_record r
        on r.company_id = of_company and r.entity = of_entity and r.entity_id = e.entity_id
      where cardinality(wanted) > 1 and r.words ~ all (patterns) limit most + 100)) f limit most;
end $$;

-- Records whose words match what is sought: 1 where each sought word begins one of the record's; where these do not fill a page, 2
-- where each is somewhere in one; where there is neither, 3 where each begins one but for a letter. `most` null: all of them. Without
-- `is_further` only the first two kinds are looked for, and nothing amid numbers and codes, of which no endings are kept.
create or replace function platform.find_records(of_company bigint, of_entity text, sought text, most integer, is_further boolean)
  returns table (id bigint, match integer, is_all boolean)
  language plpgsql stable rows 300 set search_path = pg_catalog, pg_temp
  -- One plan for all words, which walks an index in its order: a bitmap, a hash or a sort would read all of a range first, and no
  -- record comes twice that had to be remembered.
  set plan_cache_mode = force_generic_plan set enable_bitmapscan = off set enable_seqscan = off
  set enable_hashjoin = off set enable_mergejoin = off set enable_memoize = off as $$
declare
  -- As `words_of` splits, which costs more to call than what it does.
  wanted constant text[] := array(
    select w.word from (
      select distinct left(part, 40) collate "C" as word from regexp_split_to_table(platform.normalise(sought), '[^[:alnum:]]+') as part
      where part <> '') w
    order by length(w.word) desc, w.word);
begin
  if cardinality(wanted) = 0 then return; end if;
  return query select r.id, r.match, r.is_all from platform.records_with(of_company, of_entity, wanted, most) r;
  if found or not is_further then return; end if;
  if exists (select from unnest(wanted) as word where not platform.is_plain_word(word)) then
    return query
      select n.id, 2, n.is_all
      from platform.newest_containing(of_company, of_entity, wanted, most, case when most is not null then 10000 end) n;
    if found then return; end if;
  end if;
  return query
    select n.id, 3, n.is_all
    from platform.near_records(of_company, of_entity, wanted, most, case when most is not null then 2000 end) n;
end $$;
comment on function platform.find_records is 'Records that match words by beginnings, fragments or typos.';
revoke execute on function platform.find_records, platform.records_with, platform.entries_of, platform.reach_of, platform.shared_of,
  platform.newest_containing, platform.near_records, platform.near_words, platform.is_near from public;
grant execute on function platform.find_records, platform.records_with, platform.entries_of, platform.reach_of, platform.shared_of,
  platform.newest_containing, platform.near_records, platform.near_words, platform.is_near to app, maint;
