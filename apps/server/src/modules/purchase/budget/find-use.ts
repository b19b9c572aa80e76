import { fail } from '@countinghouse/contract/errors'
import type { BudgetUse } from '@countinghouse/contract/purchase/purchase-budget'
import { mostBudgetOrders, purchaseBudget } from '@countinghouse/contract/purchase/purchase-budget'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { requireAllStores } from '../../accounts/index.ts'
import { budgetUse } from './budget-use.ts'

type Found = Omit<BudgetUse, 'openMinor'>

/** Throws: not_found; accounts.whole_company for a caller of single stores. */
export async function findUse(ctx: Ctx, reader: Reader, id: number): Promise<BudgetUse> {
  requireAllStores(ctx, purchaseBudget.page)
  const { rows } = await sql<Found>`
    select c.base_currency as currency, b.planned_sales_minor + b.planned_closing_minor - b.opening_minor as "permittedMinor",
      u.committed as "committedMinor", u.orders, u.count
    from purchase.purchase_budget b
    join erp.company c on c.id = b.company_id
    cross join lateral (
      select coalesce(sum(x.cost), 0)::bigint as committed, count(*)::int as count,
        coalesce(json_agg(json_build_object('id', x.order_id, 'name', x.name, 'supplier', x.supplier, 'dueOn', x.due_on,
          'committedMinor', x.cost) order by x.cost desc, x.order_id) filter (where x.rank <= ${mostBudgetOrders}), '[]') as orders
      from (
        select y.order_id, y.name, s.name as supplier, min(y.due_on) as due_on, round(sum(y.cost))::bigint as cost,
          row_number() over (order by sum(y.cost) desc, y.order_id) as rank
        from (${budgetUse(null)}) y
        join procure.supplier s on s.company_id = b.company_id and s.id = y.supplier_id
        group by y.order_id, y.name, s.name having round(sum(y.cost)) > 0) x) u
    where b.company_id = ${ctx.companyId} and b.id = ${id}`.execute(reader)
  const found = rows[0] ?? fail('not_found')
  return { ...found, openMinor: found.permittedMinor - found.committedMinor }
}
