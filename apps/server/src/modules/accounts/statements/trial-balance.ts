import { accountTypes } from '@countinghouse/contract/accounts/account'
import type { Statement } from '@countinghouse/contract/accounts/statement'
import { addDays, yearStart } from '@countinghouse/kernel/days'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { headingRow, sectionOf, sumOf } from './arrange-rows.ts'
import type { AccountBalances } from './read-balances.ts'
import { changeOf, readBalances, sidesOf } from './read-balances.ts'
import { periodIn, readBooks, storesOf } from './read-books.ts'

type Requested = {
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly storeId?: number | undefined
}

/** Every account with postings, year-end closings included; opening and closing are above zero for debit. */
export async function findTrialBalance(ctx: Ctx, reader: Reader, requested: Requested): Promise<Statement> {
  const books = await readBooks(ctx, reader)
  const { from, to } = periodIn(books, requested)
  const before = addDays(from, -1)
  const storeIds = storesOf(ctx, requested.storeId)
  const periods = { before: { from: null, to: before }, period: { from, to } }
  const accounts = await readBalances(ctx, reader, { periods, storeIds, isBeforeClosing: false })
  const figured = accounts.map((account) => ({ account, type: account.type, amounts: amountsOf(account) }))
  const sections = accountTypes.map((type) =>
    sectionOf({ heading: type, accounts: figured.filter((one) => one.type === type), width: 4 }),
  )
  const rows = sections.flatMap((section) => section.rows)
  const total = sumOf(
    sections.map((section) => section.total),
    4,
  )
  const [opening, debit, credit, closing] = total
  return {
    from,
    to,
    currency: books.currency,
    today: books.today,
    yearStart: yearStart(to, books.yearStartMonth),
    columns: [
      { name: 'opening', from: null, to: before },
      { name: 'debit', from, to },
      { name: 'credit', from, to },
      { name: 'closing', from: null, to },
    ],
    rows: rows.length === 0 ? [] : [...rows, headingRow('total', 'total', total)],
    isBalanced: storeIds === null ? debit === credit && opening === 0 && closing === 0 : null,
  }
}

function amountsOf(account: AccountBalances<'before' | 'period'>) {
  const opening = changeOf(account, 'before')
  const { debit, credit } = sidesOf(account, 'period')
  return [opening, debit, credit, opening + debit - credit]
}
