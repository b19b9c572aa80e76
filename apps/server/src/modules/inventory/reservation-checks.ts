import { sql } from 'kysely'
import type { Check } from '../../platform/registry/check.ts'
import { statementCheck as check } from '../../platform/database/statement-check.ts'

/** Invariants of reserved and allocated stock. */
export const reservationChecks: readonly Check[] = [
  check(
    'inventory.reserved_is_allocated',
    'the allocated stock of a location equals its allocations',
    sql`
      select format('balance %s of company %s: %s of %s allocated, allocations %s', b.id, b.company_id, b.allocated, b.on_hand,
        coalesce(s.quantity, 0)) as issue
      from inventory.stock_balance b
      left join (select a.company_id, a.balance_id, sum(a.quantity - a.picked_quantity) as quantity
        from inventory.stock_allocation a group by 1, 2) s on (s.company_id, s.balance_id) = (b.company_id, b.id)
      where b.allocated <> coalesce(s.quantity, 0) or b.allocated > b.on_hand`,
  ),
  check(
    'inventory.reserved_is_covered',
    'the reserved and allocated stock of a store equals its reservations and is available',
    sql`
      select format('pool of store %s, variant %s of company %s: %s reserved and %s allocated of %s, reservations %s and %s', p.store_id,
        p.variant_id, p.company_id, p.reserved, p.allocated, p.allocatable, coalesce(s.reserved, 0), coalesce(s.allocated, 0)) as issue
      from inventory.stock_pool p
      left join (select r.company_id, r.store_id, r.variant_id, sum(r.quantity - r.allocated_quantity - r.consumed_quantity) as reserved,
          sum(r.allocated_quantity) as allocated
        from inventory.stock_reservation r group by 1, 2, 3) s
        on not p.is_transit and (s.company_id, s.store_id, s.variant_id) = (p.company_id, p.store_id, p.variant_id)
      where (p.reserved, p.allocated) is distinct from (coalesce(s.reserved, 0), coalesce(s.allocated, 0))
        or p.reserved + p.allocated > p.allocatable`,
  ),
  check(
    'inventory.reservations_are_allocated',
    'the allocated and consumed quantities of a reservation equal its allocations',
    sql`
      select format('reservation %s of company %s: %s allocated and %s consumed, allocations %s and %s', r.id, r.company_id,
        r.allocated_quantity, r.consumed_quantity, coalesce(s.allocated, 0), coalesce(s.consumed, 0)) as issue
      from inventory.stock_reservation r
      left join (select a.company_id, a.reservation_id, sum(a.quantity - a.picked_quantity) as allocated, sum(a.picked_quantity) as consumed
        from inventory.stock_allocation a group by 1, 2) s on (s.company_id, s.reservation_id) = (r.company_id, r.id)
      where (r.allocated_quantity, r.consumed_quantity) is distinct from (coalesce(s.allocated, 0), coalesce(s.consumed, 0))`,
  ),
]
