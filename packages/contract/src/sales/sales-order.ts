import { mostMinor } from '@countinghouse/kernel/minor'
import { document } from '../document.ts'
import {
  choiceField,
  dateField,
  instantField,
  multilineField,
  rateField,
  referenceField,
  shownField,
  switchField,
} from '../fields.ts'
import { amountField } from '../rich-fields.ts'
import { series } from '../series.ts'
import { text as menu } from './menu.text.ts'
import { orderParties, orderTerms } from './order-fields.ts'
import { text } from './sales-order.text.ts'

const currency = 'currencyCode'
export const deliveryModes = ['deliver', 'collect'] as const
/** `waiting`: the provider has not answered yet, or the amount is authorised and not captured. */
export const orderPaymentStatuses = ['unpaid', 'waiting', 'part_paid', 'paid', 'part_refunded', 'refunded'] as const
/** What a promise is from: deliveries of the last `promiseDays` days, at least `leastDelivered`; else purchase orders, later by what receipts were late, of at least `leastReceived`. */
export const promiseBases = ['history', 'purchase'] as const
export const promiseDays = 365
export const leastDelivered = 20
export const leastReceived = 5
export const progressStatuses = ['none', 'partial', 'full'] as const
const reason = { reason: multilineField({ max: 500 }) }
/** What releasing a deposit can meet. */
const releasing = ['accounts.period_closed', 'accounts.rule_missing'] as const
const cancelling = [
  'sales.already_delivered',
  'sales.delivery_open',
  'inventory.reserved_in_pick',
  ...releasing,
] as const

/** An order of a customer that is delivered and invoiced. Source: docs/guides/sales-orders.md. */
export const salesOrder = document({
  module: 'sales',
  thing: 'salesOrder',
  source: 'sales.sales_order_entry',
  constrainedBy: 'sales.sales_order',
  path: '/sales/orders/',
  api: '/sales/orders',
  text,
  menuTitle: menu.orders,
  icon: 'shopping-cart',
  sortOrder: 40,
  numbers: series({
    key: 'sales.sales_order',
    title: text.title,
    prefix: 'SO',
    padding: 5,
    reset: 'year',
    isPerStore: false,
    isGapless: false,
  }),
  dayField: 'orderedOn',
  storeFields: ['storeId'],
  statuses: ['draft', 'on_hold', 'confirmed', 'closed', 'cancelled'],
  fields: {
    ...orderParties,
    orderedOn: dateField(),
    /** `collect`: the customer fetches it in the store. */
    deliveryMode: choiceField(deliveryModes).default('deliver'),
    ...orderTerms,
    /** Of the total; either this or an amount, blank: none is required. */
    depositPpm: rateField({ minPpm: 1, maxPpm: 1_000_000 }).nullable().default(null),
    depositMinor: amountField({ min: 1, max: mostMinor, currency }).nullable().default(null),
  },
  shown: {
    currencyCode: referenceField('currency'),
    isTaxInclusive: switchField(),
    netMinor: amountField({ currency }),
    taxMinor: amountField({ currency }),
    grossMinor: amountField({ currency }),
    /** To be paid before it is confirmed. */
    depositRequiredMinor: amountField({ currency }),
    deliveryStatus: choiceField(progressStatuses),
    invoiceStatus: choiceField(progressStatuses),
    paymentStatus: choiceField(orderPaymentStatuses),
    /** Of its card payments there is something to be refunded. */
    isPaidByCard: switchField(),
    /** What it exceeded the credit limit of the customer by. Units: minor units of the company's currency. */
    overLimitMinor: amountField({ min: 1 }).nullable(),
    /** What it was held for when it was confirmed, or dispatched. */
    holdReason: choiceField(['stopped', 'overdue', 'limit', 'deposit']).nullable(),
    confirmedAt: instantField().nullable(),
    /** Delivered by then in half of all cases, and in nine of ten; null: no promise. */
    expectedOn: dateField().nullable(),
    promiseOn: dateField().nullable(),
    promiseBasis: choiceField(promiseBases).nullable(),
    /** Reason for releasing, closing or cancelling. */
    reason: shownField().nullable(),
  },
  columns: [
    'customerId',
    'storeId',
    'orderedOn',
    'requestedOn',
    'promiseOn',
    'deliveryStatus',
    'invoiceStatus',
    'paymentStatus',
    'grossMinor',
  ],
  filters: ['customerId', 'storeId', 'deliveryMode', 'deliveryStatus', 'invoiceStatus', 'holdReason'],
  unfiltered: [
    'paymentStatus',
    'isPaidByCard',
    'isTaxInclusive',
    'netMinor',
    'taxMinor',
    'depositRequiredMinor',
    'overLimitMinor',
    'confirmedAt',
    'expectedOn',
    'promiseBasis',
    'reason',
  ],
  errors: [
    'sales.rule_broken',
    'sales.kit_ordered',
    'sales.amount_too_large',
    'accounts.rate_missing',
    'accounts.invoice_too_large',
  ],
  events: [{ code: 'refund_card', risk: 'high', dependsOn: 'cancel' }],
  papers: [
    {
      name: 'order',
      title: text.paper,
      facts: [
        'customerId',
        'storeId',
        'orderedOn',
        'requestedOn',
        'promiseOn',
        'deliveryMode',
        'customerReference',
        'paymentTermId',
        'netMinor',
        'taxMinor',
        'grossMinor',
        'depositRequiredMinor',
        'customerNote',
      ],
      columns: ['variantId', 'quantity', 'price', 'discountPpm', 'netMinor', 'taxMinor', 'grossMinor'],
    },
  ],
  transitions: {
    confirm: {
      from: ['draft'],
      to: ['confirmed', 'on_hold'],
      event: 'confirm',
      isNext: true,
      errors: [
        'sales.price_missing',
        'sales.not_sellable',
        'sales.tax_missing',
        'sales.member_suspended',
        'sales.reference_required',
      ],
    },
    release: {
      from: ['on_hold'],
      to: ['confirmed', 'on_hold'],
      event: 'release_credit',
      isNext: true,
      fields: reason,
      errors: ['sales.member_suspended', 'sales.reference_required'],
    },
    reopen: {
      from: ['on_hold'],
      to: ['draft'],
      event: 'edit',
      shownIf: { confirmedAt: null },
      errors: ['sales.deposit_held', 'sales.order_was_confirmed'],
    },
    reserve: { from: ['confirmed'], to: ['confirmed'], event: 'confirm' },
    close: {
      from: ['confirmed'],
      to: ['closed'],
      event: 'close',
      fields: reason,
      errors: ['sales.delivery_open', 'inventory.reserved_in_pick', ...releasing],
    },
    cancel: {
      from: ['on_hold', 'confirmed'],
      to: ['cancelled'],
      event: 'cancel',
      fields: reason,
      errors: [...cancelling],
    },
    /** Cancels it and refunds its card payments through the provider; otherwise what was paid is credit. */
    refund: {
      from: ['on_hold', 'confirmed'],
      to: ['cancelled'],
      event: 'refund_card',
      fields: reason,
      shownIf: { isPaidByCard: true },
      errors: [...cancelling, 'payments.over_refunded', 'payments.credit_short'],
    },
  },
})
