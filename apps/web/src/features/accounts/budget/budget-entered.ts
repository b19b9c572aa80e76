import type { BudgetAmounts } from '@countinghouse/contract/accounts/budget'
import { apportionMinor } from '@countinghouse/kernel/money-line'
import { enteredAmount, parseAmount } from '../../../kit/fields/amount.ts'

export type Account = BudgetAmounts['accounts'][number]
/** What is entered for each month; blank is 0. */
export type EnteredMonths = readonly string[]
/** Unsaved months by account. */
export type EnteredAccounts = Readonly<Record<number, EnteredMonths>>

export function enteredMonths({ amounts }: Pick<Account, 'amounts'>, currency: string): EnteredMonths {
  return amounts.map((amount) => enteredMinor(amount, currency))
}

function enteredMinor(amount: number, currency: string): string {
  return amount === 0 ? '' : enteredAmount(amount, currency)
}

/** The amount, which may be below zero; null if it is none. */
export function readMinor(entered: string, currency: string): number | null {
  const written = entered.trim()
  if (written === '') return 0
  const isNegative = /^[-−]/.test(written)
  const amount = parseAmount(isNegative ? written.slice(1) : written, currency)
  return amount === null ? null : isNegative ? 0 - amount : amount
}

/** The amounts of all months; null if one of them is none. */
export function readMonths(entered: EnteredMonths, currency: string): number[] | null {
  const amounts = entered.map((month) => readMinor(month, currency))
  return amounts.includes(null) ? null : amounts.filter((amount) => amount !== null)
}

/** An amount for the year, split equally so that its months add up to it. */
export function splitYear(amount: number, currency: string): EnteredMonths {
  const months = apportionMinor(
    amount,
    Array.from({ length: 12 }, () => 1n),
  )
  return months.map((month) => enteredMinor(month, currency))
}

type Place = { readonly row: number; readonly month: number }

/** Cells put in at a place, as far as there are accounts and months. */
export function pasted(
  cells: readonly (readonly string[])[],
  { row, month }: Place,
  accounts: readonly { readonly accountId: number; readonly months: EnteredMonths }[],
): EnteredAccounts {
  return Object.fromEntries(
    cells.flatMap((line, down) => {
      const account = accounts[row + down]
      if (account === undefined) return []
      const months = account.months.map((entered, at) => line[at - month] ?? entered)
      return [[account.accountId, months]]
    }),
  )
}

/** Income less cost and expenses, of each month and of the year; what is no amount yet is left out. */
export function profitOf(
  accounts: readonly { readonly type: Account['type']; readonly months: EnteredMonths }[],
  currency: string,
): { readonly months: readonly number[]; readonly year: number } {
  const months = Array.from({ length: 12 }, (_, month) =>
    accounts.reduce((sum, account) => {
      const amount = readMinor(account.months[month] ?? '', currency) ?? 0
      return sum + (account.type === 'income' ? amount : -amount)
    }, 0),
  )
  return { months, year: months.reduce((sum, amount) => sum + amount, 0) }
}
