-- Ledger quantities by key at a point in time, in key order: current quantities less later postings; and whether goods of the key moved
-- within two minutes of the time between `since` and `at`.
create or replace function inventory.stock_at(company bigint, location_ids bigint[], variant_ids bigint[], lot_ids bigint[], owner_ids bigint[],
    since timestamptz[], at timestamptz[]) returns table (n bigint, expected numeric, is_moved boolean)
  language plpgsql stable set search_path = pg_catalog, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  return query
    select k.n, coalesce(b.on_hand, 0) - coalesce(m.change, 0), coalesce(m.is_near, false)
    from unnest(location_ids, variant_ids, lot_ids, owner_ids, since, at) with ordinality
      as k(location_id, variant_id, lot_id, owner_id, since, at, n)
    left join inventory.stock_balance b on b.company_id = company and b.location_id = k.location_id and b.variant_id = k.variant_id
      and b.lot_id is not distinct from k.lot_id and b.owner_id is not distinct from k.owner_id
    left join lateral (
      select sum(case when p.posted_at > k.at then case when s.to_location_id = k.location_id then s.quantity else -s.quantity end end) as change,
        bool_or(p.posted_at between k.since - interval '2 minutes' and k.at + interval '2 minutes') as is_near
      from inventory.stock_move s
      join inventory.stock_posting p on p.company_id = company and p.id = s.posting_id
      -- The ledger date is that of the posting; one day earlier for transactions that began around midnight.
      where s.company_id = company and s.variant_id = k.variant_id and s.posted_on >= (k.since - interval '1 day')::date
        and k.location_id in (s.from_location_id, s.to_location_id)
        and s.lot_id is not distinct from k.lot_id and s.owner_id is not distinct from k.owner_id) m on true
    order by k.n;
end $$;
revoke all on function inventory.stock_at from public;
grant execute on function inventory.stock_at to app;
