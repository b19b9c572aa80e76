-- When a sale beyond stock is reversed after a receipt has covered it, adds the line that returns the goods to the default location: there
-- is no oversold quantity left to reduce.
create or replace function inventory.return_covered(company bigint, lines inventory.draft[]) returns inventory.draft[]
  language plpgsql volatile set search_path = pg_catalog, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  if not exists (select from unnest(lines) d where d.kind = 'oversold_out') then return lines; end if;
  return lines || array(
    select row(cardinality(lines) + row_number() over (order by r.n), r.source_line_id, 'oversold_in', 'receive', r.variant_id, null, null,
      r.location_id, r.store_id, 'outside', false, m.id, r.store_id, 'store', m.is_allocatable,
      r.quantity - coalesce(b.quantity, 0), null, round(r.value_minor * (r.quantity - coalesce(b.quantity, 0)) / r.quantity), true, null)::inventory.draft
    from (
      select d.to_location_id as location_id, d.to_store_id as store_id, d.variant_id, sum(d.quantity) as quantity, sum(d.value_minor) as value_minor,
        min(d.n) as n, min(d.source_line_id) as source_line_id
      from unnest(lines) d where d.kind = 'oversold_out' group by 1, 2, 3) r
    left join inventory.oversold_debt b on b.company_id = company and b.store_id = r.store_id and b.variant_id = r.variant_id
    join inventory.location m on m.company_id = company and m.store_id = r.store_id and m.is_main
    where r.quantity > coalesce(b.quantity, 0));
end $$;
revoke all on function inventory.return_covered from public;
