import { mostMinor } from '@countinghouse/kernel/minor'
import { z } from 'zod'
import { text as menu } from '../accounts/menu.text.ts'
import { choiceField, instantField, multilineField, referenceField, shownField } from '../fields.ts'
import { listing } from '../listing.ts'
import { page } from '../page.ts'
import { amountField, recordField } from '../rich-fields.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { idOf, Version } from '../values.ts'
import { text } from './terminal-payment.text.ts'

export const terminalStatuses = [
  'waiting',
  'unknown',
  'approved',
  'declined',
  'cancelled',
  'reversing',
  'reversed',
] as const
export type TerminalStatus = (typeof terminalStatuses)[number]

export const terminalPaymentsPage = page({
  module: 'payments',
  path: '/finance/terminal-payments/',
  title: text.title,
  menuTitle: menu.receivables,
  icon: 'device-desktop',
  events: [
    'export',
    { code: 'check', dependsOn: 'view' },
    { code: 'reverse', risk: 'high', dependsOn: 'view' },
    { code: 'resolve_unknown', risk: 'high', dependsOn: 'view' },
  ],
  sortOrder: 127,
  pickers: ['erp.store'],
})

const amount = () => amountField({ max: mostMinor, currency: 'currencyCode' })

/** Payments at the card terminals of tills, newest first. Source: docs/guides/payments.md, Card terminals. */
export const terminalPayments = listing({
  module: 'payments',
  thing: 'terminalPayment',
  page: terminalPaymentsPage,
  api: '/payments/terminal-payments',
  entity: 'payments.terminal_payment',
  source: 'payments.terminal_payment_list',
  text,
  fields: {
    name: shownField(),
    status: choiceField(terminalStatuses),
    /** What a person has to do about it. */
    todo: choiceField(['done', 'open', 'unused', 'unknown', 'refund_failed']),
    storeId: recordField('erp.store'),
    till: shownField(),
    currencyCode: referenceField('currency'),
    amountMinor: amount(),
    refundedMinor: amount(),
    card: shownField().nullable(),
    authorisation: shownField().nullable(),
    receiptNumber: shownField().nullable(),
    declineCode: shownField().nullable(),
    reason: shownField().nullable(),
    requestedAt: instantField(),
    requestedBy: shownField(),
  },
  kept: { version: Version },
  titleField: 'name',
  columns: ['requestedAt', 'till', 'amountMinor', 'status', 'todo', 'receiptNumber', 'card'],
  filters: ['todo', 'status', 'storeId'],
  sort: ['requestedAt'],
  defaultSort: ['-requestedAt'],
  storeColumns: ['store_id'],
  isGrowing: true,
  hasGet: true,
})
const getListedTerminal = terminalPayments.routes.get as NonNullable<typeof terminalPayments.routes.get>
export type TerminalPayment = OutputOfRoute<typeof terminalPayments.routes.list>['items'][number]

const id = idOf('payments.terminal_payment')

/** A payment with what went back to its card, latest first. Units: minor units of its currency. */
export const getTerminalPayment = route({
  id: 'payments.terminalPayment.refunds',
  method: 'GET',
  path: '/payments/terminal-payments/{id}/refunds',
  page: terminalPaymentsPage,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ id }),
  output: z.object({
    status: z.enum(terminalStatuses),
    /** No receipt was posted with it. */
    isUnused: z.boolean(),
    refunds: z.array(
      z.object({
        id: idOf('payments.terminal_refund'),
        amountMinor: z.int(),
        status: z.enum(['requested', 'succeeded', 'failed', 'by_hand']),
        failure: z.string().nullable(),
        evidence: z.string().nullable(),
      }),
    ),
  }),
})

const shared = {
  method: 'POST',
  page: terminalPaymentsPage,
  writes: true,
  // The provider is called between two transactions; keys of its own make sure that each call takes effect once.
  idempotent: 'no',
  stale: [terminalPayments.routes.list, terminalPayments.routes.selected, getListedTerminal, getTerminalPayment],
  output: z.object({ status: z.enum(terminalStatuses) }),
} as const

/** Asks the provider what became of a payment and of what goes back to its card. */
export const askTerminalPayment = route({
  ...shared,
  id: 'payments.terminalPayment.check',
  path: '/payments/terminal-payments/{id}/poll',
  event: 'check',
  errors: ['not_found', 'not_configured'],
  input: z.strictObject({ id }),
})

/** Gives a payment that no receipt used back to its card. */
export const reverseTerminalPayment = route({
  ...shared,
  id: 'payments.terminalPayment.reverse',
  path: '/payments/terminal-payments/{id}/reverse',
  event: 'reverse',
  errors: ['not_found', 'not_configured', 'state_conflict'],
  input: z.strictObject({ id }),
})

/** Marks a payment without an answer as not paid, or refunds that the provider refused as given back by hand. */
export const resolveTerminalPayment = route({
  ...shared,
  id: 'payments.terminalPayment.resolve',
  path: '/payments/terminal-payments/{id}/resolve',
  event: 'resolve_unknown',
  idempotent: 'required',
  errors: ['not_found', 'stale', 'state_conflict'],
  input: z.strictObject({ id, version: Version, evidence: multilineField({ max: 500 }) }),
})
