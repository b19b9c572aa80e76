import { budget, getBudgetAmounts, saveBudgetAmounts } from '@countinghouse/contract/accounts/budget'
import { daysAgo } from './ground.ts'
import type { Staff } from './staff.ts'

/** Of a month, by account. Units: minor units of the company's currency. */
const planned: Readonly<Record<string, number>> = {
  4000: 4_600_000,
  5000: 2_100_000,
  6000: 45_000,
  6200: 550_000,
  6300: 1_450_000,
  6400: 70_000,
}
/** Weight of each month of the year in sales and their cost, in per cent: Christmas is what such shops live on. */
const seasons = [78, 76, 88, 94, 98, 100, 96, 94, 98, 106, 124, 148]

/** The budget of the current year. */
export async function addBudget({ owner }: Staff): Promise<void> {
  const year = Number(daysAgo(0).slice(0, 4))
  const { id, version } = await owner(budget.routes.create, {
    code: `BUDGET-${year}`,
    name: `Budget ${year}`,
    fiscalYear: year,
  })
  const { accounts } = await owner(getBudgetAmounts, { id })
  await owner(saveBudgetAmounts, {
    id,
    version,
    accounts: accounts.flatMap(({ accountId, code }) => {
      const amount = planned[code]
      if (amount === undefined) return []
      const isSeasonal = code < '6000'
      return [{ accountId, amounts: seasons.map((part) => (isSeasonal ? Math.round((amount * part) / 100) : amount)) }]
    }),
  })
}
