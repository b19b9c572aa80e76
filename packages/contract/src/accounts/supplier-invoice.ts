import { document } from '../document.ts'
import { choiceField, textField } from '../fields.ts'
import { recordField } from '../rich-fields.ts'
import { series } from '../series.ts'
import {
  calculatedFields,
  invoiceDates,
  invoiceErrors,
  invoiceKinds,
  invoiceShown,
  invoiceStatuses,
  invoiceSums,
  invoiceTerms,
  invoiceTransitions,
  purchaseLines,
} from './invoice-fields.ts'
import { text as menu } from './menu.text.ts'
import { text } from './supplier-invoice.text.ts'

const own = { padding: 5, reset: 'year', isPerStore: false, isGapless: false } as const

export const supplierCreditNoteNumbers = series({
  ...own,
  key: 'accounts.supplier_credit_note',
  title: text.creditNotes,
  prefix: 'SCN',
})

/** An invoice or credit note of a supplier. Source: docs/guides/accounts.md, Invoices. */
export const supplierInvoice = document({
  module: 'accounts',
  thing: 'supplierInvoice',
  constrainedBy: 'accounts.invoice',
  path: '/finance/supplier-invoices/',
  api: '/accounts/supplier-invoices',
  text,
  menuTitle: menu.invoices,
  icon: 'receipt',
  sortOrder: 120,
  numbers: series({ ...own, key: 'accounts.supplier_invoice', title: text.title, prefix: 'BILL' }),
  numbersBy: { field: 'kind', series: { credit_note: supplierCreditNoteNumbers } },
  numberedIn: ['posted'],
  dayField: 'issuedOn',
  storeFields: ['storeId'],
  statuses: invoiceStatuses,
  fields: {
    kind: choiceField(invoiceKinds).default('invoice'),
    supplierId: recordField('procure.supplier'),
    storeId: recordField('erp.store'),
    ...invoiceDates,
    /** Number of the supplier. */
    reference: textField({ max: 60 }),
    ...invoiceTerms,
    lines: purchaseLines,
    ...invoiceSums,
  },
  calculated: calculatedFields,
  shown: invoiceShown,
  columns: ['supplierId', 'reference', 'issuedOn', 'dueOn', 'grossMinor', 'kind', 'storeId'],
  filters: ['kind', 'supplierId', 'storeId'],
  unfiltered: ['originalName', 'netMinor', 'taxMinor', 'baseGrossMinor', 'postedAt'],
  errors: invoiceErrors,
  events: [{ code: 'credit', dependsOn: 'create' }],
  transitions: {
    ...invoiceTransitions,
    submit: { ...invoiceTransitions.submit, errors: ['accounts.invoice_account'] },
    post: {
      ...invoiceTransitions.post,
      errors: [...invoiceTransitions.post.errors, 'accounts.invoice_account', 'accounts.invoice_not_matched'],
    },
  },
})
