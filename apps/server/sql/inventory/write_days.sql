-- Adds a posting to the days and months of its pools: lines by kind, and pure changes of value as `revaluation`, so that the closing of a
-- day never changes with a late cost.
create or replace function inventory.write_days(company bigint, posting inventory.stock_posting, lines inventory.draft[]) returns void
  language plpgsql volatile set search_path = pg_catalog, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  with change as materialized (
    select s.store_id, s.is_transit, s.variant_id, s.kind, sum(s.in_quantity) as in_quantity, sum(s.out_quantity) as out_quantity,
      sum(s.in_value) as in_value, sum(s.out_value) as out_value
    from (
      select d.to_store_id as store_id, d.to_place = 'transit' as is_transit, d.variant_id, d.kind,
        d.quantity as in_quantity, 0::numeric as out_quantity, d.value_minor as in_value, 0::bigint as out_value
      from unnest(lines) d where d.to_place <> 'outside' and d.from_place is distinct from d.to_place
      union all
      select d.from_store_id, d.from_place = 'transit', d.variant_id, d.kind, 0, d.quantity, 0, d.value_minor
      from unnest(lines) d where d.from_place <> 'outside' and d.from_place is distinct from d.to_place
      union all
      select r.store_id, r.target = 'transit', r.variant_id, 'revaluation', 0, 0, greatest(r.value_minor, 0), greatest(-r.value_minor, 0)
      from inventory.stock_revaluation r
      where r.company_id = company and r.posting_id = posting.id and r.target in ('pool', 'transit') and r.value_minor <> 0) s
    group by 1, 2, 3, 4 order by 1, 2, 3, 4),
  days as (
    insert into inventory.stock_day (company_id, store_id, is_transit, variant_id, day, kind, in_quantity, out_quantity, in_value_minor, out_value_minor)
      select company, c.store_id, c.is_transit, c.variant_id, posting.effective_on, c.kind, c.in_quantity, c.out_quantity, c.in_value, c.out_value
      from change c
      on conflict (company_id, store_id, is_transit, variant_id, day, kind) do update set
        in_quantity = stock_day.in_quantity + excluded.in_quantity, out_quantity = stock_day.out_quantity + excluded.out_quantity,
        in_value_minor = stock_day.in_value_minor + excluded.in_value_minor, out_value_minor = stock_day.out_value_minor + excluded.out_value_minor)
  insert into inventory.stock_month (company_id, store_id, is_transit, variant_id, month, kind, in_quantity, out_quantity, in_value_minor, out_value_minor)
    select company, c.store_id, c.is_transit, c.variant_id, date_trunc('month', posting.effective_on)::date, c.kind, c.in_quantity,
      c.out_quantity, c.in_value, c.out_value
    from change c
    on conflict (company_id, store_id, is_transit, variant_id, month, kind) do update set
      in_quantity = stock_month.in_quantity + excluded.in_quantity, out_quantity = stock_month.out_quantity + excluded.out_quantity,
      in_value_minor = stock_month.in_value_minor + excluded.in_value_minor, out_value_minor = stock_month.out_value_minor + excluded.out_value_minor;
end $$;
revoke all on function inventory.write_days from public;
