-- Receipts that are there already of those that are to be posted, by their `uid`. Apart from `post_sales`, so that its plan reads by key also
-- while the table is small, and what the posting calls plans as ever.
create or replace function sales.find_posted(company bigint, sales jsonb) returns table (uid uuid, sale_id bigint, number text)
  language sql stable set search_path = pg_catalog, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
  select s.uid, s.id, s.number
  from (select distinct (e ->> 'uid')::uuid as uid from jsonb_array_elements(find_posted.sales) e) g
  join sales.sale s on s.company_id = company and s.uid = g.uid
$$;
revoke all on function sales.find_posted from public;
