import type { ConsolidatedRow } from '@countinghouse/contract/reports/consolidation'
import type { Amounts, Heading, Member } from './arrange.ts'
import { balanceOf, less, only, row, sectionOf, sumOf } from './arrange.ts'
import type { PartnerTrade } from './partner-trade.ts'
import type { Periods } from './read-company.ts'

type Trade = { readonly before: PartnerTrade; readonly after: PartnerTrade }

/**
 * Income less cost of sales and expenses. Sales within the group and the purchases they are to the buyer are left out; what the margin in
 * stock grew by is cost. Source: docs/guides/reports.md, Consolidation.
 */
export function consolidateResults(members: readonly Member[], { before, after }: Trade): ConsolidatedRow[] {
  const count = members.length
  const shared = { members, periods: ['period'], rate: 'average', eliminated: 'sales' } as const
  const income = sectionOf({ ...shared, heading: 'income' })
  const bought = (income.total[count] ?? 0) - (after.uninvoicedMinor - before.uninvoicedMinor)
  const cost = sectionOf({
    ...shared,
    heading: 'cost_of_sales',
    lines: [
      lineOf('group_purchases', count, bought),
      lineOf('unrealised_margin', count, after.marginMinor - before.marginMinor),
    ],
  })
  const expense = sectionOf({ ...shared, heading: 'expense' })
  const margin = less(income.total, cost.total)
  const rows = [
    ...income.rows,
    ...cost.rows,
    ...(cost.rows.length === 0 ? [] : [row({ kind: 'total', heading: 'gross_margin' }, margin)]),
    ...expense.rows,
  ]
  if (rows.length === 0) return []
  return [...rows, row({ kind: 'total', heading: 'profit' }, less(margin, expense.total))]
}

/**
 * Assets, liabilities and equity on a day. Everything is converted at the closing rate but the profit of the year, at the average rate; the
 * rest is the translation difference. Source: docs/guides/reports.md, Consolidation.
 */
export function consolidateBalances(
  members: readonly Member[],
  { before, after }: Trade,
): { readonly rows: readonly ConsolidatedRow[]; readonly isBalanced: boolean } {
  const count = members.length
  const shared = { members, periods: ['earlier', 'year'], rate: 'closing', eliminated: 'open' } as const
  const owed = sectionOf({ ...shared, heading: 'asset' }).total[count] ?? 0
  const owing = sectionOf({ ...shared, heading: 'liability' }).total[count] ?? 0
  const asset = sectionOf({
    ...shared,
    heading: 'asset',
    lines: [
      lineOf('unrealised_margin', count, -after.marginMinor),
      // What one company claims and the other does not know of stays visible.
      lineOf('group_difference', count, owing - owed),
    ],
  })
  const liability = sectionOf({
    ...shared,
    heading: 'liability',
    lines: [lineOf('group_uninvoiced', count, -after.uninvoicedMinor)],
  })
  const lines = [
    resultsOf('earlier_results', members, 'earlier', before.uninvoicedMinor - before.marginMinor),
    resultsOf(
      'profit_of_year',
      members,
      'year',
      after.uninvoicedMinor - before.uninvoicedMinor - (after.marginMinor - before.marginMinor),
    ),
  ]
  const sources = sumOf([liability.total, sectionOf({ ...shared, heading: 'equity', lines }).total])
  const rest = less(asset.total, sources).map((amount, place) => (place < count ? amount : 0))
  const equity = sectionOf({
    ...shared,
    heading: 'equity',
    lines: [...lines, { heading: 'translation_difference', amounts: rest }],
  })
  const all = sumOf([liability.total, equity.total])
  const rows = [...asset.rows, ...liability.rows, ...equity.rows]
  return {
    rows: rows.length === 0 ? [] : [...rows, row({ kind: 'total', heading: 'liabilities_and_equity' }, all)],
    isBalanced: members.every(isWhole) && less(asset.total, all).every((amount) => amount === 0),
  }
}

function lineOf(heading: Heading, count: number, minor: number): { heading: Heading; amounts: Amounts } {
  return { heading, amounts: only(count, count, minor) }
}

/** Results that no closing has moved to equity yet. */
function resultsOf(
  heading: 'earlier_results' | 'profit_of_year',
  members: readonly Member[],
  period: Periods,
  eliminated: number,
): { heading: Heading; amounts: Amounts } {
  const rate = heading === 'profit_of_year' ? 'average' : 'closing'
  const amounts = members.map(({ accounts, minorOf }) =>
    accounts
      .filter(({ type }) => !['asset', 'liability', 'equity'].includes(type))
      .reduce((sum, { sums }) => sum - minorOf(balanceOf(sums.get(period)), rate), 0),
  )
  return { heading, amounts: [...amounts, eliminated] }
}

/** Debits equal credits in the currency of the company, which a converted balance cannot show. */
function isWhole({ accounts }: Member): boolean {
  return accounts.reduce((sum, { sums }) => sum + balanceOf(sums.get('earlier')) + balanceOf(sums.get('year')), 0) === 0
}
