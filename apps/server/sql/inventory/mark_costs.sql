-- Records the state of pools when a line increased them or a transfer left them, before the increase. Goods lost in transit have a mark
-- without a rest: their part of a late cost is in no pool.
create or replace function inventory.mark_costs(company bigint, posting inventory.stock_posting, lines inventory.draft[],
    flows inventory.flow[], peers bigint[]) returns void
  language plpgsql volatile set search_path = pg_catalog, pg_temp
  set plan_cache_mode = force_generic_plan as $$
begin
  if exists (select from unnest(lines) d where d.course = 'lose') then
    insert into inventory.cost_mark (company_id, posting_id, line_no, store_id, variant_id, is_out, quantity, quantity_before, survival, epoch,
        rest, peer_id)
      select company, posting.id, d.n, d.from_store_id, d.variant_id, false, d.quantity, 0, 1, 0, 0, peers[d.n]
      from unnest(lines) d where d.course = 'lose' and d.owner_id is null order by d.n;
  end if;
  lines := array(select d from unnest(lines) d where d.covers is not null
    or d.owner_id is null and (d.course = 'dispatch' or d.course in ('receive', 'arrive') and d.to_place = 'store'));
  if cardinality(lines) = 0 then return; end if;
  insert into inventory.cost_mark (company_id, posting_id, line_no, store_id, variant_id, is_out, quantity, quantity_before, survival, epoch, rest,
      peer_id)
    select company, posting.id, d.n, f.store_id, f.variant_id, d.course = 'dispatch', d.quantity,
      case when d.course = 'dispatch' then f.owned else f.owned_before end, f.survival, f.epoch, 1 - coalesce(c.quantity, 0) / d.quantity,
      peers[d.n]
    from unnest(lines) d
    join unnest(flows) f on not f.is_transit and f.variant_id = d.variant_id
      and f.store_id = case when d.course = 'dispatch' then d.from_store_id else d.to_store_id end
    left join unnest(lines) c on c.covers = d.n
    where d.covers is null
    order by d.course = 'dispatch', d.n;
end $$;
revoke all on function inventory.mark_costs from public;
