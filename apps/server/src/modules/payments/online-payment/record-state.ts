import { onlinePayment } from '@countinghouse/contract/payments/online-payment'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { moveDocument } from '../../../platform/documents/document.ts'
import type { PaymentRef, PaymentState } from '../provider/card-provider.ts'
import type { OnlinePayment } from './payment-row.ts'
import { liveStatuses, recordEvent } from './payment-row.ts'

/** When the provider is asked next, after so many questions. Units: seconds. Source: sales-crm-finance.md C5. */
const waits = [5, 15, 60, 300, 900] as const
/** After which the hourly task alone asks. Units: seconds. */
const longestWatch = 86_400

export type Source = 'request' | 'webhook' | 'check' | 'user'

/**
 * Writes what the provider says. The same again changes nothing, and nothing leads back: a captured amount stays captured, whatever
 * arrives later. Locked by the caller.
 */
export async function recordState(
  ctx: Ctx,
  tx: Tx,
  payment: OnlinePayment,
  state: PaymentState,
  source: Source,
): Promise<void> {
  const to = nextStatus(payment, state)
  const isCapture = to === 'captured' && payment.capturedMinor === 0
  const isLive = liveStatuses.includes(to)
  const wait = waits[Math.min(payment.checkCount, waits.length - 1)] ?? 0
  const isWatched = isLive && payment.age < longestWatch
  const declineCode = isCapture ? null : (state.declineCode ?? payment.declineCode)
  const set = {
    sessionRef: payment.sessionRef ?? state.sessionRef,
    chargeRef: payment.chargeRef ?? state.chargeRef,
    declineCode,
    unknownSince: to === 'unknown' ? (payment.unknownSince ?? ctx.now.toISOString()) : null,
    checkCount: payment.checkCount + 1,
    ...(isCapture && {
      capturedMinor: Math.min(state.capturedMinor, payment.amountMinor),
      capturedAt: ctx.now.toISOString(),
      isLate: ['declined', 'cancelled'].includes(payment.status),
    }),
  }
  await moveDocument(ctx, tx, onlinePayment, payment, { status: to, set })
  if (to !== payment.status || declineCode !== payment.declineCode || source === 'user')
    await recordEvent(ctx, tx, payment.id, { source, from: payment.status, to, note: declineCode })
  if (isWatched) ctx.emit(checkDue, { id: payment.id }, { delaySeconds: wait })
}

/** Keeps how the provider names a payment, where it is not known yet. */
export async function keepRefs(ctx: Ctx, tx: Tx, payment: OnlinePayment, refs: PaymentRef): Promise<void> {
  const set = {
    sessionRef: payment.sessionRef ?? refs.sessionRef,
    chargeRef: payment.chargeRef ?? refs.chargeRef,
  }
  if (set.sessionRef === payment.sessionRef && set.chargeRef === payment.chargeRef) return
  await moveDocument(ctx, tx, onlinePayment, payment, { set })
}

/** The provider is to be asked about a payment. */
export const checkDue = 'payments.check_due'

function nextStatus({ status, capturedMinor }: OnlinePayment, { state }: PaymentState): string {
  if (capturedMinor > 0) return status
  if (state === 'captured') return 'captured'
  if (!liveStatuses.includes(status)) return status
  switch (state) {
    case 'open':
      return status === 'authorised' ? status : 'sent'
    case 'unknown':
      return status === 'sent' ? status : 'unknown'
    default:
      return state
  }
}

/** What a captured payment is after refunds and charge-backs. */
export function statusOf(payment: Pick<OnlinePayment, 'capturedMinor' | 'refundedMinor' | 'disputedMinor'>): string {
  const { capturedMinor, refundedMinor, disputedMinor } = payment
  if (disputedMinor > 0) return 'disputed'
  if (refundedMinor === 0) return 'captured'
  return refundedMinor === capturedMinor ? 'refunded' : 'part_refunded'
}
