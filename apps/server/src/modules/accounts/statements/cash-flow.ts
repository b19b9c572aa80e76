import type { Statement } from '@countinghouse/contract/accounts/statement'
import { addDays, yearStart } from '@countinghouse/kernel/days'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { headingRow, sectionOf, sumOf } from './arrange-rows.ts'
import type { AccountBalances } from './read-balances.ts'
import { changeOf, readBalances } from './read-balances.ts'
import { periodIn, readBooks, requireAllStores } from './read-books.ts'

type Requested = { readonly from?: string | undefined; readonly to?: string | undefined }

/**
 * Change in cash, explained by the accounts of each section. Debits equal credits, so that what the other accounts changed by is what cash
 * changed by, the other way round. Throws: accounts.whole_company.
 */
export async function findCashFlow(ctx: Ctx, reader: Reader, requested: Requested): Promise<Statement> {
  requireAllStores(ctx)
  const books = await readBooks(ctx, reader)
  const { from, to } = periodIn(books, requested)
  const before = addDays(from, -1)
  const periods = { before: { from: null, to: before }, period: { from, to } }
  const accounts = await readBalances(ctx, reader, { periods, storeIds: null, isBeforeClosing: true })
  const section = (heading: AccountBalances<never>['cashFlow']) => {
    const among = accounts.filter(({ cashFlow }) => cashFlow === heading)
    const figured = among.map((account) => ({
      account,
      amounts: [heading === 'cash' ? changeOf(account, 'period') : 0 - changeOf(account, 'period')],
    }))
    return sectionOf({ heading, accounts: figured, width: 1 })
  }
  const sections = (['operating', 'investing', 'financing'] as const).map(section)
  const cash = section('cash')
  const total = sumOf(
    sections.map((one) => one.total),
    1,
  )
  const opening = accounts
    .filter(({ cashFlow }) => cashFlow === 'cash')
    .reduce((sum, account) => sum + changeOf(account, 'before'), 0)
  const change = cash.total[0] ?? 0
  const rows = [...sections.flatMap((one) => one.rows), ...cash.rows]
  const ends = [headingRow('total', 'cash_opening', [opening]), headingRow('total', 'cash_closing', [opening + change])]
  return {
    from,
    to,
    currency: books.currency,
    today: books.today,
    yearStart: yearStart(to, books.yearStartMonth),
    columns: [{ name: 'amount', from, to }],
    rows:
      rows.length === 0
        ? []
        : [...sections.flatMap((one) => one.rows), headingRow('total', 'sections_total', total), ...cash.rows, ...ends],
    isBalanced: (total[0] ?? 0) === change,
  }
}
