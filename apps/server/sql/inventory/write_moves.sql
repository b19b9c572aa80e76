-- Writes the lines of a posting to the ledger and updates the balances. In each balance receipts precede issues, so that it is never
-- negative between two moves. Answers the number of moves.
create or replace function inventory.write_moves(company bigint, posting inventory.stock_posting, lines inventory.draft[]) returns integer
  language plpgsql volatile set search_path = pg_catalog, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  written integer;
begin
  with side as (
    select d.*, true as is_in, d.to_location_id as location_id, d.to_place as place, d.quantity as change from unnest(lines) d
    union all
    select d.*, false, d.from_location_id, d.from_place, -d.quantity from unnest(lines) d),
  leg as materialized (
    select s.*, b.id as balance_id,
      b.on_hand + sum(s.change) over in_turn as after, b.move_count + row_number() over in_turn as no
    from side s
    left join inventory.stock_balance b on s.place <> 'outside' and b.company_id = company and b.location_id = s.location_id
      and b.variant_id = s.variant_id and b.lot_id is not distinct from s.lot_id and b.owner_id is not distinct from s.owner_id
    window in_turn as (partition by b.id order by s.is_in desc, s.n)),
  raised as (
    update inventory.stock_balance b set on_hand = b.on_hand + g.change, move_count = b.move_count + g.moves,
      first_in_on = case when not g.is_filled then b.first_in_on when b.on_hand = 0 then posting.effective_on
        else least(b.first_in_on, posting.effective_on) end
    from (select l.balance_id, sum(l.change) as change, count(*) as moves, bool_or(l.is_in) as is_filled
      from leg l where l.balance_id is not null group by l.balance_id) g
    where b.company_id = company and b.id = g.balance_id)
  insert into inventory.stock_move (company_id, posted_on, posting_id, line_no, source_line_id, effective_on, kind, variant_id, lot_id,
      owner_id, from_location_id, to_location_id, quantity, value_minor, from_after, from_no, to_after, to_no)
    select company, posting.posted_on, posting.id, l.n, l.source_line_id, posting.effective_on, l.kind, l.variant_id, l.lot_id,
      l.owner_id, l.from_location_id, l.to_location_id, l.quantity, l.value_minor,
      max(l.after) filter (where not l.is_in), max(l.no) filter (where not l.is_in and l.after is not null),
      max(l.after) filter (where l.is_in), max(l.no) filter (where l.is_in and l.after is not null)
    from leg l
    group by l.n, l.source_line_id, l.kind, l.variant_id, l.lot_id, l.owner_id, l.from_location_id, l.to_location_id, l.quantity, l.value_minor
    order by l.n;
  get diagnostics written = row_count;
  return written;
end $$;
revoke all on function inventory.write_moves from public;
