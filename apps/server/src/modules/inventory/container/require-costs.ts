import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'

/**
 * Required before counting starts, because costs cannot be entered afterwards. Throws: inventory.cost_required with each line whose cost
 * neither the container, its purchase order nor the store has.
 */
export async function requireCosts({ companyId }: Ctx, tx: Tx, id: number): Promise<void> {
  const { rows } = await sql<{ line: number; variantId: number }>`
    select l.line_no as line, l.variant_id as "variantId"
    from inventory.container_line l
    join inventory.container c on c.company_id = l.company_id and c.id = l.container_id
    left join inventory.stock_pool p on p.company_id = l.company_id and p.store_id = c.store_id and p.variant_id = l.variant_id and not p.is_transit
    where l.company_id = ${companyId} and l.container_id = ${id} and l.unit_cost is null and l.order_no is null and p.last_unit_cost is null
      and coalesce(p.owned_quantity, 0) = 0
    order by l.line_no`.execute(tx)
  if (rows.length > 0) fail('inventory.cost_required', { details: { lines: rows } })
}
