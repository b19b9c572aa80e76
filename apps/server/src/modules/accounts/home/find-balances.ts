import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import type { AccountBalances } from '../statements/read-balances.ts'
import { changeOf, readBalances } from '../statements/read-balances.ts'
import { readBooks, storesOf } from '../statements/read-books.ts'

const balanceCards = ['cash', 'receivable', 'payable', 'stock'] as const
type BalanceCard = (typeof balanceCards)[number]
type Account = AccountBalances<'all'>

type Balances = {
  /** Today in the company's zone. */
  readonly on: string
  readonly accounts: readonly Account[]
  readonly cards: readonly {
    readonly card: BalanceCard
    /** What is owed to suppliers is above zero. */
    readonly amountMinor: number
    readonly accounts: readonly Account[]
  }[]
}

/** Balances of today in the stores whose statements the caller may view. Units: minor units of the company's currency. */
export async function findBalances(ctx: Ctx, reader: Reader): Promise<Balances> {
  const { today } = await readBooks(ctx, reader)
  const accounts = await readBalances<'all'>(ctx, reader, {
    periods: { all: { from: null, to: today } },
    storeIds: storesOf(ctx, undefined),
    isBeforeClosing: true,
  })
  return {
    on: today,
    accounts,
    cards: balanceCards.map((card) => {
      const among = accounts.filter((account) => isOn(card, account))
      const balance = among.reduce((sum, account) => sum + changeOf(account, 'all'), 0)
      return { card, amountMinor: card === 'payable' ? 0 - balance : balance, accounts: among }
    }),
  }
}

function isOn(card: BalanceCard, { cashFlow, control }: Account): boolean {
  return card === 'cash' ? cashFlow === 'cash' : control === card
}
