/** How a provider names a payment at a terminal. Null: not known yet. */
export type TerminalRef = { readonly chargeRef: string | null; readonly readerRef: string }

/** What a terminal is asked for. Units: minor units of the currency. */
export type TerminalOrder = {
  readonly uid: string
  readonly amountMinor: number
  readonly currencyCode: string
  readonly readerRef: string
}

/**
 * What the provider says of it. `waiting`: no card was presented yet; `unknown`: no answer, so that it may or may not have been charged.
 * Nothing but brand and last four digits of a card is ever kept.
 */
export type TerminalState = {
  readonly state: 'waiting' | 'approved' | 'declined' | 'cancelled' | 'unknown'
  readonly chargeRef: string | null
  readonly card: TerminalCard | null
  readonly declineCode: string | null
}

type TerminalCard = {
  readonly brand: string
  readonly last4: string
  readonly authorisation: string | null
}

/**
 * Card terminals of a provider. Every call takes effect once however often it is repeated: its key is made from the uid. No call throws
 * for what the provider answers or does not. What was approved goes back by `refund` of the provider.
 */
export type CardTerminal = {
  readonly start: (order: TerminalOrder) => Promise<TerminalState>
  readonly read: (ref: TerminalRef) => Promise<TerminalState>
  /** Takes the request off the terminal. A card that was charged meanwhile stays charged, and is answered as approved. */
  readonly cancel: (ref: TerminalRef, uid: string) => Promise<TerminalState>
}

export const unansweredTerminal = (chargeRef: string | null): TerminalState => ({
  state: 'unknown',
  chargeRef,
  card: null,
  declineCode: null,
})
