import type { Comparison, Statement } from '@countinghouse/contract/accounts/statement'
import { addDays, yearStart } from '@countinghouse/kernel/days'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { headingRow, sectionOf, sumOf } from './arrange-rows.ts'
import { comparedDay } from './compared-days.ts'
import { comparedColumns, withDifference } from './profit-and-loss.ts'
import type { AccountBalances } from './read-balances.ts'
import { changeOf, naturalAmount, readBalances } from './read-balances.ts'
import type { Books } from './read-books.ts'
import { knownDay, readBooks, requireAllStores } from './read-books.ts'

type Requested = { readonly on?: string | undefined; readonly compare: Comparison }
type Periods = 'earlier' | 'year' | 'comparedEarlier' | 'comparedYear'

/**
 * Assets, liabilities and equity on a day. Income and expenses that no year-end closing has moved to retained earnings are part of
 * equity: those of the fiscal year of that day, and those of earlier years. Throws: accounts.whole_company.
 */
export async function findBalanceSheet(ctx: Ctx, reader: Reader, { on, compare }: Requested): Promise<Statement> {
  requireAllStores(ctx)
  const books = await readBooks(ctx, reader)
  const day = knownDay(on ?? books.today)
  const other = comparedDay(day, compare)
  const [earlier, year] = yearOf(books, day)
  const [comparedEarlier, comparedYear] = yearOf(books, other ?? day)
  const periods = { earlier, year, ...(other !== null && { comparedEarlier, comparedYear }) }
  const accounts = await readBalances<Periods>(ctx, reader, { periods, storeIds: null, isBeforeClosing: false })
  const isResult = ({ type }: AccountBalances<Periods>) => !['asset', 'liability', 'equity'].includes(type)
  const amountsOf = (account: AccountBalances<Periods>) => {
    const sum = (one: Periods, next: Periods) => naturalAmount(account, one) + naturalAmount(account, next)
    return withDifference(sum('earlier', 'year'), other === null ? null : sum('comparedEarlier', 'comparedYear'))
  }
  const resultOf = (period: Periods) =>
    accounts.filter(isResult).reduce((sum, account) => sum - changeOf(account, period), 0)
  const figured = accounts.map((account) => ({ account, amounts: amountsOf(account) }))
  const width = other === null ? 1 : 3
  const line = (heading: 'profit_of_year' | 'earlier_results', period: Periods, compared: Periods) =>
    headingRow('line', heading, withDifference(resultOf(period), other === null ? null : resultOf(compared)))
  const section = (heading: 'asset' | 'liability' | 'equity', lines = [] as ReturnType<typeof line>[]) =>
    sectionOf({ heading, accounts: figured.filter(({ account }) => account.type === heading), lines, width })
  const asset = section('asset')
  const liability = section('liability')
  const equity = section('equity', [
    line('earlier_results', 'earlier', 'comparedEarlier'),
    line('profit_of_year', 'year', 'comparedYear'),
  ])
  const rows = [...asset.rows, ...liability.rows, ...equity.rows]
  const sources = sumOf([liability.total, equity.total], width)
  return {
    from: null,
    to: day,
    currency: books.currency,
    today: books.today,
    yearStart: year.from,
    columns: comparedColumns(
      { name: 'amount', from: null, to: day },
      compare,
      other === null ? null : { from: null, to: other },
    ),
    rows: rows.length === 0 ? [] : [...rows, headingRow('total', 'liabilities_and_equity', sources)],
    isBalanced: sources.every((amount, column) => (amount ?? 0) === (asset.total[column] ?? 0)),
  }
}

/** Everything before the fiscal year of a day, and the year up to it. */
function yearOf({ yearStartMonth }: Books, day: string) {
  const first = yearStart(day, yearStartMonth)
  return [
    { from: null, to: addDays(first, -1) },
    { from: first, to: day },
  ] as const
}
