import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'

export type CreditEvent = {
  readonly tradeMemberId: number
} & (
  | { readonly kind: 'stopped' | 'suspended' | 'resumed'; readonly reason: string }
  /** Units: minor units of the company's currency; null: no limit. */
  | {
      readonly kind: 'limit_changed'
      readonly reason: string
      readonly fromMinor: number | null
      readonly toMinor: number | null
    }
  | { readonly kind: 'held'; readonly salesOrderId: number; readonly cause: string }
  | { readonly kind: 'released'; readonly salesOrderId: number; readonly reason: string }
)

/** Keeps what happened to the credit of a trade member; the caller holds its customer. */
export async function recordCreditEvent({ companyId, userId }: Ctx, tx: Tx, event: CreditEvent): Promise<void> {
  const {
    tradeMemberId,
    kind,
    reason = null,
    fromMinor = null,
    toMinor = null,
    salesOrderId = null,
    cause = null,
  } = {
    reason: undefined,
    fromMinor: undefined,
    toMinor: undefined,
    salesOrderId: undefined,
    cause: undefined,
    ...event,
  }
  await sql`
    insert into crm.credit_event (company_id, trade_member_id, kind, from_minor, to_minor, sales_order_id, cause, reason, created_by)
    values (${companyId}, ${tradeMemberId}, ${kind}, ${fromMinor}, ${toMinor}, ${salesOrderId}, ${cause}, ${reason}, ${userId})`.execute(
    tx,
  )
}
