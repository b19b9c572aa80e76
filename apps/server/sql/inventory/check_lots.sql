-- Lots after a posting: nothing leaves a held lot but by adjustment, count, scrap or return to the supplier, and of a serial number there is
-- one piece at most in all stores and on its way. Throws: inventory.lot_held, inventory.serial_present. Locks: serial numbers, in order of
-- their id, so that two stores do not receive the same one.
create or replace function inventory.check_lots(company bigint, lines inventory.draft[], is_reversal boolean) returns void
  language plpgsql volatile set search_path = pg_catalog, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  bad jsonb;
begin
  if not exists (select from unnest(lines) d where d.lot_id is not null) then return; end if;
  if not is_reversal then
    select jsonb_agg(distinct jsonb_build_object('variantId', d.variant_id, 'lot', t.lot_no, 'reason', t.hold_reason)) into bad
    from unnest(lines) d
    join inventory.stock_lot t on t.company_id = company and t.id = d.lot_id and t.hold_reason is not null
    where d.kind in ('sale', 'ito_dispatch', 'partner_sale', 'pick', 'pack');
    if bad is not null then perform platform.refuse('inventory.lot_held', jsonb_build_object('lots', bad)); end if;
  end if;
  perform from inventory.stock_lot t
  where t.company_id = company and t.is_serial and t.id = any(array(select d.lot_id from unnest(lines) d where d.to_place <> 'outside'))
  order by t.id for no key update;
  if not found then return; end if;
  select jsonb_agg(jsonb_build_object('variantId', t.variant_id, 'lot', t.lot_no) order by t.id) into bad
  from inventory.stock_lot t
  where t.company_id = company and t.is_serial and t.id = any(array(select d.lot_id from unnest(lines) d where d.to_place <> 'outside'))
    and (select sum(b.on_hand) from inventory.stock_balance b
      where b.company_id = company and b.variant_id = t.variant_id and b.lot_id = t.id) > 1;
  if bad is not null then perform platform.refuse('inventory.serial_present', jsonb_build_object('lots', bad)); end if;
end $$;
revoke all on function inventory.check_lots from public;
