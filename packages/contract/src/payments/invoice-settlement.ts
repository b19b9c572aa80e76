import { z } from 'zod'
import { invoice } from '../accounts/invoice.ts'
import { supplierInvoice } from '../accounts/supplier-invoice.ts'
import type { Document } from '../document.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { BusinessDate, idOf } from '../values.ts'

const Settlement = z.object({
  id: z.int(),
  kind: z.enum(['payment', 'write_off', 'netting', 'credit']),
  settledOn: BusinessDate,
  /** Below zero where a payment was reversed. */
  amountMinor: z.int(),
  name: z.string(),
  /** Address of the payment, write-off, netting, or credit note and its invoice; null if the caller may not open it. */
  path: z.string().nullable(),
})

/** What settled an invoice or credit note, oldest first. Units: minor units of its currency. */
function settlementsRoute({ thing, page, entity }: Document, path: string) {
  return route({
    id: `payments.settlement.of_${thing === 'invoice' ? 'invoice' : 'supplier_invoice'}`,
    method: 'GET',
    path,
    page,
    event: 'view',
    writes: false,
    errors: ['not_found'],
    input: z.strictObject({ id: idOf(entity) }),
    output: z.object({
      currency: z.string(),
      grossMinor: z.int(),
      settledMinor: z.int(),
      openMinor: z.int(),
      settlements: z.array(Settlement),
    }),
  })
}

export const getInvoiceSettlements = settlementsRoute(invoice, '/payments/invoices/{id}/settlements')
export const getSupplierInvoiceSettlements = settlementsRoute(
  supplierInvoice,
  '/payments/supplier-invoices/{id}/settlements',
)
export type InvoiceSettlements = OutputOfRoute<typeof getInvoiceSettlements>
