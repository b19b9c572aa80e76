import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'

type Period = { readonly from: string; readonly to: string }

/**
 * Amounts of the active budgets by account: that of the company, or without one in a fiscal year the sum of those of its stores. A month
 * that lies partly in the period has its share by days, rounded half away from zero. `storeIds`: of these stores only.
 */
export async function readBudget(
  { companyId }: Pick<Ctx, 'companyId'>,
  reader: Reader,
  { from, to }: Period,
  storeIds: readonly number[] | null,
): Promise<ReadonlyMap<number, number>> {
  const isOfThem =
    storeIds === null
      ? sql`(b.store_id is null or not exists (select from accounts.budget w
          where w.company_id = b.company_id and w.fiscal_year = b.fiscal_year and w.store_id is null and w.status = 'active'))`
      : sql`b.store_id = any(${storeIds}::bigint[])`
  const { rows } = await sql<{ accountId: number; amount: number }>`
    select m.account_id as "accountId",
      sum(round(m.amount_minor::numeric * (least(d.last, ${to}::date) - greatest(d.first, ${from}::date) + 1) / (d.last - d.first + 1)))::bigint as amount
    from accounts.budget b
    join erp.company c on c.id = b.company_id
    join accounts.budget_amount m on m.company_id = b.company_id and m.budget_id = b.id
    cross join lateral (
      select f.first, (f.first + interval '1 month')::date - 1 as last
      from (select (make_date(b.fiscal_year, c.fiscal_year_start_month, 1) + make_interval(months => m.month_no - 1))::date as first) f) d
    where b.company_id = ${companyId} and b.status = 'active' and ${isOfThem}
      and b.fiscal_year between extract(year from ${from}::date)::int - 1 and extract(year from ${to}::date)::int
      and d.first <= ${to}::date and d.last >= ${from}::date
    group by m.account_id`.execute(reader)
  return new Map(rows.map(({ accountId, amount }) => [accountId, amount]))
}
