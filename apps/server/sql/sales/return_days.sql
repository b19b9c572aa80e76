-- Days after its business day in which goods sold in a store come back: those of the nearest category that sets them, else those of the
-- store, else those of the company (setting sales.return_days); 0: not at all, null: no limit. Source: docs/guides/sales.md, Returns and voids.
create or replace function sales.return_days(company bigint, store bigint, variant bigint) returns integer
  language sql stable set search_path = pg_catalog, pg_temp as $$
  with recursive above as (
    select g.parent_id, g.return_days
    from procure.variant v
    join procure.product p on p.company_id = v.company_id and p.id = v.product_id
    join procure.category g on g.company_id = p.company_id and g.id = p.category_id
    where v.company_id = company and v.id = variant
    union all
    select g.parent_id, g.return_days
    from above a join procure.category g on g.company_id = company and g.id = a.parent_id
    where a.return_days is null)
  select coalesce(
    (select a.return_days from above a where a.return_days is not null),
    (select s.return_days from erp.store s where s.company_id = company and s.id = store),
    (select d.value::integer from erp.setting d
      where d.company_id = company and d.store_id is null and d.key = 'sales.return_days' and jsonb_typeof(d.value) = 'number'))
$$;
revoke all on function sales.return_days from public;
grant execute on function sales.return_days to app;
