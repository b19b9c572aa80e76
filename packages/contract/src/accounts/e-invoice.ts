import { z } from 'zod'
import { route } from '../route.ts'
import { idOf } from '../values.ts'
import { invoice } from './invoice.ts'

/** A posted invoice or credit note as a structured e-invoice: EN 16931 in UBL 2.1; the same each time. */
export const downloadEInvoice = route({
  id: 'accounts.invoice.eInvoice',
  method: 'POST',
  path: '/accounts/invoices/{id}/e-invoice',
  page: invoice.page,
  event: 'view',
  writes: false,
  answer: 'file',
  errors: ['not_found', 'state_conflict', 'accounts.e_invoice_incomplete'],
  input: z.strictObject({ id: idOf(invoice.entity) }),
  output: z.null(),
})
