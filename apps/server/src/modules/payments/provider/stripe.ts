import type { z } from 'zod'
import type { CardProvider, PaymentRef, PaymentState, RefundState } from './card-provider.ts'
import { noAnswer } from './card-provider.ts'
import { readMessage } from './event-message.ts'
import { isSigned } from './signature.ts'
import type { StripeCall } from './stripe-call.ts'
import { callStripe } from './stripe-call.ts'
import { Intent, Refund, Session } from './stripe-objects.ts'
import { stripeTerminal } from './stripe-terminal.ts'

export const stripeAddress = 'https://api.stripe.com'

const unanswered = (ref: PaymentRef): PaymentState => ({ ...ref, ...noAnswer })

export type StripeAccount = { readonly secretKey: string; readonly signingSecret: string; readonly address: string }

/** Stripe by its HTTP API: Checkout for the page, so that card data are entered there. Source: docs.stripe.com/api, version 2024-06-20. */
export function stripe({ secretKey, signingSecret, address }: StripeAccount): CardProvider {
  const ask = async <T>(schema: z.ZodType<T>, call: StripeCall) =>
    await callStripe({ address, secretKey }, schema, call)

  async function read(ref: PaymentRef): Promise<PaymentState> {
    if (ref.sessionRef === null) return unanswered(ref)
    const answer = await ask(Session, {
      method: 'GET',
      path: `/v1/checkout/sessions/${encodeURIComponent(ref.sessionRef)}?expand[]=payment_intent`,
    })
    return answer.kind === 'done' ? stateOfSession(answer.value) : unanswered(ref)
  }

  return {
    name: 'stripe',
    terminal: stripeTerminal(ask),
    read,
    create: async (order) => {
      const answer = await ask(Session, {
        method: 'POST',
        path: '/v1/checkout/sessions',
        key: `pay-${order.uid}`,
        form: {
          mode: 'payment',
          client_reference_id: order.uid,
          'metadata[uid]': order.uid,
          'payment_intent_data[metadata][uid]': order.uid,
          'payment_intent_data[capture_method]': order.captureMode === 'at_once' ? 'automatic' : 'manual',
          'payment_method_types[0]': 'card',
          'line_items[0][quantity]': '1',
          'line_items[0][price_data][currency]': order.currencyCode.toLowerCase(),
          'line_items[0][price_data][unit_amount]': String(order.amountMinor),
          'line_items[0][price_data][product_data][name]': order.title,
          expires_at: String(Math.floor(order.expiresAt.getTime() / 1000)),
          success_url: order.returnUrl,
          cancel_url: order.returnUrl,
          'expand[0]': 'payment_intent',
        },
      })
      const none = { sessionRef: null, chargeRef: null }
      if (answer.kind === 'done') return stateOfSession(answer.value)
      if (answer.kind === 'unknown') return unanswered(none)
      return { ...none, ...noAnswer, state: 'declined', declineCode: answer.code }
    },
    capture: async (ref, { uid, amountMinor }) => {
      if (ref.chargeRef === null) return unanswered(ref)
      const answer = await ask(Intent, {
        method: 'POST',
        path: `/v1/payment_intents/${encodeURIComponent(ref.chargeRef)}/capture`,
        key: `capture-${uid}`,
        form: { amount_to_capture: String(amountMinor) },
      })
      // A refusal says that it is captured or cancelled already: what became of it is read.
      return answer.kind === 'unknown' ? unanswered(ref) : await read(ref)
    },
    cancel: async (ref, uid) => {
      if (ref.sessionRef === null) return unanswered(ref)
      const session = `/v1/checkout/sessions/${encodeURIComponent(ref.sessionRef)}/expire`
      const intent = `/v1/payment_intents/${encodeURIComponent(ref.chargeRef ?? '')}/cancel`
      const expired = await ask(Session, { method: 'POST', path: session, key: `expire-${uid}`, form: {} })
      // A completed page cannot be closed; what it authorised can be released.
      const isOver = expired.kind === 'refused' && ref.chargeRef !== null
      const released = isOver
        ? await ask(Intent, { method: 'POST', path: intent, key: `cancel-${uid}`, form: {} })
        : expired
      return released.kind === 'unknown' ? unanswered(ref) : await read(ref)
    },
    refund: async ({ uid, chargeRef, amountMinor }) => {
      if (chargeRef === null) return { state: 'unknown', ref: null, failure: null }
      const form = { payment_intent: chargeRef, amount: String(amountMinor), 'metadata[uid]': uid }
      const answer = await ask(Refund, { method: 'POST', path: '/v1/refunds', key: `refund-${uid}`, form })
      if (answer.kind === 'refused') return { state: 'failed', ref: null, failure: answer.code }
      return answer.kind === 'done' ? stateOfRefund(answer.value) : { state: 'unknown', ref: null, failure: null }
    },
    readRefund: async (ref) => {
      const answer = await ask(Refund, { method: 'GET', path: `/v1/refunds/${encodeURIComponent(ref)}` })
      return answer.kind === 'done' ? stateOfRefund(answer.value) : { state: 'unknown', ref, failure: null }
    },
    readEvent: (raw, signature, now) => (isSigned(signingSecret, raw, signature, now) ? readMessage(raw) : null),
  }
}

function stateOfSession({ id, url, status, payment_intent: intent }: z.output<typeof Session>): PaymentState {
  const problem = intent?.last_payment_error
  const declineCode = problem?.decline_code ?? problem?.code ?? null
  const refs = { sessionRef: id, chargeRef: intent?.id ?? null }
  const said = { ...refs, url: status === 'open' ? url : null, declineCode }
  const capturedMinor = intent?.status === 'succeeded' ? intent.amount_received : 0
  if (capturedMinor > 0) return { ...said, state: 'captured', capturedMinor, declineCode: null }
  if (intent?.status === 'requires_capture') return { ...said, state: 'authorised', capturedMinor: 0 }
  const isOver = intent?.status === 'canceled' || status === 'expired'
  if (isOver) return { ...said, state: declineCode === null ? 'cancelled' : 'declined', capturedMinor: 0 }
  return { ...said, state: 'open', capturedMinor: 0 }
}

function stateOfRefund({ id, status, failure_reason: failure }: z.output<typeof Refund>): RefundState {
  if (status === 'succeeded') return { state: 'succeeded', ref: id, failure: null }
  const isOver = status === 'failed' || status === 'canceled'
  return { state: isOver ? 'failed' : 'pending', ref: id, failure: isOver ? (failure ?? status) : null }
}
