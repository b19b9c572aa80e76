import { mostMinor } from '@countinghouse/kernel/minor'
import { z } from 'zod'
import { decimalField } from '../decimal-field.ts'
import { document } from '../document.ts'
import { dateField, instantField, multilineField, referenceField, textField } from '../fields.ts'
import { amountField, linesField, recordField } from '../rich-fields.ts'
import { text as menu } from '../accounts/menu.text.ts'
import { route } from '../route.ts'
import { series } from '../series.ts'
import { idOf } from '../values.ts'
import { mostSettledInvoices } from './settled-invoices.ts'
import { text } from './supplier-payment.text.ts'

const currency = 'currencyCode'
const amount = () => amountField({ max: mostMinor, currency }).default(0)

const sending = [
  'payments.over_settled',
  'payments.not_payable',
  'payments.nothing_paid',
  'payments.refund_differs',
  'payments.empty',
  'payments.prepayment_short',
  'payments.not_of_purchase_order',
  'payments.not_cash',
  'payments.supplier_on_hold',
  'payments.day_ahead',
] as const

/** A payment to a supplier. Source: docs/guides/payments.md, Supplier payments. */
export const supplierPayment = document({
  module: 'payments',
  thing: 'supplierPayment',
  path: '/finance/supplier-payments/',
  api: '/payments/supplier-payments',
  text,
  menuTitle: menu.payables,
  icon: 'coins',
  sortOrder: 130,
  numbers: series({
    key: 'payments.supplier_payment',
    title: text.title,
    prefix: 'PAY',
    padding: 5,
    reset: 'year',
    isPerStore: false,
    isGapless: false,
  }),
  dayField: 'paidOn',
  storeFields: [],
  statuses: ['draft', 'pending', 'approved', 'sent', 'reversed', 'rejected', 'cancelled'],
  fields: {
    supplierId: recordField('procure.supplier'),
    accountId: recordField('accounts.account'),
    paidOn: dateField(),
    /** Blank: the company's currency. */
    currencyCode: referenceField('currency').nullable().default(null),
    /** Units of the company's currency for one unit of the currency. Blank: the rate of the payment date. */
    exchangeRate: decimalField({ whole: 9, decimals: 10, isPositive: true }).nullable().default(null),
    reference: textField({ max: 140 }).nullable().default(null),
    note: multilineField({ max: 2000 }).nullable().default(null),
    /** The purchase order whose prepayment the payment is, or uses. */
    purchaseOrderId: recordField('purchase.purchase_order', { within: { supplierId: { field: 'supplierId' } } })
      .nullable()
      .default(null),
    /** Paid before there is an invoice. */
    prepaymentMinor: amount(),
    /** Of earlier prepayments, used for the invoices; with an order, of its prepayment. */
    appliedMinor: amount(),
    /** Paid back by the supplier: credit notes of the lines, and applied prepayments. */
    receivedMinor: amount(),
    lines: linesField(
      'line',
      {
        /** A posted invoice, or a credit note that reduces the payment. */
        invoiceId: recordField('accounts.supplier_invoice'),
        amountMinor: amountField({ min: 1, max: mostMinor, currency }),
        /** Part of the amount that is let off for early payment. */
        discountMinor: amount(),
      },
      { most: mostSettledInvoices },
    ).default([]),
  },
  shown: {
    /** What leaves the account. */
    amountMinor: amountField({ currency }),
    sentAt: instantField().nullable(),
    reversedOn: dateField().nullable(),
  },
  columns: ['supplierId', 'paidOn', 'accountId', 'reference', 'amountMinor', 'receivedMinor'],
  filters: ['supplierId', 'accountId', 'purchaseOrderId'],
  unfiltered: ['sentAt', 'reversedOn'],
  papers: [
    { name: 'payment', title: text.one },
    { name: 'remittance_advice', title: text.remittance, from: ['sent'], facts: ['paidOn', 'reference'] },
  ],
  errors: [
    'payments.rule_broken',
    'payments.over_settled',
    'payments.not_payable',
    'payments.nothing_paid',
    'payments.refund_differs',
    'payments.not_cash',
    'accounts.rate_missing',
    'accounts.invoice_rate',
  ],
  transitions: {
    submit: { from: ['draft'], to: ['pending', 'approved'], event: 'edit', errors: sending },
    send: {
      from: ['draft', 'approved'],
      to: ['sent', 'pending'],
      event: 'send',
      isNext: true,
      errors: [...sending, 'accounts.period_closed', 'accounts.rule_missing', 'accounts.rate_missing'],
    },
    withdraw: { from: ['pending'], to: ['draft'], event: 'edit' },
    reopen: { from: ['approved', 'rejected'], to: ['draft'], event: 'edit' },
    cancel: { from: ['approved', 'rejected'], to: ['cancelled'], event: 'edit' },
    reverse: {
      from: ['sent'],
      to: ['reversed'],
      event: 'reverse',
      fields: { reversedOn: dateField().nullable().default(null) },
      errors: ['accounts.period_closed', 'payments.prepayment_short', 'payments.in_file'],
    },
  },
})

/** What payments are proposed for. */
export const proposal = {
  accountId: recordField('accounts.account'),
  /** Invoices that are due up to this date. */
  dueOn: dateField(),
  /** Blank: all suppliers. */
  supplierId: recordField('procure.supplier').nullable().default(null),
}

/**
 * Creates a draft for each supplier and currency with the open amounts of its invoices that are due and of its credit notes. What other
 * drafts have is left out, and so are suppliers whose payments are on hold or whose credit notes exceed their invoices.
 */
export const proposePayments = route({
  id: 'payments.supplierPayment.propose',
  method: 'POST',
  path: '/payments/supplier-payments/propose',
  page: supplierPayment.page,
  event: 'create',
  writes: true,
  stale: [supplierPayment.routes.list],
  errors: ['payments.not_cash', 'payments.nothing_due', 'accounts.rate_missing'],
  input: z.strictObject(proposal),
  output: z.object({ items: z.array(z.object({ id: idOf(supplierPayment.entity), supplier: z.string() })) }),
})
