import { document } from '../document.ts'
import { choiceField, dateField, instantField, integerField, multilineField, shownField } from '../fields.ts'
import { moneyLine } from '../money-line.ts'
import { amountField, linesField, recordField } from '../rich-fields.ts'
import { series } from '../series.ts'
import { text as menu } from './menu.text.ts'
import { text } from './transfer-invoice.text.ts'
import { mostTransferLines } from './transfer-lines.ts'

export const invoiceBases = ['shipped', 'accepted', 'settled'] as const
export type InvoiceBasis = (typeof invoiceBases)[number]

/** What posting an invoice of a partner company refuses. */
export const partnerPostingErrors = [
  'inventory.partner_tax_number',
  'accounts.link_not_connected',
  'accounts.period_closed',
  'accounts.rule_missing',
  'accounts.unknown_account',
  'accounts.invoice_without_tax',
  'accounts.invoice_tax_number',
  'accounts.invoice_too_large',
] as const

const reason = { reason: multilineField({ max: 500 }) }

export const invoiceStatuses = [
  'draft',
  'submitted',
  'pending',
  'approved',
  'posted',
  'rejected',
  'disputed',
  'credited',
  'voided',
] as const

export const invoiceFields = {
  transferNumber: shownField(),
  fromStoreId: recordField('erp.store'),
  toStoreId: recordField('erp.store'),
  /** 0 is the first revision. */
  revision: integerField({ min: 0, max: 9999 }),
  basis: choiceField(invoiceBases),
  invoicedOn: dateField(),
  /** The invoice it replaces. */
  replacesName: shownField().nullable(),
  lines: linesField(
    'line',
    {
      variantId: recordField('procure.variant'),
      ...moneyLine,
    },
    { most: mostTransferLines },
  ),
}

export const invoiceShown = {
  /** Charges included in the total. */
  chargesMinor: amountField(),
  totalMinor: amountField(),
  approvedAt: instantField().nullable(),
  postedAt: instantField().nullable(),
  reason: shownField().nullable(),
}

const invoiceSeries = series({
  key: 'inventory.transfer_invoice',
  title: text.title,
  prefix: 'ITI',
  padding: 5,
  reset: 'year',
  isPerStore: false,
  isGapless: false,
})

/** Invoice for a transfer. Between two stores a memo without journal entry and tax; to a partner company it is posted as an invoice. */
export const transferInvoice = document({
  module: 'inventory',
  thing: 'transferInvoice',
  isEntered: false,
  path: '/wms/itoinvoice/',
  api: '/inventory/ito-invoice',
  text,
  menuTitle: menu.transfers,
  icon: 'receipt',
  sortOrder: 58,
  numbers: invoiceSeries,
  dayField: 'invoicedOn',
  storeFields: ['fromStoreId', 'toStoreId'],
  statuses: invoiceStatuses,
  fields: invoiceFields,
  shown: invoiceShown,
  columns: ['transferNumber', 'revision', 'fromStoreId', 'toStoreId', 'basis', 'invoicedOn', 'totalMinor'],
  filters: ['fromStoreId', 'toStoreId'],
  unfiltered: ['chargesMinor', 'totalMinor', 'approvedAt', 'postedAt', 'reason'],
  papers: [
    {
      name: 'invoice',
      title: text.paper,
      facts: [
        'transferNumber',
        'revision',
        'fromStoreId',
        'toStoreId',
        'basis',
        'invoicedOn',
        'replacesName',
        'chargesMinor',
        'totalMinor',
      ],
      signatures: [text.issued, text.received],
    },
  ],
  transitions: {
    submit: {
      from: ['draft'],
      to: ['submitted'],
      event: 'submit',
      isNext: true,
      errors: ['inventory.quantities_changed'],
    },
    approve: {
      from: ['submitted'],
      to: ['approved', 'pending'],
      event: 'approve',
      isNext: true,
      errors: [
        'desk.self_approval',
        'inventory.quantities_changed',
        'inventory.store_blocked_unsettled',
        'inventory.partner_tax_number',
      ],
    },
    reject: { from: ['submitted'], to: ['rejected'], event: 'approve', fields: reason },
    post: {
      from: ['approved'],
      to: ['posted'],
      event: 'post',
      isNext: true,
      errors: ['inventory.quantities_changed', 'inventory.settlement_open', ...partnerPostingErrors],
    },
    dispute: { from: ['posted'], to: ['disputed'], event: 'dispute', fields: reason },
  },
})
