import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { budgetUse } from './budget-use.ts'

/** By how much an order exceeds a budget. Units: minor units of the company's currency. */
export type Overrun = { readonly budgetId: number; readonly overMinor: number }

/** The active budgets that an order exceeds, beside what others have committed. */
export async function findOverruns({ companyId }: Ctx, tx: Tx, orderId: number): Promise<readonly Overrun[]> {
  const { rows } = await sql<Overrun>`
    select b.id as "budgetId", (u.committed - (b.planned_sales_minor + b.planned_closing_minor - b.opening_minor))::bigint as "overMinor"
    from purchase.purchase_budget b
    cross join lateral (
      select coalesce(round(sum(x.cost)), 0) as committed, coalesce(sum(x.cost) filter (where x.order_id = ${orderId}), 0) as own
      from (${budgetUse(orderId)}) x) u
    where b.company_id = ${companyId} and b.status = 'active' and u.own > 0
      and u.committed > b.planned_sales_minor + b.planned_closing_minor - b.opening_minor
    order by b.id`.execute(tx)
  return rows
}
