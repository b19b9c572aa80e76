import type { BudgetAmounts } from '@countinghouse/contract/accounts/budget'
import { fail } from '@countinghouse/contract/errors'
import { addMonths } from '@countinghouse/kernel/days'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'

export type Head = {
  readonly id: number
  readonly version: number
  readonly name: string
  readonly storeId: number | null
  readonly currency: string
  /** First day of the fiscal year. */
  readonly startsOn: string
}

/** Throws: not_found. Locks, in a transaction: the budget. */
export async function readHead(
  { companyId }: Pick<Ctx, 'companyId'>,
  db: Reader | Tx,
  id: number,
  isLocked = false,
): Promise<Head> {
  const { rows } = await sql<Head>`
    select b.id, b.version, b.name, b.store_id as "storeId", c.base_currency as currency,
      to_char(make_date(b.fiscal_year, c.fiscal_year_start_month, 1), 'YYYY-MM-DD') as "startsOn"
    from accounts.budget b join erp.company c on c.id = b.company_id
    where b.company_id = ${companyId} and b.id = ${id} ${isLocked ? sql`for update of b` : sql``}`.execute(db)
  return rows[0] ?? fail('not_found')
}

/** Throws: not_found. */
export async function readAmounts(ctx: Pick<Ctx, 'companyId'>, db: Reader | Tx, id: number): Promise<BudgetAmounts> {
  const { startsOn, currency, version } = await readHead(ctx, db, id)
  const { rows } = await sql<BudgetAmounts['accounts'][number]>`
    select a.id as "accountId", a.code, a.name, a.type, array(
        select coalesce(m.amount_minor, 0) from generate_series(1, 12) n
        left join accounts.budget_amount m on m.company_id = a.company_id and m.budget_id = ${id} and m.account_id = a.id and m.month_no = n
        order by n) as amounts
    from accounts.account a
    where a.company_id = ${ctx.companyId} and a.type in ('income', 'cost_of_sales', 'expense') and (a.status = 'active' or exists (
      select from accounts.budget_amount m where m.company_id = a.company_id and m.budget_id = ${id} and m.account_id = a.id))
    order by array_position(array['income', 'cost_of_sales', 'expense'], a.type), a.code, a.id`.execute(db)
  return { id, version, currency, months: monthsFrom(startsOn), accounts: rows }
}

export function monthsFrom(startsOn: string): string[] {
  return Array.from({ length: 12 }, (_, month) => addMonths(startsOn, month))
}
