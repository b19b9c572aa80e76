import { z } from 'zod'
import { decimalField } from '../decimal-field.ts'
import { textField } from '../fields.ts'
import { text as menu } from '../accounts/menu.text.ts'
import { page } from '../page.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { BusinessDate } from '../values.ts'
import { text } from './invoice-search.text.ts'

export const invoiceSearchPage = page({
  module: 'reports',
  path: '/finance/invoice-search/',
  title: text.title,
  menuTitle: menu.invoices,
  icon: 'report',
  sortOrder: 121,
  pickers: ['crm.customer', 'procure.supplier', 'procure.product'],
})

export const foundKinds = [
  'receipt',
  'return',
  'invoice',
  'credit_note',
  'supplier_invoice',
  'supplier_credit_note',
] as const

/** Found documents in one response. */
export const foundAtOnce = 100

const record = z.int().positive().optional()

/** Receipts, invoices and credit notes that fit all that is entered, the latest first; each kind needs the permission of its page. */
export const searchInvoices = route({
  id: 'reports.invoice.search',
  method: 'GET',
  path: '/reports/invoice-search',
  page: invoiceSearchPage,
  event: 'view',
  writes: false,
  input: z.strictObject({
    /** Beginning of a number, or of the supplier's or customer's own. */
    q: textField({ min: 0, max: 60 }).default(''),
    from: BusinessDate.optional(),
    to: BusinessDate.optional(),
    customerId: record,
    supplierId: record,
    productId: record,
    /** Total with tax in the currency of the document. Units: major units. */
    amount: decimalField({ whole: 13, decimals: 4 }).optional(),
  }),
  output: z.object({
    documents: z.array(
      z.object({
        kind: z.enum(foundKinds),
        id: z.int().positive(),
        number: z.string(),
        /** Number of the supplier, or purchase order number of the customer. */
        reference: z.string().nullable(),
        day: BusinessDate,
        party: z.string().nullable(),
        store: z.string(),
        grossMinor: z.int(),
        currency: z.string(),
        status: z.string(),
      }),
    ),
    /** There are more; enter more to find them. */
    hasMore: z.boolean(),
  }),
})
export type FoundDocument = OutputOfRoute<typeof searchInvoices>['documents'][number]
