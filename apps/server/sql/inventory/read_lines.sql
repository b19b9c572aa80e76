-- The lines of a posting with their two locations. An omitted side is the store's virtual location for the kind, or its default location; a
-- sale without a location has none yet. `store` null: each line belongs to the store of its locations. Throws: inventory.bad_line.
create or replace function inventory.read_lines(company bigint, store bigint, kinds text[], variant_ids bigint[],
    from_location_ids bigint[], to_location_ids bigint[], quantities numeric[], unit_costs numeric[], lot_ids bigint[], owner_ids bigint[],
    values_minor bigint[], source_line_ids bigint[]) returns inventory.draft[]
  language plpgsql volatile set search_path = pg_catalog, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  stores bigint[];
  lines inventory.draft[];
  bad jsonb;
begin
  stores := array(
    select l.store_id from inventory.location l where l.company_id = company and l.id = any(from_location_ids)
    union select l.store_id from inventory.location l where l.company_id = company and l.id = any(to_location_ids)
    union select s.id from erp.store s where s.company_id = company and s.id = store);
  if exists (select from unnest(stores) s where not exists (
      select from inventory.location l where l.company_id = company and l.store_id = s and l.code = 'OVERSOLD')) then
    perform inventory.open_stores(company, stores);
  end if;
  lines := array(
    select row(p.n, p.source_line_id, p.kind, p.course, p.variant_id, p.lot_id, p.owner_id,
      (p.f).id, coalesce((p.f).store_id, p.store_id), case when not (p.f).is_tracked then 'outside' when (p.f).kind = 'transit' then 'transit' else 'store' end,
      coalesce((p.f).is_allocatable, false),
      (p.t).id, coalesce((p.t).store_id, p.store_id), case when not (p.t).is_tracked then 'outside' when (p.t).kind = 'transit' then 'transit' else 'store' end,
      coalesce((p.t).is_allocatable, false),
      p.quantity, p.unit_cost, p.value_minor, p.value_minor is not null, null)::inventory.draft
    from (
      select g.*,
        case when g.given_from is not null then gf when g.course = 'receive' then v
          when g.kind = 'sale' and g.given_to is null then null when g.course in ('issue', 'dispatch', 'inside') then m end as f,
        case when g.given_to is not null then gt when g.course in ('issue', 'lose') then v when g.course in ('receive', 'arrive') then m end as t
      from (
        select u.*, k.course, k.place,
          coalesce((select l.store_id from inventory.location l where l.company_id = company and l.id = u.given_from),
            case when k.course <> 'dispatch' then (select l.store_id from inventory.location l where l.company_id = company and l.id = u.given_to) end,
            store) as store_id
        from unnest(kinds, variant_ids, from_location_ids, to_location_ids, quantities, unit_costs, lot_ids, owner_ids, values_minor,
            source_line_ids) with ordinality
          as u(kind, variant_id, given_from, given_to, quantity, unit_cost, lot_id, owner_id, value_minor, source_line_id, n)
        left join (values ('purchase_receipt', 'receive', 'SUPPLIER'), ('sale_return', 'receive', 'CUSTOMER'), ('opening', 'receive', 'OPENING'),
          ('adjust_in', 'receive', 'ADJUST'), ('count_in', 'receive', 'ADJUST'), ('purchase_return', 'issue', 'SUPPLIER'),
          ('sale', 'issue', 'CUSTOMER'), ('adjust_out', 'issue', 'ADJUST'), ('count_out', 'issue', 'ADJUST'), ('scrap', 'issue', 'SCRAP'),
          ('ito_dispatch', 'dispatch', null), ('ito_receive', 'arrive', null), ('ito_return', 'arrive', null),
          ('transit_loss', 'lose', 'SCRAP'), ('partner_sale', 'lose', 'CUSTOMER'), ('putaway', 'inside', null),
          ('pick', 'inside', null), ('pack', 'inside', null), ('replenish', 'inside', null), ('shuffle', 'inside', null),
          ('damage', 'inside', null)) as k(kind, course, place) on k.kind = u.kind) g
      left join inventory.location gf on gf.company_id = company and gf.id = g.given_from
      left join inventory.location gt on gt.company_id = company and gt.id = g.given_to
      left join inventory.location v on v.company_id = company and v.store_id = g.store_id and v.code = g.place
      left join inventory.location m on m.company_id = company and m.store_id = g.store_id and m.is_main) p
    order by p.n);
  select jsonb_agg(jsonb_build_object('line', d.n, 'kind', d.kind, 'variantId', d.variant_id) order by d.n) into bad
  from unnest(lines) d
  where d.quantity is null or d.quantity <= 0 or d.quantity <> round(d.quantity, 4) or d.variant_id is null or d.to_location_id is null
    or d.from_location_id = d.to_location_id or d.unit_cost < 0 or d.value_minor < 0
    or d.is_given and d.course in ('issue', 'dispatch', 'inside')
    -- A document moves goods of its own store only, even if one of its locations was assigned to another store meanwhile.
    or d.course in ('receive', 'issue', 'inside')
      and (d.from_place = 'store' and d.from_store_id <> store or d.to_place = 'store' and d.to_store_id <> store)
    -- A sale without a location has no particular lot and owner.
    or d.from_location_id is null and (d.lot_id is not null or d.owner_id is not null)
    or not coalesce(case d.course
      when 'receive' then d.from_place = 'outside' and d.to_place = 'store'
      when 'issue' then (d.from_place = 'store' or d.kind = 'sale' and d.from_location_id is null) and d.to_place = 'outside'
      when 'dispatch' then d.from_place = 'store' and d.to_place = 'transit' and d.from_store_id <> d.to_store_id
      when 'arrive' then d.from_place = 'transit' and d.to_place = 'store' and d.is_given
        and (d.kind = 'ito_return' or d.from_store_id = d.to_store_id)
      when 'lose' then d.from_place = 'transit' and d.to_place = 'outside' and d.is_given
      when 'inside' then d.from_place = 'store' and d.to_place = 'store' and d.from_store_id = d.to_store_id end, false);
  if bad is not null or cardinality(lines) = 0 then
    perform platform.refuse('inventory.bad_line', jsonb_build_object('lines', coalesce(bad, '[]'::jsonb)));
  end if;
  return lines;
end $$;
revoke all on function inventory.read_lines from public;
