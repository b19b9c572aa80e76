-- Writes the journal of a stock posting from its lines and revaluations: each move between stock and the outside, or between store and
-- transit. The outside is a role of the posting rules by the virtual location, unless the posting names its own. A posting that changes no
-- value has none. docs/guides/accounts.md, Stock. Throws: accounts.rule_missing, accounts.unknown_account. Locks: balances of the ledger.
create or replace function inventory.journal_posting(company bigint, posting inventory.stock_posting, lines inventory.draft[]) returns void
  language plpgsql volatile set search_path = pg_catalog, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  -- Most companies have no rule for a category; then products are not read.
  has_categories constant boolean := exists (
    select from accounts.posting_rule r where r.company_id = company and r.category_id is not null and r.status = 'active');
  reversed bigint;
  parts accounts.journal_part[];
begin
  parts := array(
    select row(1, row_number() over (order by s.amount < 0, s.role, s.store_id, s.category_id), null, s.role, s.store_id, s.category_id, null,
      s.amount, null, null, null, null, null, null, null, null, null)::accounts.journal_part
    from (
      select g.role, g.store_id, g.category_id, sum(g.amount)::bigint as amount
      from (
        select case s.place when 'store' then 'stock' when 'transit' then 'stock_in_transit' else coalesce(posting.counter_role,
            (select case l.code when 'SUPPLIER' then 'goods_received' when 'CUSTOMER' then 'cost_of_sales' when 'OPENING' then 'opening_balance'
                when 'OVERSOLD' then 'oversold' when 'SCRAP' then case when s.kind = 'transit_loss' then 'transit_loss' else 'write_down' end
                else 'stock_variance' end
              from inventory.location l where l.company_id = company and l.id = s.location_id)) end as role,
          s.store_id, case when has_categories then (select p.category_id
            from procure.variant v join procure.product p on p.company_id = company and p.id = v.product_id
            where v.company_id = company and v.id = s.variant_id) end as category_id, s.amount
        from (
          select d.kind, case l.is_to when true then d.to_place else d.from_place end as place,
            case l.is_to when true then d.to_location_id else d.from_location_id end as location_id,
            case l.is_to when true then d.to_store_id else d.from_store_id end as store_id,
            d.variant_id, case l.is_to when true then d.value_minor else -d.value_minor end as amount
          from unnest(lines) d cross join (values (false), (true)) as l (is_to)
          where d.value_minor <> 0 and not (d.from_place = 'store' and d.to_place = 'store' and d.from_store_id = d.to_store_id)) s
        union all
        select k.role, v.store_id, case when has_categories then (select p.category_id
            from procure.variant g join procure.product p on p.company_id = company and p.id = g.product_id
            where g.company_id = company and g.id = v.variant_id) end, k.sign * v.value_minor
        from inventory.stock_revaluation v
        cross join lateral (values
          (case v.target when 'pool' then 'stock' when 'transit' then 'stock_in_transit' else 'cost_of_sales' end, 1),
          (case when v.target = 'oversold_debt' then 'oversold'
            else coalesce(posting.counter_role, case when posting.reverses_posting_id is null then 'landed_cost' else 'purchase_variance' end) end, -1)) as k (role, sign)
        where v.company_id = company and v.posting_id = posting.id) g
      group by 1, 2, 3) s
    where s.amount <> 0);
  if parts = '{}' then return; end if;
  if posting.reverses_posting_id is not null then
    select r.id into reversed from inventory.stock_posting o
    join accounts.journal r on r.company_id = company and r.source_type = o.source_type and r.source_id = o.source_id
      and r.event_no = o.event_no and r.source = 'stock'
    where o.company_id = company and o.id = posting.reverses_posting_id;
  end if;
  perform accounts.write_journals(company, array[row(1, 'stock', posting.source_type, posting.source_id, posting.event_no,
    posting.effective_on, null, reversed, posting.posted_by, posting.request_id)::accounts.journal_head], parts);
end $$;
revoke all on function inventory.journal_posting from public;
