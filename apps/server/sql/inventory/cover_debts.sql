-- Adds the lines by which received goods cover the oversold quantity of their store, before other lines take from them.
create or replace function inventory.cover_debts(company bigint, lines inventory.draft[]) returns inventory.draft[]
  language plpgsql volatile set search_path = pg_catalog, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  if not exists (select from unnest(lines) d where d.course in ('receive', 'arrive')) then return lines; end if;
  return lines || array(
    select row(cardinality(lines) + row_number() over (order by c.n), c.source_line_id, 'oversold_in', 'issue', c.variant_id, c.lot_id, null,
      c.to_location_id, c.to_store_id, 'store', true, o.id, c.to_store_id, 'outside', false, c.cover, null, null, true, c.n)::inventory.draft
    from (
      select d.*, least(d.quantity, greatest(b.quantity - t.quantity
        - (sum(d.quantity) over (partition by d.to_store_id, d.variant_id order by d.n) - d.quantity), 0)) as cover
      from unnest(lines) d
      join inventory.oversold_debt b on b.company_id = company and b.store_id = d.to_store_id and b.variant_id = d.variant_id
      -- The part of the oversold quantity that the posting itself reverses.
      cross join lateral (select coalesce(sum(o.quantity), 0) as quantity from unnest(lines) o
        where o.kind = 'oversold_out' and o.to_store_id = d.to_store_id and o.variant_id = d.variant_id) t
      where d.course in ('receive', 'arrive') and d.kind <> 'oversold_in' and d.to_place = 'store' and d.to_allocatable and d.owner_id is null) c
    join inventory.location o on o.company_id = company and o.store_id = c.to_store_id and o.code = 'OVERSOLD'
    where c.cover > 0);
end $$;
revoke all on function inventory.cover_debts from public;
