import type { accountBlocks } from '@countinghouse/contract/sales/trade-member-credit'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'

export type AccountBlock = (typeof accountBlocks)[number]
export type Account = {
  /** Units: minor units of the company's currency; null: no limit. */
  readonly limitMinor: number | null
  readonly usedMinor: number
  /** Null: not a trade member. */
  readonly tradeMemberId: number | null
  /** What keeps a trade member from buying on account. */
  readonly block: AccountBlock | null
  readonly isReferenceRequired: boolean
}

/** The account of a customer, which nobody else uses or changes until the end. Locks: the customer. */
export async function lockAccount({ companyId }: Pick<Ctx, 'companyId'>, tx: Tx, customerId: number): Promise<Account> {
  const { rows: locked } = await sql<Pick<Account, 'limitMinor'>>`
    select c.credit_limit_minor as "limitMinor" from crm.customer c
    where c.company_id = ${companyId} and c.id = ${customerId} for no key update`.execute(tx)
  // A second statement, so that it sees what the one before in the row committed.
  const { rows: read } = await sql<Omit<Account, 'limitMinor'>>`
    select sales.credit_used(${companyId}, ${customerId}) as "usedMinor", sales.account_block(${companyId}, ${customerId}) as block,
      m.id as "tradeMemberId", coalesce(m.is_reference_required, false) as "isReferenceRequired"
    from (select) one
    left join crm.trade_member m on m.company_id = ${companyId} and m.customer_id = ${customerId}`.execute(tx)
  const limitMinor = locked[0]?.limitMinor ?? null
  const nothing = { usedMinor: 0, tradeMemberId: null, block: null, isReferenceRequired: false }
  return { limitMinor, ...(read[0] ?? nothing) }
}
