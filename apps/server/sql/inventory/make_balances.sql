-- Creates missing balances for received goods of a posting; their pools are locked.
create or replace function inventory.make_balances(company bigint, lines inventory.draft[]) returns void
  language plpgsql volatile set search_path = pg_catalog, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  insert into inventory.stock_balance (company_id, location_id, variant_id, lot_id, owner_id)
    select distinct company, d.to_location_id, d.variant_id, d.lot_id, d.owner_id from unnest(lines) d
    where d.to_place <> 'outside' and not exists (
      select from inventory.stock_balance b where b.company_id = company and b.location_id = d.to_location_id and b.variant_id = d.variant_id
        and b.lot_id is not distinct from d.lot_id and b.owner_id is not distinct from d.owner_id)
    on conflict do nothing;
end $$;
revoke all on function inventory.make_balances from public;
