import { document } from '../document.ts'
import { dateField, instantField, multilineField, referenceField, shownField, switchField } from '../fields.ts'
import { amountField, recordField } from '../rich-fields.ts'
import { series } from '../series.ts'
import { text as menu } from './menu.text.ts'
import { orderParties, orderTerms } from './order-fields.ts'
import { text } from './quote.text.ts'
import { salesOrder } from './sales-order.ts'

const currency = 'currencyCode'

/** Prices that a customer is offered. Source: docs/guides/sales-orders.md, Quotes. */
export const quote = document({
  module: 'sales',
  thing: 'quote',
  path: '/sales/quotes/',
  api: '/sales/quotes',
  text,
  menuTitle: menu.orders,
  icon: 'file',
  sortOrder: 39,
  numbers: series({
    key: 'sales.quote',
    title: text.title,
    prefix: 'QT',
    padding: 5,
    reset: 'year',
    isPerStore: false,
    isGapless: false,
  }),
  dayField: 'quotedOn',
  storeFields: ['storeId'],
  statuses: ['draft', 'sent', 'accepted', 'lost'],
  fields: {
    ...orderParties,
    quotedOn: dateField(),
    /** Last day on which it can be accepted. */
    validUntil: dateField().nullable().default(null),
    ...orderTerms,
  },
  shown: {
    currencyCode: referenceField('currency'),
    isTaxInclusive: switchField(),
    netMinor: amountField({ currency }),
    taxMinor: amountField({ currency }),
    grossMinor: amountField({ currency }),
    sentAt: instantField().nullable(),
    salesOrderId: recordField(salesOrder.entity).nullable(),
    /** Of the sale at a till. */
    receiptNumber: shownField().nullable(),
    /** Why it was lost. */
    reason: shownField().nullable(),
  },
  columns: ['customerId', 'storeId', 'quotedOn', 'validUntil', 'grossMinor', 'salesOrderId'],
  filters: ['customerId', 'storeId'],
  unfiltered: ['isTaxInclusive', 'netMinor', 'taxMinor', 'sentAt', 'receiptNumber', 'reason'],
  errors: [
    'sales.rule_broken',
    'sales.kit_ordered',
    'sales.amount_too_large',
    'accounts.rate_missing',
    'accounts.invoice_too_large',
  ],
  papers: [
    {
      name: 'quote',
      title: text.one,
      facts: [
        'customerId',
        'storeId',
        'quotedOn',
        'validUntil',
        'requestedOn',
        'customerReference',
        'paymentTermId',
        'netMinor',
        'taxMinor',
        'grossMinor',
        'customerNote',
      ],
      columns: ['variantId', 'quantity', 'price', 'discountPpm', 'netMinor', 'taxMinor', 'grossMinor'],
    },
  ],
  transitions: {
    send: { from: ['draft'], to: ['sent'], event: 'send', isNext: true, errors: ['sales.price_missing'] },
    accept: {
      from: ['sent'],
      to: ['accepted'],
      event: 'accept',
      isNext: true,
      errors: [
        'sales.quote_expired',
        'sales.rule_broken',
        'sales.kit_ordered',
        'accounts.rate_missing',
        'accounts.invoice_too_large',
      ],
    },
    lose: { from: ['sent'], to: ['lost'], event: 'send', fields: { reason: multilineField({ max: 500 }) } },
  },
})
