import { z } from 'zod'
import { supplierInvoice } from '../accounts/supplier-invoice.ts'
import { fileNameField } from '../fields.ts'
import { recordField } from '../rich-fields.ts'
import { route } from '../route.ts'
import { idOf } from '../values.ts'

/** What the file does not say of the invoice: the store of one without an order. */
export const billImportFields = { storeId: recordField('erp.store') }

/** What was not taken over as the file has it, and what to do; `line`: of the draft, null: of the whole document. */
const Finding = z.object({ line: z.int().nullable(), message: z.string() })

const BillImport = z.object({
  id: idOf(supplierInvoice.entity),
  name: z.string(),
  findings: z.array(Finding),
})
export type BillImport = z.output<typeof BillImport>

/**
 * Creates a draft supplier invoice or credit note from an e-invoice in UBL 2.1 or CII, with the file attached. Source: EN 16931-1, and its
 * syntax bindings CEN/TS 16931-3-2 and 3-3.
 */
export const importBill = route({
  id: 'purchase.supplierInvoice.import',
  method: 'POST',
  path: '/poMaster/bills/import',
  page: supplierInvoice.page,
  event: 'create',
  writes: true,
  // The number of an invoice is used once for its supplier.
  idempotent: 'no',
  stale: [supplierInvoice.routes.list],
  upload: { maxBytes: 8 * 1024 * 1024, mediaTypes: 'any' },
  errors: [
    'purchase.e_invoice_refused',
    'accounts.supplier_reference_used',
    'accounts.rate_missing',
    'accounts.invoice_too_large',
  ],
  input: z.strictObject({ fileName: fileNameField(), ...billImportFields }),
  output: BillImport,
})
