import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { budgetUse } from './budget-use.ts'

/** By how much an order exceeds a budget. Units: minor units of the company's currency. */
export type Overrun = { readonly budgetId: number; readonly overMinor: number }

/**
 * The active budgets that an order exceeds, beside what others have committed. Only those that it takes of are summed up, of which there
 * are few however many a company plans.
 */
export async function findOverruns({ companyId }: Ctx, tx: Tx, orderId: number): Promise<readonly Overrun[]> {
  const { rows } = await sql<Overrun>`
    with b as materialized (
      select b.*, b.planned_sales_minor + b.planned_closing_minor - b.opening_minor as permitted from purchase.purchase_budget b
      where b.company_id = ${companyId} and b.status = 'active'
        and exists (select from (${budgetUse(orderId)}) x where x.order_id = ${orderId} and x.cost > 0))
    select b.id as "budgetId", (u.committed - b.permitted)::bigint as "overMinor"
    from b
    cross join lateral (select coalesce(round(sum(x.cost)), 0) as committed from (${budgetUse(orderId)}) x) u
    where u.committed > b.permitted
    order by b.id`.execute(tx)
  return rows
}
