import type { AccountType } from '@countinghouse/contract/accounts/account'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import type { Days } from './balances-between.ts'
import { balancesBetween } from './balances-between.ts'

type Sides = { readonly debit: number; readonly credit: number }

/** An account with its sums in each period that has any. Units: minor units of the company's currency. */
export type AccountBalances<P extends string> = {
  readonly id: number
  readonly code: string
  readonly name: string
  readonly type: AccountType
  readonly parentId: number | null
  readonly control: 'stock' | 'receivable' | 'payable' | null
  readonly cashFlow: 'cash' | 'operating' | 'investing' | 'financing'
  readonly sums: ReadonlyMap<P, Sides>
}

type Requested<P extends string> = {
  /** A period that is left out has no sums. */
  readonly periods: Readonly<Partial<Record<P, Days>>>
  readonly storeIds: readonly number[] | null
  readonly isBeforeClosing: boolean
}
type Found<P> = Omit<AccountBalances<never>, 'sums'> & { readonly period: P | null } & Sides

/** All accounts in order of their code, with their sums in each period; one statement. */
export async function readBalances<P extends string>(
  { companyId }: Pick<Ctx, 'companyId'>,
  reader: Reader,
  { periods, ...options }: Requested<P>,
): Promise<AccountBalances<P>[]> {
  const { rows } = await sql<Found<P>>`
    select a.id, a.code, a.name, a.type, a.parent_id as "parentId", a.control, a.cash_flow as "cashFlow", b.period,
      coalesce(b.debit_minor, 0)::bigint as debit, coalesce(b.credit_minor, 0)::bigint as credit
    from accounts.account a
    left join (${balancesBetween(periods, { companyId, ...options })}) b on b.account_id = a.id
    where a.company_id = ${companyId} order by a.code, a.id`.execute(reader)
  const byAccount = Map.groupBy(rows, ({ id }) => id)
  return [...byAccount.values()].flatMap((found) => {
    const [first] = found
    if (first === undefined) return []
    const sums = found.flatMap(({ period, debit, credit }) =>
      period === null ? [] : [[period, { debit, credit }] as const],
    )
    return [{ ...first, sums: new Map(sums) }]
  })
}

const none: Sides = { debit: 0, credit: 0 }

export function sidesOf<P extends string>({ sums }: AccountBalances<P>, period: P): Sides {
  return sums.get(period) ?? none
}

/** Above zero for debit. */
export function changeOf<P extends string>(account: AccountBalances<P>, period: P): number {
  const { debit, credit } = sidesOf(account, period)
  return debit - credit
}

/** Above zero on the side where the type increases. */
export function naturalAmount<P extends string>(account: AccountBalances<P>, period: P): number {
  const change = changeOf(account, period)
  return ['asset', 'cost_of_sales', 'expense'].includes(account.type) ? change : 0 - change
}
