-- The lines of a posting with the places they join. A side that is not given is the store's: its virtual place for that kind, or its
-- main shelf; a sale that names no place has none yet. Refuses inventory.bad_line.
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
    select l.store_id from inventory.location l
    where l.company_id = company and l.id = any(from_location_ids || to_location_ids)
    union select s.id from erp.store s where s.company_id = company and s.id = store);
  if exists (select from unnest(stores) s where not exists (
      select from inventory.location l where l.company_id = company and l.store_id = s and l.kind = 'v_oversold')) then
    perform inventory.open_stores(company, stores);
  end if;
  lines := array(
    select row(g.n, g.source_line_id, g.kind, g.course, g.variant_id, g.lot_id, g.owner_id,
      f.id, coalesce(f.store_id, g.store_id), case when not f.is_tracked then 'outside' when f.kind = 'transit' then 'transit' else 'store' end,
      coalesce(f.is_allocatable, false),
      t.id, coalesce(t.store_id, g.store_id), case when not t.is_tracked then 'outside' when t.kind = 'transit' then 'transit' else 'store' end,
      coalesce(t.is_allocatable, false),
      g.quantity, g.unit_cost, g.value_minor, g.value_minor is not null, null)::inventory.draft
    from (
      select u.*, k.course, k.source, k.target, coalesce(gf.store_id, case when u.kind <> 'ito_dispatch' then gt.store_id end, store) as store_id
      from unnest(kinds, variant_ids, from_location_ids, to_location_ids, quantities, unit_costs, lot_ids, owner_ids, values_minor,
          source_line_ids) with ordinality
        as u(kind, variant_id, given_from, given_to, quantity, unit_cost, lot_id, owner_id, value_minor, source_line_id, n)
      left join (values ('purchase_receipt', 'receive', 'v_supplier', null), ('sale_return', 'receive', 'v_customer', null),
        ('opening', 'receive', 'v_opening', null), ('adjust_in', 'receive', 'v_adjust', null), ('count_in', 'receive', 'v_adjust', null),
        ('purchase_return', 'issue', null, 'v_supplier'), ('sale', 'issue', null, 'v_customer'), ('adjust_out', 'issue', null, 'v_adjust'),
        ('count_out', 'issue', null, 'v_adjust'), ('scrap', 'issue', null, 'v_scrap'), ('ito_dispatch', 'dispatch', null, null),
        ('ito_receive', 'arrive', null, null), ('ito_return', 'arrive', null, null), ('putaway', 'inside', null, null),
        ('pick', 'inside', null, null), ('pack', 'inside', null, null), ('replenish', 'inside', null, null),
        ('shuffle', 'inside', null, null), ('damage', 'inside', null, null)) as k(kind, course, source, target) on k.kind = u.kind
      left join inventory.location gf on gf.company_id = company and gf.id = u.given_from
      left join inventory.location gt on gt.company_id = company and gt.id = u.given_to) g
    left join inventory.location f on f.company_id = company and f.store_id = g.store_id and case
      when g.given_from is not null then f.id = g.given_from
      when g.course = 'receive' then f.kind = g.source
      else f.is_main and not (g.kind = 'sale' and g.given_to is null) end
    left join inventory.location t on t.company_id = company and case
      when g.given_to is not null then t.id = g.given_to
      when g.course = 'issue' then t.store_id = g.store_id and t.kind = g.target
      else t.store_id = g.store_id and t.is_main end
    order by g.n);
  select jsonb_agg(jsonb_build_object('line', d.n, 'kind', d.kind, 'variantId', d.variant_id) order by d.n) into bad
  from unnest(lines) d
  where d.quantity is null or d.quantity <= 0 or d.quantity <> round(d.quantity, 4) or d.variant_id is null or d.to_location_id is null
    or d.from_location_id = d.to_location_id or d.unit_cost < 0 or d.value_minor < 0
    or d.is_given and d.course in ('issue', 'dispatch', 'inside')
    or not coalesce(case d.course
      when 'receive' then d.from_place = 'outside' and d.to_place = 'store'
      when 'issue' then (d.from_place = 'store' or d.kind = 'sale' and d.from_location_id is null) and d.to_place = 'outside'
      when 'dispatch' then d.from_place = 'store' and d.to_place = 'transit' and d.from_store_id <> d.to_store_id
      when 'arrive' then d.from_place = 'transit' and d.to_place = 'store' and d.is_given
      when 'inside' then d.from_place = 'store' and d.to_place = 'store' and d.from_store_id = d.to_store_id end, false);
  if bad is not null or cardinality(lines) = 0 then
    perform platform.refuse('inventory.bad_line', jsonb_build_object('lines', coalesce(bad, '[]'::jsonb)));
  end if;
  return lines;
end $$;
revoke all on function inventory.read_lines from public;
