import type { Report } from '@countinghouse/contract/reports/builder'
import { reportBuilderPage } from '@countinghouse/contract/reports/builder'
import { permissionName } from '@countinghouse/contract/page'
import type { ReportDefinition } from '@countinghouse/contract/reports/definition'
import { reportFilters } from '@countinghouse/contract/reports/definition'
import { sql } from 'kysely'
import type { Reader } from '../../../platform/database/db.ts'
import { balancesBetween } from '../../accounts/index.ts'
import { figuresOf, noSums } from './figures.ts'
import { netSalesAccounts } from './net-sales-accounts.ts'
import type { Asking, Group } from './read-groups.ts'
import type { ReportDays } from './report-days.ts'

type Of = {
  readonly definition: ReportDefinition
  readonly days: ReportDays
  readonly groups: readonly Group[]
}

/**
 * Net sales of the report beside the accounts that the posting rules name for sales and returns. Null with filters that the ledger does
 * not know: it has days and stores alone.
 */
export async function readProof(
  ctx: Asking,
  reader: Reader,
  { definition, days, groups }: Of,
): Promise<Report['proof']> {
  const { of, storeId, channel, ...others } = definition
  const isNarrowed = Object.keys(reportFilters).some(
    (filter) => filter !== 'storeId' && others[filter as keyof typeof others] !== undefined,
  )
  if (of !== 'sales' || channel !== undefined || isNarrowed) return null
  const { companyId } = ctx
  const allowed = ctx.grants.storesWith(permissionName(reportBuilderPage, 'view'))
  const storeIds = storeId === undefined ? allowed : allowed === null || allowed.includes(storeId) ? [storeId] : []
  const { from, to } = days
  const { rows } = await sql<{ code: string; sales: number }>`
    select a.code, coalesce(b.credit_minor - b.debit_minor, 0)::bigint as sales
    from accounts.account a
    left join (${balancesBetween({ period: { from, to } }, { companyId, storeIds, isBeforeClosing: true })}) b on b.account_id = a.id
    where a.company_id = ${companyId} and a.id = any(${netSalesAccounts(companyId)})
    order by a.code`.execute(reader)
  const total = groups.find(({ keys, isBefore }) => keys.length === 0 && !isBefore)
  return {
    accounts: rows.map(({ code }) => code),
    ledgerMinor: rows.reduce((sum, { sales }) => sum + sales, 0),
    reportMinor: figuresOf(total?.sums ?? noSums, ['net']).net ?? 0,
  }
}
