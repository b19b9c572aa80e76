import type { CardTerminal } from './card-terminal.ts'

/** How a provider names a payment: its page and, once it is paid, the payment itself. Null: not known yet. */
export type PaymentRef = { readonly sessionRef: string | null; readonly chargeRef: string | null }

/** What is asked for. Units: minor units of the currency. */
export type PaymentOrder = {
  readonly uid: string
  readonly amountMinor: number
  readonly currencyCode: string
  /** What the customer reads. */
  readonly title: string
  readonly captureMode: 'at_once' | 'by_hand'
  /** Where the page of the provider leads back to. */
  readonly returnUrl: string
  /** When the page closes, so that an abandoned one does not keep its invoice. */
  readonly expiresAt: Date
}

/**
 * What a provider says of a payment. `open`: the customer has not paid yet; `unknown`: no answer, so that it may or may not have taken
 * effect. Units: minor units of the currency.
 */
export type PaymentState = PaymentRef & {
  readonly state: 'open' | 'authorised' | 'captured' | 'declined' | 'cancelled' | 'unknown'
  readonly capturedMinor: number
  /** Page on which the customer pays; null: there is none any more. */
  readonly url: string | null
  /** Why the last attempt was declined. */
  readonly declineCode: string | null
}

export type RefundOrder = PaymentRef & { readonly uid: string; readonly amountMinor: number }
/** `pending`: the provider answers later; `unknown`: no answer. */
export type RefundState = {
  readonly state: 'succeeded' | 'pending' | 'failed' | 'unknown'
  readonly ref: string | null
  readonly failure: string | null
}

/** A message of the provider. It is a hint: what became of the payment is read from the provider. */
export type ProviderEvent = PaymentRef & {
  readonly eventRef: string
  readonly kind: string
  /** Of our payment, where the message names it. */
  readonly uid: string | null
}

export type ProviderName = 'stripe' | 'simulator'

/**
 * A provider of card payments. Customers enter their card on its page, so that no card data come here. Every call that changes something
 * takes effect once however often it is repeated: its key is made from the uid. No call throws for what the provider answers or does not.
 */
export type CardProvider = {
  readonly name: ProviderName
  readonly terminal: CardTerminal
  readonly create: (order: PaymentOrder) => Promise<PaymentState>
  readonly read: (ref: PaymentRef) => Promise<PaymentState>
  readonly capture: (ref: PaymentRef, order: Pick<PaymentOrder, 'uid' | 'amountMinor'>) => Promise<PaymentState>
  readonly cancel: (ref: PaymentRef, uid: string) => Promise<PaymentState>
  readonly refund: (order: RefundOrder) => Promise<RefundState>
  readonly readRefund: (ref: string) => Promise<RefundState>
  /** Null: not signed with the secret of the company, or too old. */
  readonly readEvent: (raw: Buffer, signature: string, now: Date) => ProviderEvent | null
}

export const noAnswer: Omit<PaymentState, keyof PaymentRef> = {
  state: 'unknown',
  capturedMinor: 0,
  url: null,
  declineCode: null,
}

/** How long a provider knows the key of a call, so that repeating it takes effect once. Units: seconds. Source: Stripe, idempotent requests (24 hours). */
export const keyLife = 82_800
