import type { BalanceCard, FinanceHome } from '@countinghouse/contract/accounts/home'
import { balanceCards } from '@countinghouse/contract/accounts/home'
import { addDays, addMonths, monthEnd, monthStart } from '@countinghouse/kernel/days'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import type { AccountBalances } from '../statements/read-balances.ts'
import { changeOf, readBalances } from '../statements/read-balances.ts'
import { readBooks, storesOf } from '../statements/read-books.ts'
import { readBudget } from '../statements/read-budget.ts'

type Periods = 'all' | 'month' | 'previous'

/** Balances and profit of the stores whose statements the caller may view. */
export async function findMetrics(ctx: Ctx, reader: Reader): Promise<FinanceHome['metrics']> {
  const { currency, today } = await readBooks(ctx, reader)
  const from = monthStart(today)
  const storeIds = storesOf(ctx, undefined)
  const accounts = await readBalances<Periods>(ctx, reader, {
    periods: {
      all: { from: null, to: today },
      month: { from, to: today },
      previous: { from: addMonths(from, -1), to: addDays(from, -1) },
    },
    storeIds,
    isBeforeClosing: true,
  })
  const budget = await readBudget(ctx, reader, { from, to: monthEnd(today) }, storeIds)
  const results = accounts.filter(({ type }) => type === 'income' || type === 'cost_of_sales' || type === 'expense')
  const profitOf = (period: Periods) => results.reduce((sum, account) => sum - changeOf(account, period), 0)
  const planned = results.flatMap(({ id, type }) => {
    const amount = budget.get(id)
    return amount === undefined ? [] : [type === 'income' ? amount : -amount]
  })
  return {
    on: today,
    currency,
    balances: balanceCards.map((card) => {
      const among = accounts.filter((account) => isOn(card, account))
      const balance = among.reduce((sum, account) => sum + changeOf(account, 'all'), 0)
      const accountIds = among.filter((account) => account.sums.has('all')).map(({ id }) => id)
      return { card, amountMinor: card === 'payable' ? 0 - balance : balance, accountIds }
    }),
    profit: {
      from,
      amountMinor: profitOf('month'),
      previousMinor: profitOf('previous'),
      budgetMinor: planned.length === 0 ? null : planned.reduce((sum, amount) => sum + amount, 0),
    },
  }
}

function isOn(card: BalanceCard, { cashFlow, control }: AccountBalances<Periods>): boolean {
  return card === 'cash' ? cashFlow === 'cash' : control === card
}
