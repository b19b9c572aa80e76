-- Searching the words of a company's records. All of it is ranges of b-trees that are left when there is enough; functions, because
-- which word is entered first follows from how many records have it. The last one is what is called. docs/decisions/050.
--
-- Of several words one is entered, and the line of words of each record behind it is looked through for the others. Of a word that
-- more records have, so many are looked at, at most: `walked`, null for all. An answer says by `is_all` whether there may be more.

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

-- Words of an entity's records that are near to what is sought, those of its length first; at most fifty.
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
    order by abs(length(f.word) - length(sought)), f.word limit 50);
end $$;

-- Up to how many of an entity's words begin with what is sought, counted no further than is worth knowing.
create or replace function platform.count_begun(of_company bigint, of_entity text, sought text) returns integer
  language plpgsql stable set search_path = pg_catalog, pg_temp as $$
begin
  return (
    select count(*) from (
      select from platform.search_word w where w.company_id = of_company and w.entity = of_entity
        and w.word >= sought collate "C" and w.word < (sought || U&'\+10FFFF') collate "C" limit 1000) w);
end $$;

-- Records of which each sought word begins one; of several words that one goes first which begins the fewest.
create or replace function platform.begun_records(of_company bigint, of_entity text, wanted text[], most integer, walked integer)
  returns table (id bigint, is_all boolean)
  language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare
  is_lone constant boolean := cardinality(wanted) = 1;
  patterns constant text[] := array(select ' ' || word from unnest(wanted) as word);
  driver constant text := case when is_lone then wanted[1] else (
    select word from unnest(wanted) with ordinality as w(word, place)
    order by platform.count_begun(of_company, of_entity, word), place limit 1) end;
  bound constant text := driver || U&'\+10FFFF';
  hits bigint[];
begin
  if is_lone then
    return query
      select distinct f.entity_id, true from (
        select w.entity_id from platform.search_word w where w.company_id = of_company and w.entity = of_entity
          and w.word >= driver collate "C" and w.word < bound collate "C" limit most + 100) f limit most;
    return;
  end if;
  hits := array(
    select distinct f.entity_id from (
      select s.entity_id from (
        select w.entity_id from platform.search_word w where w.company_id = of_company and w.entity = of_entity
          and w.word >= driver collate "C" and w.word < bound collate "C" limit walked) s
      cross join lateral (
        select r.words from platform.search_record r
        where r.company_id = of_company and r.entity = of_entity and r.entity_id = s.entity_id limit 1) r
      where not exists (select from unnest(patterns) as pattern where position(pattern in r.words) = 0) limit most + 100) f limit most);
  return query
    select unnest(hits), cardinality(hits) >= most or walked is null or not exists (
      select from platform.search_word w where w.company_id = of_company and w.entity = of_entity
        and w.word >= driver collate "C" and w.word < bound collate "C" offset walked limit 1);
end $$;

-- Records of which each sought word is somewhere in one. The longest word without digits goes first: the words that hold it are few,
-- and each leads to its records.
create or replace function platform.containing_records(of_company bigint, of_entity text, wanted text[], most integer, walked integer)
  returns table (id bigint, is_all boolean)
  language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare
  is_lone constant boolean := cardinality(wanted) = 1;
  driver constant text := (
    select word from unnest(wanted) with ordinality as w(word, place) where platform.is_plain_word(word) order by place limit 1);
  bound constant text := driver || U&'\+10FFFF';
  looked constant integer := case when is_lone then most + 100 else walked end;
begin
  if driver is null then return; end if;
  return query
    with begun as (
      select w.entity_id from platform.search_word w where not is_lone and w.company_id = of_company and w.entity = of_entity
        and w.word >= driver collate "C" and w.word < bound collate "C" limit walked),
    holding as (
      select e.word from platform.word_ending e where e.company_id = of_company and e.entity = of_entity
        and e.ending >= driver collate "C" and e.ending < bound collate "C" and e.ending <> e.word limit walked),
    within as (
      select w.entity_id from holding h cross join lateral (
        select s.entity_id from platform.search_word s
        where s.company_id = of_company and s.entity = of_entity and s.word = h.word limit walked) w
      limit looked),
    entered as materialized (select entity_id from begun union all select entity_id from within)
    select distinct f.entity_id, is_lone or walked is null or (select count(*) < walked from entered) from (
      select s.entity_id from entered s
      where is_lone or (
        select not exists (select from unnest(wanted) as word where position(word in r.words) = 0) from platform.search_record r
        where r.company_id = of_company and r.entity = of_entity and r.entity_id = s.entity_id)
      limit most + 100) f limit most;
end $$;

-- Among the newest records those that hold each sought word, also amid a number or a code.
create or replace function platform.newest_containing(of_company bigint, of_entity text, wanted text[], most integer, newest integer)
  returns table (id bigint, is_all boolean)
  language plpgsql stable set search_path = pg_catalog, pg_temp as $$
begin
  return query
    with looked as materialized (
      select s.entity_id, s.words from platform.search_record s where s.company_id = of_company and s.entity = of_entity
      order by s.entity_id desc limit newest)
    select r.entity_id, newest is null or (select count(*) < newest from looked) from looked r
    where not exists (select from unnest(wanted) as word where position(word in r.words) = 0) limit most;
end $$;

-- Records of which each sought word begins one, or one that is near to it.
create or replace function platform.near_records(of_company bigint, of_entity text, wanted text[], most integer, walked integer)
  returns table (id bigint, is_all boolean)
  language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare
  -- How each sought word may stand in a line of wanted, by its place.
  places integer[] := '{}';
  patterns text[] := '{}';
  own_near text[];
  entries integer;
  fewest integer;
  driver text;
  near text[];
begin
  for place in 1..cardinality(wanted) loop
    own_near := platform.near_words(of_company, of_entity, wanted[place]);
    patterns := patterns || (' ' || wanted[place]) || array(select ' ' || word || ' ' from unnest(own_near) as word);
    places := places || array_fill(place, array[1 + cardinality(own_near)]);
    entries := platform.count_begun(of_company, of_entity, wanted[place])
      + (select coalesce(sum(platform.count_begun(of_company, of_entity, word)), 0) from unnest(own_near) as word);
    if entries = 0 then return; end if;
    if fewest is null or entries < fewest then
      fewest := entries;
      driver := wanted[place];
      near := own_near;
    end if;
  end loop;
  return query
    with begun as (
      select w.entity_id from platform.search_word w where w.company_id = of_company and w.entity = of_entity
        and w.word >= driver collate "C" and w.word < (driver || U&'\+10FFFF') collate "C" limit walked),
    beside as (
      select w.entity_id from unnest(near) as n(word) cross join lateral (
        select s.entity_id from platform.search_word s
        where s.company_id = of_company and s.entity = of_entity and s.word = n.word limit walked) w
      limit walked),
    entered as materialized (select entity_id from begun union all select entity_id from beside)
    select distinct f.entity_id, walked is null or (select count(*) < walked from entered) from (
      select s.entity_id from entered s
      cross join lateral (
        select r.words from platform.search_record r
        where r.company_id = of_company and r.entity = of_entity and r.entity_id = s.entity_id limit 1) r
      where not exists (
        select from generate_series(1, cardinality(wanted)) as sought where not exists (
          select from unnest(places, patterns) as p(place, pattern) where p.place = sought and position(p.pattern in r.words) > 0))
      limit most + 100) f limit most;
end $$;

-- Records whose words match what is sought: 1 where each sought word begins one of the record's; where these do not fill a page, 2
-- where each is somewhere in one; where there is neither, 3 where each begins one but for a letter. `most` null: all of them. Without `is_further` only the first two kinds are
-- looked for, and nothing amid numbers and codes, of which no endings are kept.
create or replace function platform.find_records(of_company bigint, of_entity text, sought text, most integer, is_further boolean)
  returns table (id bigint, match integer, is_all boolean)
  language plpgsql stable rows 300 set search_path = pg_catalog, pg_temp
  -- One plan for all wanted, which walks an index in its order: a bitmap, a hash or a sort would read all of a range first.
  set plan_cache_mode = force_generic_plan set enable_bitmapscan = off set enable_seqscan = off
  set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  wanted constant text[] := array(select word from platform.words_of(sought) as word order by length(word) desc, word);
  walked constant integer := case when most is not null then 4000 end;
  newest constant integer := case when most is not null then 10000 end;
  page constant integer := 50;
  begun bigint[];
  holding bigint[];
  is_whole boolean;
begin
  if cardinality(wanted) = 0 then return; end if;
  select array_agg(b.id), coalesce(bool_and(b.is_all), true) into begun, is_whole
    from platform.begun_records(of_company, of_entity, wanted, most, walked) b;
  if cardinality(begun) >= page then
    return query select unnest(begun), 1, is_whole;
    return;
  end if;
  select array_agg(c.id), is_whole and coalesce(bool_and(c.is_all), true) into holding, is_whole
    from platform.containing_records(of_company, of_entity, wanted, most, walked) c;
  if begun is not null or holding is not null then
    return query
      select f.id, min(f.match), is_whole
      from (select unnest(begun) as id, 1 as match union all select unnest(holding), 2) f group by f.id order by 2 limit most;
    return;
  end if;
  if not is_further then return; end if;
  if exists (select from unnest(wanted) as word where not platform.is_plain_word(word)) then
    return query select n.id, 2, n.is_all from platform.newest_containing(of_company, of_entity, wanted, most, newest) n;
    if found then return; end if;
  end if;
  return query select n.id, 3, n.is_all from platform.near_records(of_company, of_entity, wanted, most, walked) n;
end $$;
comment on function platform.find_records is 'Records that match words by beginnings, fragments or typos.';
revoke execute on function platform.find_records, platform.begun_records, platform.containing_records, platform.newest_containing,
  platform.near_records, platform.near_words, platform.is_near, platform.count_begun from public;
grant execute on function platform.find_records, platform.begun_records, platform.containing_records, platform.newest_containing,
  platform.near_records, platform.near_words, platform.is_near, platform.count_begun to app, maint;
