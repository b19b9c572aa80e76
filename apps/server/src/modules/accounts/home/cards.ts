import { text } from '@countinghouse/contract/accounts/card.text'
import { fiscalPeriodsPage } from '@countinghouse/contract/accounts/fiscal-period'
import { text as homeText } from '@countinghouse/contract/accounts/home.text'
import { statementsPage } from '@countinghouse/contract/accounts/statement'
import { taxReturnPage } from '@countinghouse/contract/accounts/tax-return'
import { text as taxText } from '@countinghouse/contract/accounts/tax-return.text'
import { addDays, addMonths, monthStart } from '@countinghouse/kernel/days'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import type { Card, CardFigures } from '../../../platform/registry/card.ts'
import { readBooks } from '../statements/read-books.ts'
import { findTaxReturn } from '../tax/find-tax-return.ts'
import { findBalances } from './find-balances.ts'
import { findProfit } from './find-profit.ts'
import { openPeriods, openPeriodsAddress } from './open-periods.ts'
import { clearingRows, ledgerOf, openAccountRows } from './account-rows.ts'

const trialBalance = `${statementsPage.path}?kind=trial_balance`
const ofBooks = { page: statementsPage, unit: 'money' } as const

/** Dashboard cards of the books. */
export const cards: readonly Card[] = [
  {
    ...ofBooks,
    key: 'accounts.balances',
    places: { main: 6 },
    title: text.balances_title,
    definition: text.balances_means,
    address: trialBalance,
    find: async (ctx, reader) => {
      const { on, cards: balances } = await findBalances(ctx, reader)
      return {
        rows: balances.map(({ card, amountMinor, accounts }) => ({
          name: homeText[card],
          value: amountMinor,
          address: ledgerOf(accounts, on),
        })),
      }
    },
  },
  {
    ...ofBooks,
    key: 'accounts.cash',
    places: { finance: 1 },
    title: text.cash,
    definition: text.cash_means,
    address: trialBalance,
    find: async (ctx, reader) => {
      const { on, cards: balances } = await findBalances(ctx, reader)
      const cash = balances.find(({ card }) => card === 'cash')
      return { value: cash?.amountMinor ?? 0, rows: openAccountRows(cash?.accounts ?? [], on) }
    },
  },
  {
    ...ofBooks,
    key: 'accounts.clearing',
    places: { finance: 4 },
    title: text.clearing,
    definition: text.clearing_means,
    address: trialBalance,
    find: async (ctx, reader) => {
      const rows = await clearingRows(ctx, reader)
      return { value: rows.reduce((sum, { value }) => sum + value, 0), rows }
    },
  },
  {
    key: 'accounts.tax_due',
    page: taxReturnPage,
    unit: 'money',
    places: { finance: 5 },
    title: taxText.due,
    definition: text.tax_means,
    before: text.lastMonth,
    address: taxReturnPage.path,
    find: findTaxDue,
  },
  {
    ...ofBooks,
    key: 'accounts.profit',
    places: { main: 7 },
    title: homeText.profit,
    definition: text.profit_means,
    before: text.lastMonth,
    address: statementsPage.path,
    find: async (ctx, reader) => {
      const { from, to, amountMinor, previousMinor } = await findProfit(ctx, reader)
      return { value: amountMinor, before: previousMinor, address: `${statementsPage.path}?from=${from}&to=${to}` }
    },
  },
  {
    ...ofBooks,
    key: 'accounts.budget',
    places: { finance: 6 },
    title: text.budget,
    definition: text.budget_means,
    before: text.budget_whole,
    address: statementsPage.path,
    find: async (ctx, reader) => {
      const { from, to, amountMinor, budgetMinor } = await findProfit(ctx, reader)
      const compared = budgetMinor === null ? '' : '&compare=budget'
      const address = `${statementsPage.path}?from=${from}&to=${to}${compared}`
      return { value: amountMinor, before: budgetMinor, address }
    },
  },
  {
    key: 'accounts.periods',
    page: fiscalPeriodsPage,
    unit: 'count',
    places: { finance: 9 },
    title: text.periods,
    definition: text.periods_means,
    address: fiscalPeriodsPage.path,
    find: async ({ companyId }, reader) => {
      const { rows } = await sql<{ today: string; months: number }>`
        select erp.today(${companyId})::text as today, (select count(*) from (${openPeriods(companyId)}) p)::int as months`.execute(
        reader,
      )
      const { today = '', months = 0 } = rows[0] ?? {}
      return { value: months, address: openPeriodsAddress(today) }
    },
  },
]

/** Of this month, beside the whole month before. */
async function findTaxDue(ctx: Ctx, reader: Reader): Promise<CardFigures> {
  const { today } = await readBooks(ctx, reader)
  const from = monthStart(today)
  const now = await findTaxReturn(ctx, reader, { from, to: today })
  const before = await findTaxReturn(ctx, reader, { from: addMonths(from, -1), to: addDays(from, -1) })
  return {
    value: now.dueMinor,
    before: before.dueMinor,
    rows: [
      { name: taxText.by_sale, value: now.outputMinor, address: `${taxReturnPage.path}?by=sale` },
      { name: taxText.by_purchase, value: now.inputMinor, address: `${taxReturnPage.path}?by=purchase` },
    ],
  }
}
