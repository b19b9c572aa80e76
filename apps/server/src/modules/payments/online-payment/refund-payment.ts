import { fail } from '@countinghouse/contract/errors'
import type { refundPayment } from '@countinghouse/contract/payments/card-payment'
import { text } from '@countinghouse/contract/payments/errors.text'
import { onlinePayment } from '@countinghouse/contract/payments/online-payment'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import { moveDocument } from '../../../platform/documents/document.ts'
import type { RefundState } from '../provider/card-provider.ts'
import { keyLife } from '../provider/card-provider.ts'
import { openAccount } from '../provider/provider-account.ts'
import { refuse } from '../settling/refuse.ts'
import { bookNow, bookPayment } from './book-payment.ts'
import type { OnlinePayment } from './payment-row.ts'
import { lockPayment, readPayment, recordEvent } from './payment-row.ts'
import { checkDue, statusOf } from './record-state.ts'
import type { Checked } from './transactions.ts'

type Status = 'requested' | 'succeeded' | 'failed'
type Refund = {
  readonly id: number
  readonly uid: string
  readonly paymentId: number
  readonly amountMinor: number
  readonly status: Status
  readonly providerRef: string | null
  readonly failure: string | null
  /** Units: seconds. */
  readonly age: number
}

/** When a refund without an answer is asked about. Units: seconds. */
const refundWait = 60
const columns = sql`
  r.id, r.uid, r.online_payment_id as "paymentId", r.amount_minor as "amountMinor", r.status, r.provider_ref as "providerRef", r.failure,
  extract(epoch from now() - r.created_at)::bigint as age`

/**
 * Takes the amount out of the ledger, asks the provider, and puts it back where it refuses: what cannot be posted is refused before money
 * moves, and no two refunds give back more than was captured. Throws: what bookPayment throws, not_found, not_configured, state_conflict,
 * duplicate, payments.over_refunded, payments.refund_refused.
 */
export async function refund(parts: Checked, input: InputOfRoute<typeof refundPayment>): Promise<Status> {
  const { db, companyId, transact } = parts
  await openAccount(parts, companyId, (await readPayment(db.reader({ companyId }), companyId, input.id)).provider)
  const requested = await transact(async (ctx, tx) => await requestRefund(ctx, tx, input))
  const settled = requested.status === 'requested' ? await settleRefund(parts, requested.id) : requested
  if (settled.status === 'failed') fail('payments.refund_refused', { details: { failure: settled.failure } })
  return settled.status
}

/**
 * Takes the amount out of the ledger; the provider is asked after the commit. Throws: what bookPayment throws, not_found, state_conflict,
 * duplicate, payments.over_refunded.
 */
export async function requestRefund(
  ctx: Ctx,
  tx: Tx,
  input: InputOfRoute<typeof refundPayment>,
  delaySeconds: number = refundWait,
): Promise<Refund> {
  const { id, uid, refundMinor, reason } = input
  const payment = await lockPayment(ctx, tx, id)
  const known = await findRefund(ctx, tx, sql`r.uid = ${uid}`)
  if (known !== null)
    return known.paymentId === id && known.amountMinor === refundMinor
      ? known
      : fail('duplicate', { details: { field: 'uid' } })
  if (payment.capturedMinor === 0)
    fail('state_conflict', { details: { status: payment.status, allowed: Object.keys(onlinePayment.transitions) } })
  const refundableMinor = payment.capturedMinor - payment.refundedMinor - payment.disputedMinor
  if (refundMinor > refundableMinor)
    refuse(ctx, 'payments.over_refunded', ['refundMinor'], text.over_refunded, { refundableMinor })
  const { rows } = await sql<Refund>`
    insert into payments.online_refund as r (company_id, uid, online_payment_id, amount_minor, reason, created_by)
    values (${ctx.companyId}, ${uid}, ${id}, ${refundMinor}, ${reason}, ${ctx.userId}) returning ${columns}`.execute(tx)
  await bookPayment(ctx, tx, await moveRefunded(ctx, tx, payment, refundMinor))
  ctx.emit(checkDue, { id }, { delaySeconds })
  return rows[0] ?? fail('not_found')
}

async function moveRefunded(ctx: Ctx, tx: Tx, payment: OnlinePayment, byMinor: number): Promise<OnlinePayment> {
  const refundedMinor = payment.refundedMinor + byMinor
  const status = statusOf({ ...payment, refundedMinor })
  const moved = await moveDocument(ctx, tx, onlinePayment, payment, { status, set: { refundedMinor } })
  await recordEvent(ctx, tx, payment.id, { source: 'user', from: payment.status, to: status, note: null })
  return { ...payment, ...moved } as OnlinePayment
}

/**
 * Asks the provider for a refund, or about it; its key is its uid, so that it is given once. One whose key the provider may have forgotten
 * is not sent again: it stays requested, to be looked up at the provider.
 */
export async function settleRefund(parts: Checked, refundId: number): Promise<Refund> {
  const { db, companyId, transact } = parts
  const known =
    (await findRefund({ companyId }, db.reader({ companyId }), sql`r.id = ${refundId}`)) ?? fail('not_found')
  if (known.providerRef === null && known.age > keyLife) return known
  const payment = await readPayment(db.reader({ companyId }), companyId, known.paymentId)
  const { provider } = await openAccount(parts, companyId, payment.provider)
  const { sessionRef, chargeRef } = payment
  const { uid, amountMinor, providerRef } = known
  const state =
    providerRef === null
      ? await provider.refund({ uid, amountMinor, sessionRef, chargeRef })
      : await provider.readRefund(providerRef)
  const settled = await transact(async (ctx, tx) => await recordRefund(ctx, tx, known, state))
  if (settled.status === 'failed') await bookNow(transact, known.paymentId)
  return settled
}

async function recordRefund(ctx: Ctx, tx: Tx, { id, paymentId }: Refund, said: RefundState): Promise<Refund> {
  const payment = await lockPayment(ctx, tx, paymentId)
  const known = (await findRefund(ctx, tx, sql`r.id = ${id}`)) ?? fail('not_found')
  if (known.status !== 'requested') return known
  const status = said.state === 'succeeded' || said.state === 'failed' ? said.state : 'requested'
  const { rows } = await sql<Refund>`
    update payments.online_refund r set status = ${status}, provider_ref = coalesce(${said.ref}, r.provider_ref),
      failure = ${status === 'failed' ? said.failure : null}, settled_at = ${status === 'requested' ? null : ctx.now.toISOString()}
    where r.company_id = ${ctx.companyId} and r.id = ${id} returning ${columns}`.execute(tx)
  if (status === 'failed') await moveRefunded(ctx, tx, payment, -known.amountMinor)
  return rows[0] ?? fail('not_found')
}

type Place = { readonly companyId: number }

async function findRefund(
  { companyId }: Place,
  db: Reader | Tx,
  condition: ReturnType<typeof sql>,
): Promise<Refund | null> {
  const { rows } = await sql<Refund>`
    select ${columns} from payments.online_refund r where r.company_id = ${companyId} and ${condition}`.execute(db)
  return rows[0] ?? null
}
