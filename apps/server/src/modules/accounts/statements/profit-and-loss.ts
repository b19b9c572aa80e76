import type { AccountType } from '@countinghouse/contract/accounts/account'
import type { Comparison, Statement, StatementColumn } from '@countinghouse/contract/accounts/statement'
import { yearStart } from '@countinghouse/kernel/days'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import type { Amounts } from './arrange-rows.ts'
import { headingRow, lessOf, sectionOf } from './arrange-rows.ts'
import { comparedPeriod } from './compared-days.ts'
import type { AccountBalances } from './read-balances.ts'
import { naturalAmount, readBalances } from './read-balances.ts'
import { periodIn, readBooks, storesOf } from './read-books.ts'
import { readBudget } from './read-budget.ts'

type Requested = {
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly storeId?: number | undefined
  readonly compare: Comparison
}

/** Income less cost of sales and expenses, without year-end closings. */
export async function findProfitAndLoss(ctx: Ctx, reader: Reader, requested: Requested): Promise<Statement> {
  const { compare } = requested
  const books = await readBooks(ctx, reader)
  const period = periodIn(books, requested)
  const storeIds = storesOf(ctx, requested.storeId)
  const compared = comparedPeriod(period, compare)
  const periods = { period, ...(compared !== null && { compared }) }
  const accounts = await readBalances<'period' | 'compared'>(ctx, reader, { periods, storeIds, isBeforeClosing: true })
  const budget = compare === 'budget' ? await readBudget(ctx, reader, period, storeIds) : null
  const comparedOf = (account: AccountBalances<'period' | 'compared'>) =>
    budget === null ? naturalAmount(account, 'compared') : (budget.get(account.id) ?? 0)
  const figured = accounts.map((account) => {
    const amount = naturalAmount(account, 'period')
    return { account, amounts: withDifference(amount, compare === 'none' ? null : comparedOf(account)) }
  })
  const width = compare === 'none' ? 1 : 3
  const section = (heading: AccountType & ('income' | 'cost_of_sales' | 'expense')) =>
    sectionOf({ heading, accounts: figured.filter(({ account }) => account.type === heading), width })
  const [income, cost, expense] = [section('income'), section('cost_of_sales'), section('expense')]
  const margin = lessOf(income.total, cost.total)
  const rows = [
    ...income.rows,
    ...cost.rows,
    ...(cost.rows.length === 0 ? [] : [headingRow('total', 'gross_margin', margin)]),
    ...expense.rows,
  ]
  return {
    ...period,
    currency: books.currency,
    today: books.today,
    yearStart: yearStart(period.to, books.yearStartMonth),
    columns: comparedColumns({ name: 'amount', ...period }, compare, compared),
    rows: rows.length === 0 ? [] : [...rows, headingRow('total', 'profit', lessOf(margin, expense.total))],
    isBalanced: null,
  }
}

export function withDifference(amount: number, compared: number | null): Amounts {
  return compared === null ? [amount] : [amount, compared, amount - compared]
}

export function comparedColumns(
  amount: StatementColumn,
  compare: Comparison,
  compared: Pick<StatementColumn, 'from' | 'to'> | null,
): StatementColumn[] {
  if (compare === 'none') return [amount]
  const { from, to } = compared ?? { from: null, to: null }
  return [amount, { name: compare, from, to }, { name: 'difference', from: null, to: null }]
}
