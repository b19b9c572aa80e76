import { mostMinor } from '@countinghouse/kernel/minor'
import { z } from 'zod'
import { multilineField } from '../fields.ts'
import { amountField } from '../rich-fields.ts'
import { route } from '../route.ts'
import { idOf, Instant } from '../values.ts'
import { onlinePayment } from './online-payment.ts'

const id = idOf(onlinePayment.entity)

const Event = z.object({
  id: idOf('payments.online_payment_event'),
  occurredAt: Instant,
  source: z.enum(['request', 'webhook', 'check', 'user', 'payout']),
  fromStatus: z.string(),
  toStatus: z.string(),
  note: z.string().nullable(),
  by: z.string().nullable(),
})

const Refund = z.object({
  id: idOf('payments.online_refund'),
  amountMinor: z.int(),
  status: z.enum(['requested', 'succeeded', 'failed']),
  reason: z.string(),
  failure: z.string().nullable(),
  createdAt: Instant,
  by: z.string().nullable(),
})

/** What happened to a payment, latest first, with its refunds. Units: minor units of its currency. */
export const getCardPayment = route({
  id: 'payments.onlinePayment.events',
  method: 'GET',
  path: '/payments/intents/{id}/events',
  page: onlinePayment.page,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ id }),
  output: z.object({
    /** Neither refunded nor charged back. */
    refundableMinor: z.int(),
    events: z.array(Event),
    refunds: z.array(Refund),
  }),
})

const Outcome = z.object({ status: z.enum(onlinePayment.statuses), declineCode: z.string().nullable() })
const stale = [getCardPayment, onlinePayment.routes.get, onlinePayment.routes.list]
const shared = {
  method: 'POST',
  page: onlinePayment.page,
  writes: true,
  // The provider is called between two transactions; keys of its own make sure that each call takes effect once.
  idempotent: 'no',
  stale,
} as const

/** Asks the provider what became of a payment and its refunds. */
export const checkPayment = route({
  ...shared,
  id: 'payments.onlinePayment.check',
  path: '/payments/intents/{id}/poll',
  event: 'check',
  errors: ['not_found', 'not_configured'],
  input: z.strictObject({ id }),
  output: Outcome,
})

/** Captures what was authorised. */
export const capturePayment = route({
  ...shared,
  id: 'payments.onlinePayment.capture',
  path: '/payments/intents/{id}/capture',
  event: 'capture',
  errors: ['not_found', 'not_configured', 'state_conflict'],
  input: z.strictObject({ id }),
  output: Outcome,
})

/** Closes the page of the provider, or releases what was authorised. */
export const cancelPayment = route({
  ...shared,
  id: 'payments.onlinePayment.cancel',
  path: '/payments/intents/{id}/cancel',
  event: 'cancel',
  errors: ['not_found', 'not_configured', 'state_conflict'],
  input: z.strictObject({ id }),
  output: Outcome,
})

/** Of a refund. */
export const refunded = {
  refundMinor: amountField({ min: 1, max: mostMinor }),
  reason: multilineField({ max: 500 }),
}

/** Gives a captured amount back to the card; the same `uid` again answers the same refund. */
export const refundPayment = route({
  ...shared,
  id: 'payments.onlinePayment.refund',
  path: '/payments/intents/{id}/refund',
  event: 'refund',
  errors: [
    'not_found',
    'not_configured',
    'state_conflict',
    'duplicate',
    'payments.over_refunded',
    'payments.refund_refused',
    'payments.credit_short',
    'accounts.period_closed',
    'accounts.rule_missing',
  ],
  input: z.strictObject({ id, uid: z.uuid(), ...refunded }),
  output: Outcome.extend({ refund: z.enum(['requested', 'succeeded', 'failed']) }),
})
