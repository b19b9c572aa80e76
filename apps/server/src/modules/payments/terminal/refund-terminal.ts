import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { terminalDue } from './record-terminal.ts'
import { requestRefund } from './return-terminal.ts'

type Wanted = {
  /** Terminal payments that the money may go back to. */
  readonly uids: readonly string[]
  /** Units: minor units. */
  readonly amountMinor: number
  /** Of the payments of the return, at which it is refused. */
  readonly fields: Parameters<typeof fail>[1]
}

/**
 * Gives an amount back to the cards that terminals charged, the first of them first, never more than they were charged; the provider is
 * asked once the transaction is over. Throws: payments.terminal_refund_exceeds. Locks: the payments by id.
 */
export async function refundTerminals(ctx: Ctx, tx: Tx, { uids, amountMinor, fields }: Wanted): Promise<void> {
  const { rows } = await sql<{ id: number; leftMinor: number }>`
    select p.id, p.amount_minor - p.refunded_minor as "leftMinor" from payments.terminal_payment p
    where p.company_id = ${ctx.companyId} and p.uid = any(${[...uids]}::uuid[]) and p.status = 'approved' order by p.id for update`.execute(
    tx,
  )
  const leftMinor = rows.reduce((sum, row) => sum + row.leftMinor, 0)
  if (amountMinor > leftMinor) fail('payments.terminal_refund_exceeds', { details: { leftMinor }, ...fields })
  let open = amountMinor
  for (const row of rows) {
    const part = Math.min(open, row.leftMinor)
    if (part === 0) continue
    open -= part
    await requestRefund(ctx, tx, { id: row.id, amountMinor: part })
    ctx.emit(terminalDue, { id: row.id })
  }
}

/** What is going back after its receipt was voided; the provider is asked once the transaction is over. */
export async function sendReturned(ctx: Ctx, tx: Tx, uids: readonly string[]): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select p.id from payments.terminal_payment p
    where p.company_id = ${ctx.companyId} and p.uid = any(${[...uids]}::uuid[]) and p.status = 'reversing' order by p.id`.execute(
    tx,
  )
  for (const { id } of rows) ctx.emit(terminalDue, { id })
}
