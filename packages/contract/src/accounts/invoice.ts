import { document } from '../document.ts'
import { choiceField, shownField, switchField, textField } from '../fields.ts'
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
  saleLines,
} from './invoice-fields.ts'
import { text } from './invoice.text.ts'
import { text as menu } from './menu.text.ts'

const legal = { padding: 5, reset: 'year', isPerStore: false, isGapless: true } as const

export const creditNoteNumbers = series({
  ...legal,
  key: 'accounts.credit_note',
  title: text.creditNotes,
  prefix: 'CN',
})

/** An invoice to a customer, or a credit note. Source: docs/guides/accounts.md, Invoices. */
export const invoice = document({
  module: 'accounts',
  thing: 'invoice',
  path: '/finance/invoices/',
  api: '/accounts/invoices',
  source: 'accounts.customer_invoice',
  text,
  menuTitle: menu.invoices,
  icon: 'receipt',
  sortOrder: 110,
  numbers: series({ ...legal, key: 'accounts.invoice', title: text.title, prefix: 'INV' }),
  numbersBy: { field: 'kind', series: { credit_note: creditNoteNumbers } },
  numberedIn: ['posted'],
  dayField: 'issuedOn',
  storeFields: ['storeId'],
  statuses: invoiceStatuses,
  fields: {
    kind: choiceField(invoiceKinds).default('invoice'),
    customerId: recordField('crm.customer'),
    storeId: recordField('erp.store'),
    ...invoiceDates,
    /** Purchase order number of the customer. */
    reference: textField({ max: 60 }).nullable().default(null),
    ...invoiceTerms,
    lines: saleLines,
    ...invoiceSums,
  },
  calculated: calculatedFields,
  shown: {
    ...invoiceShown,
    /** What a receipt put on account, or took off it, or a payment reminder charges. */
    isCharge: switchField(),
    /** Fee and interest of a payment reminder. */
    isReminderCharge: switchField(),
    /** Its net amount is deferred income, which the membership it is for recognises. */
    isDeferred: switchField(),
    /** Why lines of it are not taxed, as it was when it was posted, with the certificate. */
    taxExemption: shownField().nullable(),
    taxCertificate: shownField().nullable(),
  },
  columns: ['customerId', 'kind', 'storeId', 'issuedOn', 'dueOn', 'grossMinor'],
  filters: ['kind', 'customerId', 'storeId', 'isCharge', 'isReminderCharge', 'isDeferred'],
  unfiltered: ['originalName', 'netMinor', 'taxMinor', 'baseGrossMinor', 'postedAt', 'taxExemption', 'taxCertificate'],
  errors: invoiceErrors,
  events: [{ code: 'credit', dependsOn: 'create' }],
  transitions: invoiceTransitions,
  papers: [
    {
      name: 'invoice',
      title: text.paper,
      facts: ['issuedOn', 'taxPoint', 'dueOn', 'paymentTermId', 'reference', 'originalName'],
      columns: [
        'description',
        'quantity',
        'unitPrice',
        'discountPpm',
        'appliedTaxCodeId',
        'netMinor',
        'taxComponentId',
        'ratePpm',
        'taxableMinor',
        'dueOn',
        'amountMinor',
      ],
      // Directive 2006/112/EC, articles 219 and 226.
      required: [
        'issuedOn',
        'taxPoint',
        'originalName',
        'description',
        'quantity',
        'unitPrice',
        'discountPpm',
        'netMinor',
        'ratePpm',
        'taxableMinor',
        'amountMinor',
      ],
    },
  ],
})
