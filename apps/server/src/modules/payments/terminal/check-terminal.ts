import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { Checked } from '../online-payment/transactions.ts'
import { transactFor } from '../online-payment/transactions.ts'
import type { RefundState } from '../provider/card-provider.ts'
import { keyLife } from '../provider/card-provider.ts'
import type { ProviderParts } from '../provider/provider-account.ts'
import { openAccount } from '../provider/provider-account.ts'
import { liveStatuses, recordTerminal, terminalDue } from './record-terminal.ts'
import { returnUnused } from './return-terminal.ts'
import { askTerminal } from './start-terminal.ts'
import type { TerminalRow } from './terminal-row.ts'
import { lockTerminal, readTerminal } from './terminal-row.ts'

/** Asks what became of a payment and of what goes back to its card. Throws: not_found, not_configured. */
export async function checkTerminal(parts: Checked, id: number): Promise<TerminalRow> {
  const place = { companyId: parts.companyId }
  const asked = await askTerminal(parts, await readTerminal(place, parts.db.reader(place), id))
  for (const refund of await openRefunds(parts, id)) await settleRefund(parts, asked, refund)
  return await readTerminal(place, parts.db.reader(place), id)
}

/** Acts for whoever stood at the till. */
export async function checkTerminalFor(parts: ProviderParts, companyId: number, id: number): Promise<void> {
  const { userId } = await readTerminal({ companyId }, parts.db.reader({ companyId }), id)
  const transact = transactFor(parts.db, { companyId, userId, taskId: 'payments.terminalPayment.check' })
  await checkTerminal({ ...parts, companyId, transact }, id)
}

/**
 * Ends a payment that no receipt used: a request leaves the terminal, and what was approved goes back to the card. One without an answer
 * stays so, to be asked about. Throws: not_found, not_configured, state_conflict once a receipt used it.
 */
export async function endTerminal(parts: Checked, id: number): Promise<TerminalRow> {
  const { companyId, transact } = parts
  const place = { companyId }
  const known = await readTerminal(place, parts.db.reader(place), id)
  const asked = known.chargeRef === null ? await askTerminal(parts, known) : known
  // Without its number the provider cannot end it: it stays to be asked about.
  if (asked.chargeRef !== null && liveStatuses.includes(asked.status)) {
    const { provider } = await openAccount(parts, companyId, asked.provider)
    const said = await provider.terminal.cancel(asked, asked.uid)
    await transact(async (ctx, tx) => await recordTerminal(ctx, tx, id, said))
  }
  await transact(async (ctx, tx) => await startReversal(ctx, tx, id))
  return await checkRefunds(parts, id)
}

async function startReversal(ctx: Ctx, tx: Tx, id: number): Promise<void> {
  const row = await lockTerminal(ctx, tx, id)
  if (row.isUsed && row.status === 'approved')
    fail('state_conflict', { details: { status: row.status, allowed: ['waiting', 'unknown', 'approved'] } })
  if (row.status !== 'approved') return
  await sql`
    update payments.terminal_payment set status = 'reversing', updated_by = ${ctx.userId}
    where company_id = ${ctx.companyId} and id = ${id}`.execute(tx)
  await returnUnused(ctx, tx, row)
  ctx.audit({
    entity: 'payments.terminal_payment',
    entityId: id,
    label: `#${id}`,
    before: { status: 'approved' },
    after: { status: 'reversing' },
  })
  ctx.emit(terminalDue, { id }, { delaySeconds: refundWait })
}

/** When a refund without an answer is asked about. Units: seconds. */
const refundWait = 60

async function checkRefunds(parts: Checked, id: number): Promise<TerminalRow> {
  const place = { companyId: parts.companyId }
  const row = await readTerminal(place, parts.db.reader(place), id)
  for (const refund of await openRefunds(parts, id)) await settleRefund(parts, row, refund)
  return await readTerminal(place, parts.db.reader(place), id)
}

type Refund = {
  readonly id: number
  readonly uid: string
  readonly amountMinor: number
  readonly providerRef: string | null
  /** Units: seconds. */
  readonly age: number
}

async function openRefunds({ db, companyId }: Checked, id: number): Promise<readonly Refund[]> {
  const { rows } = await sql<Refund>`
    select r.id, r.uid, r.amount_minor as "amountMinor", r.provider_ref as "providerRef", extract(epoch from now() - r.created_at)::bigint as age
    from payments.terminal_refund r
    where r.company_id = ${companyId} and r.terminal_payment_id = ${id} and r.status = 'requested' order by r.id`.execute(
    db.reader({ companyId }),
  )
  return rows
}

/** Asks for a refund, or about it; its key is its uid, so that it is given once. One whose key the provider may have forgotten waits for a person. */
async function settleRefund(parts: Checked, row: TerminalRow, refund: Refund): Promise<void> {
  if (refund.providerRef === null && refund.age > keyLife) return
  const { provider } = await openAccount(parts, parts.companyId, row.provider)
  const { uid, amountMinor, providerRef } = refund
  const { chargeRef } = row
  const said =
    providerRef === null
      ? await provider.refund({ uid, amountMinor, sessionRef: chargeRef, chargeRef })
      : await provider.readRefund(providerRef)
  await parts.transact(async (ctx, tx) => await recordRefund(ctx, tx, row.id, { id: refund.id, said }))
}

async function recordRefund(
  ctx: Ctx,
  tx: Tx,
  paymentId: number,
  { id, said }: { readonly id: number; readonly said: RefundState },
): Promise<void> {
  await lockTerminal(ctx, tx, paymentId)
  const status = said.state === 'succeeded' || said.state === 'failed' ? said.state : 'requested'
  await sql`
    update payments.terminal_refund r set status = ${status}, provider_ref = coalesce(${said.ref}, r.provider_ref),
      failure = ${status === 'failed' ? said.failure : null}, settled_at = ${status === 'requested' ? null : ctx.now.toISOString()}
    where r.company_id = ${ctx.companyId} and r.id = ${id} and r.status = 'requested'`.execute(tx)
  await finishReversal(ctx, tx, paymentId)
  if (status !== 'requested')
    ctx.audit({
      entity: 'payments.terminal_payment',
      entityId: paymentId,
      label: `#${paymentId}`,
      before: {},
      after: { refund: status },
    })
  if (status === 'requested') ctx.emit(terminalDue, { id: paymentId }, { delaySeconds: refundWait })
}

/** A payment whose refunds all went back to the card is reversed. Locked by the caller. */
export async function finishReversal({ companyId, userId }: Ctx, tx: Tx, id: number): Promise<void> {
  await sql`
    update payments.terminal_payment p set status = 'reversed', updated_by = ${userId}
    where p.company_id = ${companyId} and p.id = ${id} and p.status = 'reversing' and not exists (
      select from payments.terminal_refund r where r.company_id = p.company_id and r.terminal_payment_id = p.id
        and r.status in ('requested', 'failed'))`.execute(tx)
}
