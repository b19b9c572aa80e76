import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { TerminalRow } from './terminal-row.ts'

/** Asks for all of a payment back that is going back to its card; locked by the caller. */
export async function returnUnused(ctx: Ctx, tx: Tx, row: TerminalRow): Promise<void> {
  await requestRefund(ctx, tx, { id: row.id, amountMinor: row.amountMinor - row.refundedMinor })
}

/** Writes down what goes back before the provider is asked. Units: minor units. */
export async function requestRefund(
  ctx: Ctx,
  tx: Tx,
  { id, amountMinor }: { readonly id: number; readonly amountMinor: number },
): Promise<void> {
  await sql`
    insert into payments.terminal_refund (company_id, uid, terminal_payment_id, amount_minor, created_by)
    values (${ctx.companyId}, ${randomUUID()}, ${id}, ${amountMinor}, ${ctx.userId})`.execute(tx)
  await sql`
    update payments.terminal_payment p set refunded_minor = p.refunded_minor + ${amountMinor}
    where p.company_id = ${ctx.companyId} and p.id = ${id}`.execute(tx)
}
