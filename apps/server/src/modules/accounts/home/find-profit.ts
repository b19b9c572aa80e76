import { addDays, addMonths, monthEnd, monthStart } from '@countinghouse/kernel/days'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { changeOf, readBalances } from '../statements/read-balances.ts'
import { readBooks, storesOf } from '../statements/read-books.ts'
import { readBudget } from '../statements/read-budget.ts'

type Periods = 'month' | 'previous'

type Profit = {
  /** The current month up to today. */
  readonly from: string
  readonly to: string
  readonly amountMinor: number
  /** Of the whole month before. */
  readonly previousMinor: number
  /** Of the whole current month; null: no budget has an amount in it. */
  readonly budgetMinor: number | null
}

/** Profit of the stores whose statements the caller may view. Units: minor units of the company's currency. */
export async function findProfit(ctx: Ctx, reader: Reader): Promise<Profit> {
  const { today } = await readBooks(ctx, reader)
  const from = monthStart(today)
  const storeIds = storesOf(ctx, undefined)
  const accounts = await readBalances<Periods>(ctx, reader, {
    periods: { month: { from, to: today }, previous: { from: addMonths(from, -1), to: addDays(from, -1) } },
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
    from,
    to: today,
    amountMinor: profitOf('month'),
    previousMinor: profitOf('previous'),
    budgetMinor: planned.length === 0 ? null : planned.reduce((sum, amount) => sum + amount, 0),
  }
}
