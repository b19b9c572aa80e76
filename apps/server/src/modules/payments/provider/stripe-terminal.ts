import type { z } from 'zod'
import type { CardTerminal, TerminalRef, TerminalState } from './card-terminal.ts'
import { unansweredTerminal } from './card-terminal.ts'
import type { StripeAnswer, StripeCall } from './stripe-call.ts'
import { PresentIntent, Reader } from './stripe-objects.ts'

type Ask = <T>(schema: z.ZodType<T>, call: StripeCall) => Promise<StripeAnswer<T>>

/** Readers of Stripe, driven by the server. Source: docs.stripe.com/terminal, server-driven integration. */
export function stripeTerminal(ask: Ask): CardTerminal {
  const intentOf = (chargeRef: string) => `/v1/payment_intents/${encodeURIComponent(chargeRef)}`
  const readerOf = (readerRef: string) => `/v1/terminal/readers/${encodeURIComponent(readerRef)}`

  async function read({ chargeRef }: TerminalRef): Promise<TerminalState> {
    if (chargeRef === null) return unansweredTerminal(chargeRef)
    const answer = await ask(PresentIntent, {
      method: 'GET',
      path: `${intentOf(chargeRef)}?expand[]=latest_charge`,
    })
    if (answer.kind !== 'done') return unansweredTerminal(chargeRef)
    const state = stateOf(answer.value)
    // A declined intent could be tried again at the reader: it ends, so that nothing is charged for a payment that is over.
    if (state.state !== 'declined') return state
    const ended = await ask(PresentIntent, {
      method: 'POST',
      path: `${intentOf(chargeRef)}/cancel`,
      key: `decline-${chargeRef}`,
      form: {},
    })
    return ended.kind === 'done' ? state : unansweredTerminal(chargeRef)
  }

  return {
    read,
    start: async ({ uid, amountMinor, currencyCode, readerRef }) => {
      const created = await ask(PresentIntent, {
        method: 'POST',
        path: '/v1/payment_intents',
        key: `terminal-${uid}`,
        form: {
          amount: String(amountMinor),
          currency: currencyCode.toLowerCase(),
          'payment_method_types[0]': 'card_present',
          capture_method: 'automatic',
          'metadata[uid]': uid,
        },
      })
      if (created.kind === 'unknown') return unansweredTerminal(null)
      if (created.kind === 'refused')
        return { ...unansweredTerminal(null), state: 'declined', declineCode: created.code }
      const chargeRef = created.value.id
      const shown = await ask(Reader, {
        method: 'POST',
        path: `${readerOf(readerRef)}/process_payment_intent`,
        key: `process-${uid}`,
        form: { payment_intent: chargeRef },
      })
      if (shown.kind === 'done') return { ...unansweredTerminal(chargeRef), state: 'waiting' }
      // Without an answer of the reader, what became of it is read from the intent, later.
      if (shown.kind === 'unknown') return unansweredTerminal(chargeRef)
      const ended = await ask(PresentIntent, {
        method: 'POST',
        path: `${intentOf(chargeRef)}/cancel`,
        key: `cancel-${uid}`,
        form: {},
      })
      if (ended.kind !== 'done') return unansweredTerminal(chargeRef)
      return { ...unansweredTerminal(chargeRef), state: 'declined', declineCode: shown.code }
    },
    cancel: async ({ chargeRef, readerRef }, uid) => {
      if (chargeRef === null) return unansweredTerminal(chargeRef)
      await ask(Reader, {
        method: 'POST',
        path: `${readerOf(readerRef)}/cancel_action`,
        key: `action-${uid}`,
        form: {},
      })
      await ask(PresentIntent, {
        method: 'POST',
        path: `${intentOf(chargeRef)}/cancel`,
        key: `cancel-${uid}`,
        form: {},
      })
      return await read({ chargeRef, readerRef })
    },
  }
}

function stateOf({ id, status, last_payment_error: problem, latest_charge: charge }: z.output<typeof PresentIntent>) {
  const declineCode = problem?.decline_code ?? problem?.code ?? null
  const details = charge?.payment_method_details?.card_present
  const card =
    details === null || details === undefined
      ? null
      : {
          brand: details.brand ?? 'card',
          last4: details.last4 ?? '0000',
          authorisation: details.receipt?.authorization_code ?? null,
        }
  const said = { chargeRef: id, card: null, declineCode }
  if (status === 'succeeded') return { ...said, state: 'approved', card, declineCode: null } as const
  if (status === 'canceled') return { ...said, state: declineCode === null ? 'cancelled' : 'declined' } as const
  return { ...said, state: declineCode === null ? 'waiting' : 'declined' } as const
}
