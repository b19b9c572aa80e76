import { fail } from '@countinghouse/contract/errors'
import { yearStart } from '@countinghouse/kernel/days'
import { statementsPage } from '@countinghouse/contract/accounts/statement'
import type { Page } from '@countinghouse/contract/page'
import { permissionName } from '@countinghouse/contract/page'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'

export type Books = {
  readonly currency: string
  /** In the company's zone. */
  readonly today: string
  readonly yearStartMonth: number
}

/** Currency and calendar of the company. */
export async function readBooks({ companyId }: Pick<Ctx, 'companyId'>, reader: Reader): Promise<Books> {
  const { rows } = await sql<Books>`
    select c.base_currency as currency, to_char(erp.today(c.id), 'YYYY-MM-DD') as today, c.fiscal_year_start_month as "yearStartMonth"
    from erp.company c where c.id = ${companyId}`.execute(reader)
  return rows[0] ?? fail('not_found')
}

type Requested = { readonly from?: string | undefined; readonly to?: string | undefined }

/** The requested period, in either order; the fiscal year up to today if none is requested. */
export function periodIn({ today, yearStartMonth }: Books, { from, to }: Requested): { from: string; to: string } {
  const last = knownDay(to ?? today)
  const first = from === undefined ? yearStart(last, yearStartMonth) : knownDay(from)
  return first <= last ? { from: first, to: last } : { from: last, to: first }
}

/** Journals have no earlier day. Source: accounts.add_journal_months. */
const earliest = '1990-01-01'
const latest = '2999-12-31'

export function knownDay(day: string): string {
  return day < earliest ? earliest : day > latest ? latest : day
}

/** Stores in which the caller may view the page, or the requested one of them; null: all, and what belongs to no store. */
export function storesOf(
  { grants }: Pick<Ctx, 'grants'>,
  storeId: number | undefined,
  page: Page = statementsPage,
): readonly number[] | null {
  const allowed = grants.storesWith(permissionName(page, 'view'))
  if (storeId === undefined) return allowed
  return allowed === null || allowed.includes(storeId) ? [storeId] : []
}

/** Journals balance across stores, so that these statements cover all of them, whichever permission of the page is used. Throws: accounts.whole_company. */
export function requireAllStores({ grants }: Pick<Ctx, 'grants'>, page: Page = statementsPage): void {
  const isWhole = ['view', 'export', 'post'].some((one) => grants.storesWith(permissionName(page, one)) === null)
  if (!isWhole) fail('accounts.whole_company')
}
