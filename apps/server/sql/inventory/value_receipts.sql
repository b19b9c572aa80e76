-- Values of goods received by stores: as given, else at unit cost, else at average cost, else at the last cost. Goods that cover an
-- oversold quantity take its share of the value. Throws: inventory.cost_required.
create or replace function inventory.value_receipts(company bigint, lines inventory.draft[], digits integer) returns inventory.draft[]
  language plpgsql volatile set search_path = pg_catalog, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  valued inventory.draft[];
  missing jsonb;
begin
  if not exists (select from unnest(lines) d where d.course in ('receive', 'arrive')) then return lines; end if;
  valued := array(
    select row(d.n, d.source_line_id, d.kind, d.course, d.variant_id, d.lot_id, d.owner_id, d.from_location_id, d.from_store_id, d.from_place,
      d.from_allocatable, d.to_location_id, d.to_store_id, d.to_place, d.to_allocatable, d.quantity, d.unit_cost,
      case when d.owner_id is not null then 0
        when d.is_given or d.course not in ('receive', 'arrive') then d.value_minor
        when d.unit_cost is not null then round(d.quantity * d.unit_cost * power(10::numeric, digits))
        when p.owned_quantity > 0 then round(p.value_minor * d.quantity / p.owned_quantity)
        else round(d.quantity * p.last_unit_cost * power(10::numeric, digits)) end,
      d.is_given, d.covers)::inventory.draft
    from unnest(lines) d
    left join inventory.stock_pool p on p.company_id = company and p.store_id = d.to_store_id and not p.is_transit and p.variant_id = d.variant_id
    order by d.n);
  select jsonb_agg(jsonb_build_object('line', d.n, 'variantId', d.variant_id) order by d.n) into missing
  from unnest(valued) d where d.value_minor is null and d.course in ('receive', 'arrive');
  if missing is not null then perform platform.refuse('inventory.cost_required', jsonb_build_object('lines', missing)); end if;
  if not exists (select from unnest(valued) d where d.covers is not null) then return valued; end if;
  return array(
    select row(d.n, d.source_line_id, d.kind, d.course, d.variant_id, d.lot_id, d.owner_id, d.from_location_id, d.from_store_id, d.from_place,
      d.from_allocatable, d.to_location_id, d.to_store_id, d.to_place, d.to_allocatable, d.quantity, d.unit_cost,
      case when d.covers is null then d.value_minor else round(r.value_minor * d.quantity / r.quantity) end, d.is_given, d.covers)::inventory.draft
    from unnest(valued) d left join unnest(valued) r on r.n = d.covers order by d.n);
end $$;
revoke all on function inventory.value_receipts from public;
