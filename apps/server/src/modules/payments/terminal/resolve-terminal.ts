import { fail } from '@countinghouse/contract/errors'
import type { resolveTerminalPayment, getTerminalPayment } from '@countinghouse/contract/payments/terminal-payment'
import type { InputOfRoute, OutputOfRoute } from '@countinghouse/contract/route'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import { finishReversal } from './check-terminal.ts'
import { entity } from './record-terminal.ts'
import { lockTerminal, readTerminal } from './terminal-row.ts'

/** What a person found out at the provider. Throws: not_found, state_conflict. */
export async function resolveTerminal(
  ctx: Ctx,
  tx: Tx,
  { id, version, evidence }: InputOfRoute<typeof resolveTerminalPayment>,
): Promise<OutputOfRoute<typeof resolveTerminalPayment>> {
  const row = await lockTerminal(ctx, tx, id)
  if (row.version !== version)
    return fail('stale', { details: { current: { id, version: row.version, status: row.status } } })
  const { companyId, userId } = ctx
  if (row.status === 'unknown')
    await sql`
      update payments.terminal_payment set status = 'cancelled', unknown_since = null, reason = ${evidence}, updated_by = ${userId}
      where company_id = ${companyId} and id = ${id}`.execute(tx)
  else {
    const { rows } = await sql`
      update payments.terminal_refund r set status = 'by_hand', evidence = ${evidence}, settled_at = coalesce(r.settled_at, now())
      where r.company_id = ${companyId} and r.terminal_payment_id = ${id}
        and payments.is_refund_by_hand(r)
      returning r.id`.execute(tx)
    if (rows.length === 0) return fail('state_conflict', { details: { status: row.status, allowed: ['unknown'] } })
    await finishReversal(ctx, tx, id)
  }
  const { status } = await lockTerminal(ctx, tx, id)
  ctx.audit({ entity, entityId: id, label: `#${id}`, before: { status: row.status }, after: { status, evidence } })
  return { status }
}

/** Throws: not_found. */
export async function findTerminalRefunds(
  ctx: Ctx,
  db: Reader,
  id: number,
): Promise<OutputOfRoute<typeof getTerminalPayment>> {
  const { status, isUsed } = await readTerminal(ctx, db, id)
  const { rows } = await sql<OutputOfRoute<typeof getTerminalPayment>['refunds'][number]>`
    select r.id, r.amount_minor as "amountMinor", r.status, r.failure, r.evidence from payments.terminal_refund r
    where r.company_id = ${ctx.companyId} and r.terminal_payment_id = ${id} order by r.id desc limit 200`.execute(db)
  return { status, isUnused: !isUsed, refunds: rows }
}
