-- The lines of a posting as its journal needs them, from its moves.
create or replace function inventory.posted_lines(company bigint, posting inventory.stock_posting) returns inventory.draft[]
  language plpgsql stable set search_path = pg_catalog, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  return array(
    select row(m.line_no, null, m.kind, null, m.variant_id, null, null,
      f.id, f.store_id, case when not f.is_tracked then 'outside' when f.kind = 'transit' then 'transit' else 'store' end, null,
      t.id, t.store_id, case when not t.is_tracked then 'outside' when t.kind = 'transit' then 'transit' else 'store' end, null,
      m.quantity, null, m.value_minor, null, null)::inventory.draft
    from inventory.stock_move m
    join inventory.location f on f.company_id = company and f.id = m.from_location_id
    join inventory.location t on t.company_id = company and t.id = m.to_location_id
    where m.company_id = company and m.posted_on = posting.posted_on and m.posting_id = posting.id
    order by m.line_no);
end $$;
revoke all on function inventory.posted_lines from public;
