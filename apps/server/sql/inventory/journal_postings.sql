-- Writes the journals of stock postings: each move between stock and the outside, or between store and transit, and each revaluation. The
-- outside is a role of the posting rules by the virtual location, unless the posting names its own. Postings that change no value have
-- none. docs/guides/accounts.md, Stock. Throws: accounts.rule_missing, accounts.unknown_account. Locks: balances of the ledger.
create or replace function inventory.journal_postings(company bigint, posting_ids bigint[]) returns void
  language plpgsql volatile set search_path = pg_catalog, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  heads accounts.journal_head[];
  parts accounts.journal_part[];
begin
  heads := array(
    select row(p.n, 'stock', p.source_type, p.source_id, p.event_no, p.effective_on, null, r.id, p.posted_by, p.request_id)::accounts.journal_head
    from (select p.*, row_number() over (order by p.id) as n from inventory.stock_posting p
      where p.company_id = company and p.id = any(posting_ids) and not p.is_journalled) p
    left join inventory.stock_posting o on o.company_id = company and o.id = p.reverses_posting_id
    left join accounts.journal r on r.company_id = company and r.source_type = o.source_type and r.source_id = o.source_id
      and r.event_no = o.event_no and r.source = 'stock');
  parts := array(
    with posting as (
      select p.*, row_number() over (order by p.id)::integer as n from inventory.stock_posting p
      where p.company_id = company and p.id = any(posting_ids) and not p.is_journalled),
    side as (
      select p.n, case when l.is_tracked then l.role else coalesce(p.counter_role, l.role) end as role, l.store_id, m.variant_id,
        case when l.is_to then m.value_minor else -m.value_minor end as amount
      from posting p
      join inventory.stock_move m on m.company_id = company and m.posted_on = p.posted_on and m.posting_id = p.id
      join inventory.location f on f.company_id = company and f.id = m.from_location_id
      join inventory.location t on t.company_id = company and t.id = m.to_location_id
      cross join lateral (values (false, f.is_tracked, inventory.ledger_role(f, m.kind), f.store_id),
        (true, t.is_tracked, inventory.ledger_role(t, m.kind), t.store_id)) as l (is_to, is_tracked, role, store_id)
      where m.value_minor <> 0 and not (f.is_tracked and t.is_tracked and f.store_id = t.store_id and f.kind <> 'transit' and t.kind <> 'transit')
      union all
      select p.n, k.role, v.store_id, v.variant_id, k.sign * v.value_minor
      from posting p
      join inventory.stock_revaluation v on v.company_id = company and v.posting_id = p.id
      cross join lateral (values
        (case v.target when 'pool' then 'stock' when 'transit' then 'stock_in_transit' else 'cost_of_sales' end, 1),
        (case when v.target = 'oversold_debt' then 'oversold'
          else coalesce(p.counter_role, case when p.reverses_posting_id is null then 'landed_cost' else 'purchase_variance' end) end, -1)) as k (role, sign)),
    summed as (
      select s.n, s.role, s.store_id, g.category_id, sum(s.amount)::bigint as amount
      from side s
      left join procure.variant v on v.company_id = company and v.id = s.variant_id
      left join procure.product g on g.company_id = company and g.id = v.product_id
      group by 1, 2, 3, 4)
    select row(s.n, row_number() over (partition by s.n order by s.amount < 0, s.role, s.store_id, s.category_id), null, s.role, s.store_id,
      s.category_id, null, s.amount, null, null, null, null, null, null, null, null, null)::accounts.journal_part
    from summed s where s.amount <> 0);
  perform accounts.write_journals(company, heads, parts);
end $$;
revoke all on function inventory.journal_postings from public;
