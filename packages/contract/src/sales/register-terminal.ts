import { mostMinor } from '@countinghouse/kernel/minor'
import { z } from 'zod'
import { terminalPayments, terminalStatuses } from '../payments/terminal-payment.ts'
import { amountField } from '../rich-fields.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { idOf } from '../values.ts'
import { registerPage } from './register.ts'

/** A payment at the terminal of a till, as the register shows it. Never a card number but its last four digits. */
const Shown = z.object({
  id: idOf('payments.terminal_payment'),
  uid: z.uuid(),
  status: z.enum(terminalStatuses),
  amountMinor: z.int(),
  /** Brand and last four digits, once it is approved. */
  card: z.string().nullable(),
  declineCode: z.string().nullable(),
})

const shared = {
  method: 'POST',
  page: registerPage,
  event: 'sell',
  writes: true,
  // The provider is called between two transactions; the uid of the payment makes sure that the card is charged once.
  idempotent: 'no',
  stale: [terminalPayments.routes.list, terminalPayments.routes.selected],
  output: Shown,
} as const

/**
 * Asks the terminal of the till for a card. The same `uid` answers the same payment and never charges twice. Throws: not_configured where
 * no provider is configured or the till has no terminal.
 */
export const startTerminal = route({
  ...shared,
  id: 'sales.terminal.start',
  path: '/pos/terminal-payments',
  errors: [
    'not_found',
    'not_configured',
    'duplicate',
    'sales.session_not_open',
    'sales.tender_not_offered',
    'sales.tender_below_min',
    'sales.tender_above_max',
  ],
  input: z.strictObject({
    /** Of the payment at the till. */
    uid: z.uuid(),
    /** Of the sale that it is for. */
    receiptUid: z.uuid(),
    tillSessionId: idOf('sales.till_session'),
    paymentTypeId: idOf('erp.payment_type'),
    amountMinor: amountField({ min: 1, max: mostMinor }),
  }),
})
export type ShownTerminal = OutputOfRoute<typeof startTerminal>

/** Asks what became of it. */
export const checkTerminal = route({
  ...shared,
  id: 'sales.terminal.check',
  path: '/pos/terminal-payments/poll',
  errors: ['not_found', 'not_configured'],
  input: z.strictObject({ uid: z.uuid() }),
})

/** Ends it: a card that was not presented is not charged, and what was approved goes back to the card. */
export const cancelTerminal = route({
  ...shared,
  id: 'sales.terminal.cancel',
  path: '/pos/terminal-payments/cancel',
  errors: ['not_found', 'not_configured', 'state_conflict'],
  input: z.strictObject({ uid: z.uuid() }),
})
