import { decimalField } from '../decimal-field.ts'
import { document } from '../document.ts'
import {
  choiceField,
  dateField,
  instantField,
  integerField,
  multilineField,
  rateField,
  referenceField,
  shownField,
  switchField,
  textField,
} from '../fields.ts'
import { unitPriceField } from '../money-line.ts'
import { costPermission } from '../procure/cost-permissions.ts'
import { incoterms } from '../procure/incoterms.ts'
import { text as menu } from '../procure/menu.text.ts'
import { amountField, linesField, quantityField, recordField } from '../rich-fields.ts'
import { series } from '../series.ts'
import { text } from './purchase-order.text.ts'
import { stockedVariantField } from '../procure/variant-field.ts'

/** Maximum lines of a purchase order. */
export const mostOrderLines = 1000

export const orderStatuses = ['draft', 'pending', 'approved', 'ordered', 'closed', 'cancelled', 'rejected'] as const

/** Derived from the quantities of the lines; `over`: a line received more than was ordered. */
export const receiptStatuses = ['none', 'partial', 'full', 'over'] as const

/** How much of the accepted goods posted supplier invoices bill; `nothing`: none were accepted. */
export const invoiceStatuses = ['nothing', 'none', 'partial', 'full'] as const

const wholePpm = 1_000_000
const mostMinor = 99_999_999_999_999
const currency = 'currency'
const rate = () => rateField({ maxPpm: wholePpm }).nullable().default(null)
const day = () => dateField().nullable().default(null)
const price = () => unitPriceField({ whole: 13 })
const words = (max: number) => textField({ max }).nullable().default(null)
const reason = { reason: multilineField({ max: 500 }) }

/** What submitting and sending require of the supplier. */
const supplierErrors = ['purchase.supplier_not_approved', 'purchase.supplier_on_hold'] as const

/** An order of goods from a supplier. Blank terms are those of the supplier. Source: docs/guides/purchase.md, Purchase orders. */
export const purchaseOrder = document({
  module: 'purchase',
  thing: 'purchaseOrder',
  path: '/procure/purchase-orders/',
  api: '/poMaster',
  addresses: { list: '/poMaster/list', create: '/poMaster/create' },
  text,
  menuTitle: menu.purchasing,
  icon: 'shopping-cart',
  sortOrder: 9,
  numbers: series({
    key: 'purchase.purchase_order',
    title: text.title,
    prefix: 'PO',
    padding: 5,
    reset: 'year',
    isPerStore: false,
    isGapless: false,
  }),
  dayField: 'orderedOn',
  storeFields: ['storeId'],
  statuses: orderStatuses,
  fields: {
    supplierId: recordField('procure.supplier'),
    storeId: recordField('erp.store'),
    orderedOn: dateField(),
    /** Blank: the lead time of the supplier after the order date. */
    dueOn: day(),
    /** The supplier may not ship after this day. */
    cancelOn: day(),
    /** Blank: the currency of the supplier. */
    currency: referenceField('currency').nullable().default(null),
    /** Units of the company's currency for one unit of `currency`. Blank: that of the order date. */
    exchangeRate: decimalField({ whole: 9, decimals: 10, isPositive: true }).nullable().default(null),
    /** Received goods are valued at `exchangeRate` instead of the rate of the day of receipt. */
    isRateFixed: switchField().default(false),
    paymentTermId: recordField('erp.payment_term').nullable().default(null),
    incoterm: choiceField(incoterms).nullable().default(null),
    incotermPlace: words(120),
    /** Of all lines; either a rate or an amount. Blank: that of the purchase discounts. */
    discountPpm: rate(),
    discountMinor: amountField({ max: mostMinor, currency }).nullable().default(null),
    supplierReference: words(60),
    /** Permits quantities below the minimum order quantity, or not in whole packs. */
    quantityReason: words(300),
    supplierNote: multilineField({ max: 2000 }).nullable().default(null),
    note: multilineField({ max: 2000 }).nullable().default(null),
    lines: linesField(
      'line',
      {
        variantId: stockedVariantField('storeId'),
        supplierCode: words(60),
        quantity: quantityField(),
        /** Blank: the price of the supplier. */
        unitPrice: price().nullable().default(null),
        /** Blank with the next: those of the purchase discounts. */
        discountPpm: rate(),
        /** Of what the first discount left. */
        furtherDiscountPpm: rate(),
        isFree: switchField().default(false),
        /** Blank: that of the order. */
        dueOn: day(),
        storeId: recordField('erp.store').nullable().default(null),
        /** Blank: the tolerance of the supplier, or of the company. */
        overReceiptPpm: rate(),
        underReceiptPpm: rate(),
        price: price().nullable().default(null),
        appliedDiscountPpm: rate(),
        appliedFurtherPpm: rate(),
        netMinor: amountField({ currency }).nullable().default(null),
      },
      {
        least: 1,
        most: mostOrderLines,
        calculated: ['supplierCode', 'price', 'appliedDiscountPpm', 'appliedFurtherPpm', 'netMinor'],
      },
    ),
    /** Days on which parts of a line are due, which add up to it; lines without them are due as a whole. */
    drops: linesField(
      'drop',
      {
        /** Number of the line. */
        orderLineNo: integerField({ min: 1, max: mostOrderLines }),
        /** Product of the line, so that a removed or moved line gives its schedule to no other. Blank: as the line has it. */
        variantId: stockedVariantField('storeId').nullable().default(null),
        dueOn: dateField(),
        quantity: quantityField(),
      },
      { most: mostOrderLines },
    ).default([]),
  },
  shown: {
    /** Rate of the header discount that applies. */
    appliedDiscountPpm: rateField({ maxPpm: wholePpm }).nullable(),
    /** Sum of the lines. */
    goodsMinor: amountField({ currency }),
    headerDiscountMinor: amountField({ currency }),
    /** Net of tax. */
    totalMinor: amountField({ currency }),
    /** Null: no tax rule applies to some of the goods. */
    taxMinor: amountField({ currency }).nullable(),
    grossMinor: amountField({ currency }).nullable(),
    /** In the company's currency. */
    companyTotalMinor: amountField().nullable(),
    /** First day on which something open is due; null: nothing is open, or a draft. */
    nextDueOn: dateField().nullable(),
    receiptStatus: choiceField(receiptStatuses),
    invoiceStatus: choiceField(invoiceStatuses),
    isOnHold: switchField(),
    holdReason: shownField().nullable(),
    sentAt: instantField().nullable(),
    /** How often it was revised after it was sent. */
    revision: integerField({ min: 1, max: 1_000_000 }).nullable(),
    /** Delivery date that the supplier confirmed. */
    confirmedOn: dateField().nullable(),
    /** Reason for closing or cancelling. */
    reason: shownField().nullable(),
  },
  guarded: {
    goodsMinor: costPermission,
    headerDiscountMinor: costPermission,
    totalMinor: costPermission,
    taxMinor: costPermission,
    grossMinor: costPermission,
    companyTotalMinor: costPermission,
  },
  guardedCells: { unitPrice: costPermission, price: costPermission, netMinor: costPermission },
  columns: ['supplierId', 'storeId', 'orderedOn', 'dueOn', 'nextDueOn', 'receiptStatus', 'invoiceStatus', 'totalMinor'],
  filters: ['supplierId', 'storeId', 'receiptStatus', 'invoiceStatus', 'isOnHold'],
  unfiltered: ['holdReason', 'sentAt', 'revision', 'reason'],
  errors: ['purchase.rule_broken', 'purchase.no_total', 'purchase.prepaid'],
  events: [
    { code: 'bill', dependsOn: 'view' },
    { code: 'accept_bill', risk: 'high', dependsOn: 'bill' },
  ],
  papers: [
    {
      name: 'order',
      title: text.one,
      facts: [
        'supplierId',
        'storeId',
        'revision',
        'orderedOn',
        'dueOn',
        'cancelOn',
        'currency',
        'paymentTermId',
        'incoterm',
        'incotermPlace',
        'supplierReference',
        'goodsMinor',
        'headerDiscountMinor',
        'totalMinor',
        'taxMinor',
        'grossMinor',
        'supplierNote',
      ],
      columns: [
        'orderLineNo',
        'variantId',
        'supplierCode',
        'quantity',
        'price',
        'appliedDiscountPpm',
        'appliedFurtherPpm',
        'dueOn',
        'netMinor',
      ],
      signatures: [text.issued],
    },
  ],
  transitions: {
    submit: {
      from: ['draft'],
      to: ['approved', 'pending'],
      event: 'submit',
      isNext: true,
      errors: [
        ...supplierErrors,
        'purchase.price_missing',
        'purchase.rate_missing',
        'purchase.not_buyable',
        'purchase.due_in_past',
        'purchase.quantity_not_allowed',
      ],
    },
    withdraw: { from: ['pending', 'approved', 'rejected'], to: ['draft'], event: 'submit' },
    send: {
      from: ['approved'],
      to: ['ordered'],
      event: 'send',
      isNext: true,
      errors: [
        ...supplierErrors,
        'purchase.on_hold',
        'purchase.partner_unmapped',
        'purchase.partner_schedule',
        'accounts.link_not_connected',
      ],
    },
    acknowledge: {
      from: ['ordered'],
      to: ['ordered'],
      event: 'send',
      fields: { supplierReference: words(60), confirmedOn: dateField() },
    },
    revise: {
      from: ['ordered'],
      to: ['draft'],
      event: 'send',
      fields: reason,
      errors: [
        'purchase.already_received',
        'purchase.being_received',
        'purchase.in_container',
        'purchase.with_partner',
      ],
    },
    hold: {
      from: ['approved', 'ordered'],
      to: ['approved', 'ordered'],
      event: 'hold',
      fields: reason,
      shownIf: { isOnHold: false },
      errors: ['purchase.on_hold'],
    },
    release: {
      from: ['approved', 'ordered'],
      to: ['approved', 'ordered'],
      event: 'hold',
      shownIf: { isOnHold: true },
      errors: ['purchase.not_on_hold'],
    },
    close: {
      from: ['ordered'],
      to: ['closed'],
      event: 'close',
      fields: reason,
      errors: ['purchase.being_received', 'purchase.in_container'],
    },
    reopen: {
      from: ['closed'],
      to: ['ordered'],
      event: 'reopen',
      errors: ['purchase.closed_too_long', 'purchase.with_partner'],
    },
    cancel: {
      from: ['pending', 'approved', 'ordered', 'rejected'],
      to: ['cancelled'],
      event: 'cancel',
      fields: reason,
      errors: ['purchase.being_received', 'purchase.in_container', 'purchase.already_received', 'purchase.prepaid'],
    },
  },
})
