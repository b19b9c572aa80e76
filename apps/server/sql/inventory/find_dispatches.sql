-- Cost marks of the transfers that dispatched the received or lost goods, one element per line: those named by the lines, or reversed.
-- Stock in transit is locked. Throws: inventory.bad_line (no transfer of these goods to this location, or more than it dispatched).
create or replace function inventory.find_dispatches(company bigint, posting inventory.stock_posting, lines inventory.draft[],
    posting_ids bigint[], line_nos integer[]) returns bigint[]
  language plpgsql volatile set search_path = pg_catalog, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  peers bigint[];
  bad jsonb;
begin
  if posting.reverses_posting_id is not null then
    return array(
      select (select c.id from inventory.cost_mark c where c.company_id = company and c.posting_id = posting.reverses_posting_id
        and c.line_no = d.n and c.is_out)
      from unnest(lines) d order by d.n);
  end if;
  if array_remove(posting_ids, null) = '{}' then return '{}'; end if;
  select array_agg(c.id order by u.n),
      jsonb_agg(jsonb_build_object('line', u.n, 'kind', d.kind, 'variantId', d.variant_id) order by u.n) filter (where u.posting_id is not null
        and (c.id is null or d.course not in ('arrive', 'lose') or c.variant_id <> d.variant_id
          or d.from_location_id is distinct from (
            select m.to_location_id from inventory.stock_move m where m.company_id = company and m.posting_id = c.posting_id
              and m.line_no = c.line_no and m.posted_on = (
                select p.posted_on from inventory.stock_posting p where p.company_id = company and p.id = c.posting_id))
          or c.quantity < d.quantity + coalesce((
            select sum(a.quantity) from inventory.cost_mark a where a.company_id = company and a.peer_id = c.id
              and (select r.id from inventory.stock_posting r where r.company_id = company and r.reverses_posting_id = a.posting_id) is null), 0)))
    into peers, bad
  from unnest(posting_ids, line_nos) with ordinality as u(posting_id, line_no, n)
  left join unnest(lines) d on d.n = u.n
  left join inventory.cost_mark c on c.company_id = company and c.posting_id = u.posting_id and c.line_no = u.line_no and c.is_out;
  if bad is not null then perform platform.refuse('inventory.bad_line', jsonb_build_object('lines', bad)); end if;
  return peers;
end $$;
revoke all on function inventory.find_dispatches from public;
