import type { TerminalStatus } from '@countinghouse/contract/payments/terminal-payment'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { TerminalState } from '../provider/card-terminal.ts'
import { returnUnused } from './return-terminal.ts'
import type { TerminalRow } from './terminal-row.ts'
import { lockTerminal } from './terminal-row.ts'

/** The provider is to be asked about a terminal payment. */
export const terminalDue = 'payments.terminal_due'

export const entity = 'payments.terminal_payment'
/** When the provider is asked next, after so many questions. Units: seconds. */
const waits = [15, 60, 300, 900] as const
/** Statuses of which the end is not known. */
export const liveStatuses: readonly TerminalStatus[] = ['waiting', 'unknown']

/**
 * Writes what the provider says. The same again changes nothing, and nothing leads back. What a card paid after all, although it was
 * declined or cancelled, goes back to it.
 */
export async function recordTerminal(ctx: Ctx, tx: Tx, id: number, said: TerminalState): Promise<TerminalRow> {
  const row = await lockTerminal(ctx, tx, id)
  const to = nextStatus(row, said)
  const isApproval = said.state === 'approved' && (liveStatuses.includes(row.status) || to === 'reversing')
  await sql`
    update payments.terminal_payment p set status = ${to}, charge_ref = coalesce(p.charge_ref, ${said.chargeRef}), check_count = p.check_count + 1,
      card_brand = coalesce(p.card_brand, ${said.card?.brand ?? null}), card_last4 = coalesce(p.card_last4, ${said.card?.last4 ?? null}),
      authorisation = coalesce(p.authorisation, ${said.card?.authorisation ?? null}),
      decline_code = ${isApproval ? null : (said.declineCode ?? row.declineCode)}, updated_by = ${ctx.userId},
      unknown_since = ${to === 'unknown' ? sql`coalesce(p.unknown_since, now())` : null},
      approved_at = ${isApproval ? sql`coalesce(p.approved_at, now())` : sql`p.approved_at`}
    where p.company_id = ${ctx.companyId} and p.id = ${id}`.execute(tx)
  if (to === 'reversing' && row.status !== 'reversing') await returnUnused(ctx, tx, row)
  if (to !== row.status)
    ctx.audit({ entity, entityId: id, label: `#${id}`, before: { status: row.status }, after: { status: to } })
  if (liveStatuses.includes(to) || to === 'reversing')
    ctx.emit(terminalDue, { id }, { delaySeconds: waits[Math.min(row.checkCount, waits.length - 1)] ?? 0 })
  return await lockTerminal(ctx, tx, id)
}

function nextStatus({ status }: TerminalRow, { state }: TerminalState): TerminalStatus {
  if (status === 'declined' || status === 'cancelled') return state === 'approved' ? 'reversing' : status
  if (!liveStatuses.includes(status)) return status
  return state
}
