import { mostMinor } from '@countinghouse/kernel/minor'
import { z } from 'zod'
import { text as menu } from '../accounts/menu.text.ts'
import { decimalField } from '../decimal-field.ts'
import { document } from '../document.ts'
import { dateField, instantField, multilineField, referenceField, textField } from '../fields.ts'
import { amountField, linesField, recordField } from '../rich-fields.ts'
import { route } from '../route.ts'
import { series } from '../series.ts'
import { idOf } from '../values.ts'
import { text } from './customer-payment.text.ts'
import { mostSettledInvoices } from './settled-invoices.ts'

const currency = 'currencyCode'
const amount = () => amountField({ max: mostMinor, currency }).default(0)

const calculating = [
  'payments.over_settled',
  'payments.not_receivable',
  'payments.over_allocated',
  'payments.refund_exceeds',
  'payments.not_cash',
  'accounts.rate_missing',
  'accounts.invoice_rate',
] as const

/** A payment of a customer. Source: docs/guides/payments.md, Customer payments. */
export const customerPayment = document({
  module: 'payments',
  thing: 'customerPayment',
  path: '/finance/payment-entries/',
  api: '/payments/customer-payments',
  text,
  menuTitle: menu.receivables,
  icon: 'coins',
  sortOrder: 126,
  numbers: series({
    key: 'payments.customer_payment',
    title: text.title,
    prefix: 'RCV',
    padding: 5,
    reset: 'year',
    isPerStore: false,
    isGapless: false,
  }),
  dayField: 'receivedOn',
  storeFields: [],
  statuses: ['draft', 'posted', 'reversed'],
  fields: {
    customerId: recordField('crm.customer'),
    accountId: recordField('accounts.account'),
    receivedOn: dateField(),
    /** Blank: the company's currency. */
    currencyCode: referenceField('currency').nullable().default(null),
    /** Units of the company's currency for one unit of the currency. Blank: the rate of the payment date. */
    exchangeRate: decimalField({ whole: 9, decimals: 10, isPositive: true }).nullable().default(null),
    reference: textField({ max: 140 }).nullable().default(null),
    note: multilineField({ max: 2000 }).nullable().default(null),
    /** The order whose deposit the payment is, or uses. */
    salesOrderId: recordField('sales.sales_order', { within: { customerId: { field: 'customerId' } } })
      .nullable()
      .default(null),
    /** What was received. */
    amountMinor: amount(),
    /** Of earlier payments that were not allocated; with an order, of its deposit. */
    appliedMinor: amount(),
    /** Paid back to the customer: applied credit, and credit notes of the lines. */
    refundedMinor: amount(),
    lines: linesField(
      'line',
      {
        /** A posted invoice, or a credit note that is paid out. */
        invoiceId: recordField('accounts.invoice'),
        amountMinor: amountField({ min: 1, max: mostMinor, currency }),
        /** Part of the amount that is let off for early payment. */
        discountMinor: amount(),
      },
      { most: mostSettledInvoices },
    ).default([]),
  },
  shown: {
    /** Not allocated to an invoice: the credit of the customer, or the deposit of the order. */
    unallocatedMinor: amountField({ currency }),
    /** Of the applied deposit, what became credit of the customer. */
    releasedMinor: amountField({ currency }),
    postedAt: instantField().nullable(),
    reversedOn: dateField().nullable(),
  },
  columns: ['customerId', 'receivedOn', 'accountId', 'reference', 'amountMinor', 'refundedMinor', 'unallocatedMinor'],
  filters: ['customerId', 'accountId', 'salesOrderId'],
  unfiltered: ['releasedMinor', 'postedAt', 'reversedOn'],
  errors: ['payments.rule_broken', ...calculating],
  events: [{ code: 'refund', risk: 'high', dependsOn: 'post' }],
  transitions: {
    post: {
      from: ['draft'],
      to: ['posted'],
      event: 'post',
      isNext: true,
      errors: [
        ...calculating,
        'payments.nothing_received',
        'payments.credit_short',
        'payments.deposit_short',
        'payments.not_of_order',
        'payments.day_ahead',
        'accounts.period_closed',
        'accounts.rule_missing',
      ],
    },
    reverse: {
      from: ['posted'],
      to: ['reversed'],
      event: 'reverse',
      fields: { reversedOn: dateField().nullable().default(null) },
      errors: [
        'accounts.period_closed',
        'payments.credit_short',
        'payments.deposit_short',
        'payments.rule_broken',
        'payments.of_online_payment',
      ],
    },
  },
})

/** What was received of whom. */
export const received = {
  customerId: recordField('crm.customer'),
  accountId: recordField('accounts.account'),
  receivedOn: dateField(),
  currencyCode: referenceField('currency').nullable().default(null),
  receivedMinor: amountField({ min: 1, max: mostMinor, currency }),
  reference: textField({ max: 140 }).nullable().default(null),
}

/** Creates a draft that allocates the amount to the open invoices of the customer in the currency, starting with the earliest due date. */
export const allocatePayment = route({
  id: 'payments.customerPayment.allocate',
  method: 'POST',
  path: '/payments/customer-payments/allocate',
  page: customerPayment.page,
  event: 'create',
  writes: true,
  stale: [customerPayment.routes.list],
  errors: ['payments.not_cash', 'accounts.rate_missing'],
  input: z.strictObject(received),
  output: z.object({ id: idOf(customerPayment.entity), name: z.string() }),
})

/** What is paid back to whom. */
export const paidBack = {
  customerId: recordField('crm.customer'),
  accountId: recordField('accounts.account'),
  receivedOn: dateField(),
  currencyCode: referenceField('currency').nullable().default(null),
  /** Blank: all that is open of credit notes, and the credit of the customer. */
  refundedMinor: amountField({ min: 1, max: mostMinor, currency }).nullable().default(null),
  reference: textField({ max: 140 }).nullable().default(null),
}

/** Creates a draft that pays back open credit notes, starting with the oldest, then the credit of the customer in the currency. */
export const payBack = route({
  id: 'payments.customerPayment.payBack',
  method: 'POST',
  path: '/payments/customer-payments/pay-back',
  page: customerPayment.page,
  event: 'create',
  writes: true,
  stale: [customerPayment.routes.list],
  errors: ['payments.nothing_to_refund', 'payments.credit_short', 'payments.not_cash', 'accounts.rate_missing'],
  input: z.strictObject(paidBack),
  output: z.object({ id: idOf(customerPayment.entity), name: z.string() }),
})
