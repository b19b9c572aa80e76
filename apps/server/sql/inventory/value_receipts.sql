-- What comes into stores with its value: as given, else at its unit cost, else at the average, else at the last one. Behind it stand
-- lines that cover what was sold beyond stock, at the cost of what covers it. Refuses inventory.cost_required. Source: procurement.md 4.6.
create or replace function inventory.value_receipts(company bigint, lines inventory.draft[], digits integer) returns inventory.draft[]
  language plpgsql volatile set search_path = pg_catalog, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  valued inventory.draft[];
  missing jsonb;
begin
  valued := array(
    select row(d.n, d.source_line_id, d.kind, d.course, d.variant_id, d.lot_id, d.owner_id, d.from_location_id, d.from_store_id, d.from_place,
      d.from_allocatable, d.to_location_id, d.to_store_id, d.to_place, d.to_allocatable, d.quantity, d.unit_cost,
      case when d.owner_id is not null then 0
        when d.from_place = 'store' or d.to_place <> 'store' or d.is_given then d.value_minor
        when d.unit_cost is not null then round(d.quantity * d.unit_cost * power(10::numeric, digits))
        when p.owned_quantity > 0 then round(p.value_minor * d.quantity / p.owned_quantity)
        else round(d.quantity * p.last_unit_cost * power(10::numeric, digits)) end,
      d.is_given, null)::inventory.draft
    from unnest(lines) d
    left join inventory.stock_pool p on p.company_id = company and p.store_id = d.to_store_id and not p.is_transit and p.variant_id = d.variant_id
    order by d.n);
  select jsonb_agg(jsonb_build_object('line', d.n, 'variantId', d.variant_id) order by d.n) into missing
  from unnest(valued) d where d.value_minor is null and d.from_place <> 'store' and d.to_place = 'store';
  if missing is not null then perform platform.refuse('inventory.cost_required', jsonb_build_object('lines', missing)); end if;
  return valued || array(
    select row(cardinality(valued) + row_number() over (order by c.n), c.source_line_id, 'oversold_in', 'issue', c.variant_id, c.lot_id, null,
      c.to_location_id, c.to_store_id, 'store', c.to_allocatable, o.id, c.to_store_id, 'outside', false,
      c.cover, null, round(c.value_minor * c.cover / c.quantity), true, c.n)::inventory.draft
    from (
      select d.*, least(d.quantity, greatest(b.quantity - (sum(d.quantity) over (partition by d.to_store_id, d.variant_id order by d.n) - d.quantity), 0)) as cover
      from unnest(valued) d
      join inventory.oversold_debt b on b.company_id = company and b.store_id = d.to_store_id and b.variant_id = d.variant_id
      where d.from_place <> 'store' and d.to_place = 'store' and d.to_allocatable and d.owner_id is null) c
    join inventory.location o on o.company_id = company and o.store_id = c.to_store_id and o.kind = 'v_oversold'
    where c.cover > 0);
end $$;
revoke all on function inventory.value_receipts from public;
