import { budgetPermission } from '@countinghouse/contract/accounts/budget-permission'
import { permissionName } from '@countinghouse/contract/page'
import { reportBuilderPage } from '@countinghouse/contract/reports/builder'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { may } from '../../../platform/access/permission.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { noSums } from './figures.ts'
import type { Asked, Asking, Group } from './read-groups.ts'
import { groupingOf } from './read-groups.ts'
import { netSalesAccounts } from './net-sales-accounts.ts'

type Row = Pick<Group, 'keys'> & { readonly amount: number }

/**
 * Budgets of net sales by the groups of a report, as its compared figures; none without the permission for budgets. Of stores, if the
 * report is divided by them or shows some of them only; otherwise of the company, without such a one in a fiscal year the sum of those of
 * its stores.
 */
export async function readBudgetGroups(
  ctx: Asking,
  reader: Reader,
  { definition, days }: Pick<Asked, 'definition' | 'days'>,
  first: readonly string[] | null,
): Promise<Group[]> {
  if (!may(ctx.grants, budgetPermission)) return []
  const { by, storeId } = definition
  const { keys, kept, rolled } = groupingOf(by, first)
  const allowed = ctx.grants.storesWith(permissionName(reportBuilderPage, 'view'))
  const stores = storeId === undefined ? allowed : allowed === null || allowed.includes(storeId) ? [storeId] : []
  const chosen = stores !== null || by.includes('store') ? ofStores(stores) : ofCompany
  const { rows } = await sql<Row>`
    with fact as (${budgetFacts(ctx.companyId, days, chosen)}),
    f as (select f.*, ${keys} from fact f)
    select ${kept} as keys, sum(f.amount)::bigint as amount from f group by ${rolled} having count(*) > 0`.execute(
    reader,
  )
  return rows.map((row) => ({ keys: row.keys, isBefore: true, sums: { ...noSums, gross: row.amount } }))
}

type Days = { readonly from: string; readonly to: string }

/** A month is shared by its days so that they add up to it. */
function budgetFacts(companyId: number, { from, to }: Days, chosen: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select b.store_id, g.day::date as day, case a.type when 'income' then 1 else -1 end
      * (round(m.amount_minor * s.place / s.length) - round(m.amount_minor * (s.place - 1) / s.length)) as amount
    from accounts.budget b
    join erp.company c on c.id = b.company_id
    join accounts.budget_amount m on m.company_id = b.company_id and m.budget_id = b.id
    join accounts.account a on a.company_id = m.company_id and a.id = m.account_id
    cross join lateral (
      select (make_date(b.fiscal_year, c.fiscal_year_start_month, 1) + make_interval(months => m.month_no - 1))::date as first) f
    cross join lateral (select (f.first + interval '1 month')::date - 1 as last) d
    cross join lateral generate_series(greatest(f.first, ${from}::date), least(d.last, ${to}::date), interval '1 day') g (day)
    cross join lateral (select (g.day::date - f.first + 1)::numeric as place, (d.last - f.first + 1)::numeric as length) s
    where b.company_id = ${companyId} and b.status = 'active' and ${chosen} and a.id = any(${netSalesAccounts(companyId)})
      and b.fiscal_year between extract(year from ${from}::date)::int - 1 and extract(year from ${to}::date)::int`
}

/** Null: of every store. */
const ofStores = (stores: readonly number[] | null) =>
  stores === null ? sql`b.store_id is not null` : sql`b.store_id = any(${stores}::bigint[])`

const ofCompany = sql`(b.store_id is null or not exists (
  select from accounts.budget w
  where w.company_id = b.company_id and w.fiscal_year = b.fiscal_year and w.store_id is null and w.status = 'active'))`
