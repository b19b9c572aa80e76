import type { ResultsByMonth } from '@countinghouse/contract/accounts/statement'
import { addMonths, monthEnd, monthStart } from '@countinghouse/kernel/days'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { balancesBetween } from './balances-between.ts'
import { knownDay, readBooks, storesOf } from './read-books.ts'

const monthsShown = 12

type Requested = { readonly to?: string | undefined; readonly storeId?: number | undefined }

/** Income, cost and profit of the twelve months up to that of a day, without year-end closings; a month without postings has zeros. */
export async function findResultsByMonth(
  ctx: Ctx,
  reader: Reader,
  { to, storeId }: Requested,
): Promise<ResultsByMonth> {
  const { currency, today } = await readBooks(ctx, reader)
  const last = knownDay(to ?? today)
  const from = addMonths(monthStart(last), 1 - monthsShown)
  const balances = balancesBetween(
    { months: { from, to: monthEnd(last) } },
    { companyId: ctx.companyId, storeIds: storesOf(ctx, storeId), isBeforeClosing: true, byMonth: true },
  )
  const { rows } = await sql<{ month: string; incomeMinor: number; costMinor: number }>`
    select to_char(b.month, 'YYYY-MM-DD') as month,
      coalesce(sum(b.credit_minor - b.debit_minor) filter (where a.type = 'income'), 0)::bigint as "incomeMinor",
      coalesce(sum(b.debit_minor - b.credit_minor) filter (where a.type <> 'income'), 0)::bigint as "costMinor"
    from (${balances}) b
    join accounts.account a on a.company_id = ${ctx.companyId} and a.id = b.account_id
    where a.type in ('income', 'cost_of_sales', 'expense') group by b.month`.execute(reader)
  const found = new Map(rows.map((row) => [row.month, row]))
  const months = Array.from({ length: monthsShown }, (_, place) => {
    const month = addMonths(from, place)
    const { incomeMinor = 0, costMinor = 0 } = found.get(month) ?? {}
    return { month, incomeMinor, costMinor, profitMinor: incomeMinor - costMinor }
  })
  return { currency, months }
}
