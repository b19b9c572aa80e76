import { mostMinor } from '@countinghouse/kernel/minor'
import { text as menu } from '../accounts/menu.text.ts'
import { document } from '../document.ts'
import {
  choiceField,
  dateField,
  instantField,
  multilineField,
  referenceField,
  shownField,
  switchField,
} from '../fields.ts'
import { amountField, recordField } from '../rich-fields.ts'
import { series } from '../series.ts'
import { text } from './online-payment.text.ts'

/** Providers of card payments; the simulator moves no money and belongs to the demo company and tests. */
export const cardProviders = ['stripe', 'simulator'] as const

const currency = 'currencyCode'
const amount = () => amountField({ max: mostMinor, currency })

/** A card payment that a customer makes online, by a payment link. Source: docs/guides/payments.md, Online payments. */
export const onlinePayment = document({
  module: 'payments',
  thing: 'onlinePayment',
  path: '/finance/manage-payment/',
  api: '/payments/intents',
  text,
  menuTitle: menu.receivables,
  icon: 'world',
  sortOrder: 126,
  numbers: series({
    key: 'payments.online_payment',
    title: text.title,
    prefix: 'PAY',
    padding: 6,
    reset: 'year',
    isPerStore: false,
    isGapless: false,
  }),
  dayField: 'requestedOn',
  storeFields: [],
  isEntered: false,
  statuses: [
    'draft',
    'sent',
    'unknown',
    'authorised',
    'captured',
    'part_refunded',
    'refunded',
    'disputed',
    'declined',
    'cancelled',
  ],
  fields: {
    customerId: recordField('crm.customer'),
    /** Blank: credit of the customer. */
    invoiceId: recordField('accounts.invoice').nullable().default(null),
    /** Blank: of no order. */
    salesOrderId: recordField('sales.sales_order').nullable().default(null),
    requestedOn: dateField(),
    currencyCode: referenceField('currency'),
    amountMinor: amount(),
    provider: choiceField(cardProviders),
  },
  shown: {
    capturedMinor: amount(),
    refundedMinor: amount(),
    disputedMinor: amount(),
    /** What the ledger has of it. */
    bookedMinor: amount(),
    customerPaymentId: recordField('payments.customer_payment').nullable(),
    chargeRef: shownField().nullable(),
    declineCode: shownField().nullable(),
    /** Captured after it was declined or cancelled. */
    isLate: switchField(),
    capturedAt: instantField().nullable(),
    unknownSince: instantField().nullable(),
    reason: shownField().nullable(),
  },
  columns: [
    'customerId',
    'invoiceId',
    'salesOrderId',
    'requestedOn',
    'amountMinor',
    'refundedMinor',
    'capturedAt',
    'declineCode',
  ],
  filters: ['customerId', 'salesOrderId'],
  unfiltered: ['capturedAt', 'unknownSince', 'reason', 'isLate', 'chargeRef'],
  events: [
    { code: 'refund', risk: 'high', dependsOn: 'view' },
    { code: 'capture', dependsOn: 'view' },
    { code: 'cancel', dependsOn: 'view' },
    { code: 'check', dependsOn: 'view' },
    { code: 'link', dependsOn: 'view' },
    { code: 'configure', risk: 'high', dependsOn: 'view' },
  ],
  transitions: {
    resolve: {
      from: ['unknown'],
      to: ['cancelled'],
      event: 'resolve_unknown',
      fields: { evidence: multilineField({ max: 500 }) },
    },
  },
})
