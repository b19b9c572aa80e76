import { ledgerPage } from '@countinghouse/contract/accounts/ledger'
import type { PostingRole } from '@countinghouse/contract/accounts/posting-roles'
import { addDays } from '@countinghouse/kernel/days'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import type { CardFigures } from '../../../platform/registry/card.ts'
import type { AccountBalances } from '../statements/read-balances.ts'
import { changeOf } from '../statements/read-balances.ts'
import { findBalances } from './find-balances.ts'

/** What is taken on accounts of these roles leaves them again when it is paid out, banked or exchanged. */
const clearingRoles = [
  'tender_card_manual',
  'tender_card_terminal',
  'tender_card_online',
  'tender_mobile',
  'tender_exchange',
  'disputed_funds',
  'cash_in_transit',
] as const satisfies readonly PostingRole[]

export type Account = AccountBalances<'all'>
type Rows = NonNullable<CardFigures['rows']>

/** Journal lines of accounts up to a day. */
export function ledgerOf(accounts: readonly Account[], on: string): string | null {
  const ids = accounts.filter(({ sums }) => sums.has('all')).map(({ id }) => id)
  return ids.length === 0 ? null : `${ledgerPage.path}?accountId=${ids.join()}&postedOn.before=${addDays(on, 1)}`
}

/** Accounts whose balance is not zero. */
export function openAccountRows(accounts: readonly Account[], on: string): Rows {
  return accounts
    .map((account) => ({ account, value: changeOf(account, 'all') }))
    .filter(({ value }) => value !== 0)
    .map(({ account, value }) => {
      const name = `${account.code} ${account.name}`
      return { name: { en: name, ar: name }, value, address: ledgerOf([account], on) }
    })
}

export async function clearingRows(ctx: Ctx, reader: Reader): Promise<Rows> {
  const { on, accounts } = await findBalances(ctx, reader)
  const { rows } = await sql<{ id: number }>`
    select distinct r.account_id as id from accounts.posting_rule r
    where r.company_id = ${ctx.companyId} and r.status = 'active' and r.role = any(${[...clearingRoles]}::text[])`.execute(
    reader,
  )
  const clearing = new Set(rows.map(({ id }) => id))
  return openAccountRows(
    accounts.filter(({ id }) => clearing.has(id)),
    on,
  )
}
