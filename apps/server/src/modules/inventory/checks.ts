import { sql } from 'kysely'
import type { Check } from '../../platform/registry/check.ts'
import { statementCheck as check } from '../../platform/database/statement-check.ts'
import { journalChecks } from './journal-checks.ts'
import { reservationChecks } from './reservation-checks.ts'
import { chargeChecks } from './transfer-charge/charge-checks.ts'
import { transferChecks } from './transfer-checks.ts'

/** Each side of each move at a location with balances. */
const legs = sql`
  select m.company_id, m.to_location_id as location_id, m.variant_id, m.lot_id, m.owner_id, m.quantity as change, m.to_after as after, m.to_no as no
  from inventory.stock_move m where m.to_no is not null
  union all
  select m.company_id, m.from_location_id, m.variant_id, m.lot_id, m.owner_id, -m.quantity, m.from_after, m.from_no
  from inventory.stock_move m where m.from_no is not null`

/** Moves into and out of each pool, and its revaluations; moves inside a store are in none. */
const crossings = sql`
  select m.company_id, l.store_id, l.kind = 'transit' as is_transit, m.variant_id, m.kind, m.effective_on as day,
    m.quantity as came_in, 0 as went_out, m.value_minor as value_in, 0 as value_out
  from inventory.stock_move m
  join inventory.location l on l.company_id = m.company_id and l.id = m.to_location_id and l.is_tracked
  join inventory.location o on o.company_id = m.company_id and o.id = m.from_location_id
  where not (o.is_tracked and o.store_id = l.store_id and o.kind <> 'transit' and l.kind <> 'transit')
  union all
  select m.company_id, l.store_id, l.kind = 'transit', m.variant_id, m.kind, m.effective_on, 0, m.quantity, 0, m.value_minor
  from inventory.stock_move m
  join inventory.location l on l.company_id = m.company_id and l.id = m.from_location_id and l.is_tracked
  join inventory.location o on o.company_id = m.company_id and o.id = m.to_location_id
  where not (o.is_tracked and o.store_id = l.store_id and o.kind <> 'transit' and l.kind <> 'transit')
  union all
  select r.company_id, r.store_id, r.target = 'transit', r.variant_id, 'revaluation', p.effective_on, 0, 0, greatest(r.value_minor, 0),
    greatest(-r.value_minor, 0)
  from inventory.stock_revaluation r
  join inventory.stock_posting p on p.company_id = r.company_id and p.id = r.posting_id
  where r.target in ('pool', 'transit') and r.value_minor <> 0`

/** Invariants of the stock ledger. */
export const checks: readonly Check[] = [
  check(
    'inventory.balances_are_moves',
    'location balances equal the sum of their moves',
    sql`
      select format('balance %s of company %s: on hand %s, moves %s', b.id, b.company_id, b.on_hand, coalesce(s.change, 0)) as issue
      from inventory.stock_balance b
      left join (select l.company_id, l.location_id, l.variant_id, l.lot_id, l.owner_id, sum(l.change) as change, count(*) as moves
        from (${legs}) l group by 1, 2, 3, 4, 5) s
        on (s.company_id, s.location_id, s.variant_id) = (b.company_id, b.location_id, b.variant_id)
        and s.lot_id is not distinct from b.lot_id and s.owner_id is not distinct from b.owner_id
      where b.on_hand <> coalesce(s.change, 0) or b.move_count <> coalesce(s.moves, 0)`,
  ),
  check(
    'inventory.chains_whole',
    'the moves of a balance have no gaps, each starting from the previous result',
    sql`
      select format('move %s of variant %s at location %s of company %s is out of sequence', l.no, l.variant_id, l.location_id, l.company_id) as issue
      from (
        select l.*, lag(l.after, 1, 0) over w as before, lag(l.no, 1, 0) over w as previous from (${legs}) l
        window w as (partition by l.company_id, l.location_id, l.variant_id, l.lot_id, l.owner_id order by l.no)) l
      where l.no <> l.previous + 1 or l.after <> l.before + l.change or l.after < 0`,
  ),
  check(
    'inventory.pools_are_bins',
    'store stock equals the sum of its locations',
    sql`
      select format('pool of store %s, variant %s of company %s differs from its locations: %s on hand, %s owned, %s allocatable', p.store_id, p.variant_id, p.company_id,
        p.on_hand, p.owned_quantity, p.allocatable) as issue
      from inventory.stock_pool p
      left join (
        select b.company_id, l.store_id, l.kind = 'transit' as is_transit, b.variant_id, sum(b.on_hand) as on_hand,
          sum(b.on_hand) filter (where b.owner_id is null) as owned, sum(b.on_hand) filter (where l.is_allocatable) as allocatable
        from inventory.stock_balance b join inventory.location l on l.company_id = b.company_id and l.id = b.location_id
        group by 1, 2, 3, 4) s
        on (s.company_id, s.store_id, s.is_transit, s.variant_id) = (p.company_id, p.store_id, p.is_transit, p.variant_id)
      where p.on_hand <> coalesce(s.on_hand, 0) or p.owned_quantity <> coalesce(s.owned, 0)
        or p.allocatable <> coalesce(s.allocatable, 0)`,
  ),
  check(
    'inventory.pools_are_worth_their_moves',
    'the value of a pool equals value in less value out, with revaluations',
    sql`
      select format('pool of store %s, variant %s of company %s: value %s, moves %s', p.store_id, p.variant_id, p.company_id,
        p.value_minor, coalesce(s.value, 0)) as issue
      from inventory.stock_pool p
      left join (select c.company_id, c.store_id, c.is_transit, c.variant_id, sum(c.value_in - c.value_out) as value
        from (${crossings}) c group by 1, 2, 3, 4) s
        on (s.company_id, s.store_id, s.is_transit, s.variant_id) = (p.company_id, p.store_id, p.is_transit, p.variant_id)
      where p.value_minor <> coalesce(s.value, 0)`,
  ),
  check(
    'inventory.days_are_moves',
    'the daily totals of a pool equal its moves and revaluations',
    sql`
      select format('day %s of store %s, variant %s of company %s differs from its moves', coalesce(d.day, s.day), coalesce(d.store_id, s.store_id),
        coalesce(d.variant_id, s.variant_id), coalesce(d.company_id, s.company_id)) as issue
      from inventory.stock_day d
      full join (
        select c.company_id, c.store_id, c.is_transit, c.variant_id, c.day, c.kind, sum(c.came_in) as came_in, sum(c.went_out) as went_out,
          sum(c.value_in) as value_in, sum(c.value_out) as value_out
        from (${crossings}) c group by 1, 2, 3, 4, 5, 6) s
        on (s.company_id, s.store_id, s.is_transit, s.variant_id, s.day, s.kind)
          = (d.company_id, d.store_id, d.is_transit, d.variant_id, d.day, d.kind)
      where (d.in_quantity, d.out_quantity, d.in_value_minor, d.out_value_minor)
        is distinct from (s.came_in, s.went_out, s.value_in::bigint, s.value_out::bigint)`,
  ),
  check(
    'inventory.months_are_days',
    'the monthly totals of a pool equal its days',
    sql`
      select format('month %s of store %s, variant %s of company %s differs from its days', coalesce(m.month, s.month), coalesce(m.store_id, s.store_id),
        coalesce(m.variant_id, s.variant_id), coalesce(m.company_id, s.company_id)) as issue
      from inventory.stock_month m
      full join (
        select d.company_id, d.store_id, d.is_transit, d.variant_id, date_trunc('month', d.day)::date as month, d.kind,
          sum(d.in_quantity) as in_quantity, sum(d.out_quantity) as out_quantity, sum(d.in_value_minor) as in_value_minor,
          sum(d.out_value_minor) as out_value_minor
        from inventory.stock_day d group by 1, 2, 3, 4, 5, 6) s
        on (s.company_id, s.store_id, s.is_transit, s.variant_id, s.month, s.kind)
          = (m.company_id, m.store_id, m.is_transit, m.variant_id, m.month, m.kind)
      where (m.in_quantity, m.out_quantity, m.in_value_minor, m.out_value_minor)
        is distinct from (s.in_quantity, s.out_quantity, s.in_value_minor::bigint, s.out_value_minor::bigint)`,
  ),
  check(
    'inventory.debts_are_sales',
    'the oversold quantity of a store equals its uncovered sales beyond stock',
    sql`
      select format('oversold quantity of store %s, variant %s of company %s differs from its sales beyond stock', coalesce(d.store_id, s.store_id),
        coalesce(d.variant_id, s.variant_id), coalesce(d.company_id, s.company_id)) as issue
      from inventory.oversold_debt d
      full join (
        select m.company_id, l.store_id, m.variant_id,
          sum(case l.id when m.from_location_id then m.quantity else -m.quantity end) as quantity,
          sum(case l.id when m.from_location_id then m.value_minor else -m.value_minor end)
            + coalesce((select sum(r.value_minor) from inventory.stock_revaluation r where r.target = 'oversold_debt'
              and (r.company_id, r.store_id, r.variant_id) = (m.company_id, l.store_id, m.variant_id)), 0) as value
        from inventory.stock_move m
        join inventory.location l on l.company_id = m.company_id and l.kind = 'v_oversold' and l.id in (m.from_location_id, m.to_location_id)
        where m.kind in ('oversold_out', 'oversold_in') group by m.company_id, l.store_id, m.variant_id) s
        on (s.company_id, s.store_id, s.variant_id) = (d.company_id, d.store_id, d.variant_id)
      where (d.quantity, d.value_minor) is distinct from (s.quantity, s.value::bigint)`,
  ),
  check(
    'inventory.postings_are_whole',
    'every posting is complete',
    sql`
      select format('posting %s of company %s has %s of %s moves', p.id, p.company_id, coalesce(m.moves, 0), p.line_count) as issue
      from inventory.stock_posting p
      left join (select m.company_id, m.posting_id, count(*) as moves from inventory.stock_move m group by 1, 2) m
        on (m.company_id, m.posting_id) = (p.company_id, p.id)
      where p.line_count <> coalesce(m.moves, 0) or p.line_count = 0 and not exists (
        select from inventory.stock_revaluation r where (r.company_id, r.posting_id) = (p.company_id, p.id))`,
  ),
  check(
    'inventory.late_costs_are_shared_out',
    'late costs are fully allocated to pools or cost of sales',
    sql`
      select format('late cost %s of line %s of posting %s of company %s is not fully allocated', g.cost_minor, g.line_no, g.posting_id, g.company_id)
        as issue
      from inventory.stock_revaluation g
      join (select r.company_id, r.posting_id, r.line_no, sum(r.value_minor) as value from inventory.stock_revaluation r group by 1, 2, 3) s
        on (s.company_id, s.posting_id, s.line_no) = (g.company_id, g.posting_id, g.line_no)
      where g.target = 'cost_of_sales' and g.cost_minor <> s.value`,
  ),
  check(
    'inventory.months_made',
    'every move belongs to a month',
    sql`
      select format('%s moves of company %s belong to no month', count(*), m.company_id) as issue
      from inventory.stock_move_default m group by m.company_id`,
  ),
  check(
    'inventory.reversals_are_mirrors',
    'reversals net to zero',
    sql`
      select format('move %s of posting %s of company %s is not mirrored by its reversal, posting %s', o.line_no, o.posting_id, p.company_id, p.id) as issue
      from inventory.stock_posting p
      join inventory.stock_move o on o.company_id = p.company_id and o.posting_id = p.reverses_posting_id
      left join inventory.stock_move m on m.company_id = p.company_id and m.posting_id = p.id and m.line_no = o.line_no
      where (m.from_location_id, m.to_location_id, m.variant_id, m.lot_id, m.owner_id, m.quantity, m.value_minor)
        is distinct from (o.to_location_id, o.from_location_id, o.variant_id, o.lot_id, o.owner_id, o.quantity, o.value_minor)`,
  ),
  ...journalChecks,
  ...reservationChecks,
  ...transferChecks,
  ...chargeChecks,
]
