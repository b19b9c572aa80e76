-- As before, named in the language of the reader. names: in both, for the search.
create or replace view crm.product_rating with (security_invoker = true) as
  select p.company_id, p.id, platform.in_language(p.name, p.name_ar) as name, p.id as product_id, r.average, r.review_count, r.low_count, concat_ws(' ', p.name, p.name_ar) as names
  from procure.product p
  join (select v.company_id, v.product_id, round(avg(v.stars), 2) as average, count(*)::integer as review_count,
      (count(*) filter (where v.stars <= 2))::integer as low_count
    from crm.review v where v.status = 'published' group by v.company_id, v.product_id) r
    on r.company_id = p.company_id and r.product_id = p.id;
