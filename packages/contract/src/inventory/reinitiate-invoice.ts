import { document } from '../document.ts'
import { choiceField, switchField } from '../fields.ts'
import { text as menu } from './menu.text.ts'
import { text as own } from './reinitiate-invoice.text.ts'
import {
  invoiceBases,
  invoiceFields,
  invoiceShown,
  invoiceStatuses,
  partnerPostingErrors,
  transferInvoice,
} from './transfer-invoice.ts'
import { text as shared } from './transfer-invoice.text.ts'

/** Transfer invoices that are rejected or disputed without a new revision, or no longer match received quantities. */
export const staleInvoice = document({
  module: 'inventory',
  thing: 'staleInvoice',
  of: transferInvoice,
  listSource: 'inventory.stale_transfer_invoice',
  isEntered: false,
  path: '/wms/reInitiateInvoice/',
  api: '/inventory/ito-invoice/stale',
  text: { ...shared, ...own },
  menuTitle: menu.transfers,
  icon: 'history',
  sortOrder: 59,
  numbers: transferInvoice.numbers,
  dayField: 'invoicedOn',
  storeFields: ['fromStoreId', 'toStoreId'],
  statuses: invoiceStatuses,
  fields: invoiceFields,
  shown: invoiceShown,
  columns: ['transferNumber', 'revision', 'fromStoreId', 'toStoreId', 'basis', 'totalMinor', 'reason'],
  filters: ['fromStoreId', 'toStoreId'],
  unfiltered: ['chargesMinor', 'totalMinor', 'approvedAt', 'postedAt', 'reason'],
  transitions: {
    reinitiate: {
      from: ['draft', 'submitted', 'approved', 'rejected', 'disputed'],
      to: ['voided', 'credited'],
      event: 'reinitiate',
      isNext: true,
      fields: {
        /** Quantity basis of the new invoice. */
        newBasis: choiceField(invoiceBases),
        /** At the current cost of the source, with the permission `reprice`; else at the agreed prices. */
        isRepriced: switchField().default(false),
      },
      errors: [
        'inventory.invoiced_anew',
        'inventory.still_right',
        'inventory.nothing_to_invoice',
        'inventory.settlement_open',
        'inventory.measure_missing',
        'inventory.partner_basis',
        ...partnerPostingErrors,
      ],
    },
  },
  events: [{ code: 'reprice', risk: 'high', dependsOn: 'reinitiate' }],
})
