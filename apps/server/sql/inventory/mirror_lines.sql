-- The lines of a reversal: each move in the opposite direction, with its number and its original value.
create or replace function inventory.mirror_lines(company bigint, reversed inventory.stock_posting) returns inventory.draft[]
  language plpgsql stable set search_path = pg_catalog, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  return array(
    select row(s.line_no, s.source_line_id, s.kind,
      case when s.from_place = 'store' and s.to_place = 'store' then 'inside' when s.from_place = 'transit' and s.to_place = 'store' then 'arrive'
        when s.from_place = 'outside' then 'receive' else 'issue' end,
      s.variant_id, s.lot_id, s.owner_id, (s.f).id, (s.f).store_id, s.from_place, (s.f).is_allocatable,
      (s.t).id, (s.t).store_id, s.to_place, (s.t).is_allocatable, s.quantity, null, s.value_minor, true, null)::inventory.draft
    from (
      select m.*, f, t, case when not f.is_tracked then 'outside' when f.kind = 'transit' then 'transit' else 'store' end as from_place,
        case when not t.is_tracked then 'outside' when t.kind = 'transit' then 'transit' else 'store' end as to_place
      from inventory.stock_move m
      join inventory.location f on f.company_id = company and f.id = m.to_location_id
      join inventory.location t on t.company_id = company and t.id = m.from_location_id
      where m.company_id = company and m.posted_on = reversed.posted_on and m.posting_id = reversed.id) s
    order by s.line_no);
end $$;
revoke all on function inventory.mirror_lines from public;
