import { createSupplierCredit, getSupplierCredits } from '@countinghouse/contract/accounts/invoice-credits'
import { supplierInvoice } from '@countinghouse/contract/accounts/supplier-invoice'
import { text } from '@countinghouse/contract/accounts/supplier-invoice.text'
import { sql } from 'kysely'
import type { ConstraintRule } from '../../platform/database/constraint-meaning.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { inStores } from '../../platform/lists/list-source.ts'
import { pickerTable } from '../../platform/pickers/picker-table.ts'
import { invoiceModule } from './invoice/invoice-handlers.ts'
import { usedReference, validateSupplierInvoice } from './invoice/validate-supplier-invoice.ts'

const constraintRules: Readonly<Record<string, ConstraintRule>> = {
  // Two concurrent documents with the same number.
  'accounts.invoice_reference_once': async (ctx) => usedReference(ctx, null),
}

/** Posted invoices in payments, with the number of the supplier. */
const pickers = [
  pickerTable({
    entity: supplierInvoice.entity,
    page: supplierInvoice.page,
    code: sql`r.name`,
    label: sql`r.reference`,
    isActive: sql`r.status = 'posted'`,
    isIn: (storeIds) => inStores(supplierInvoice.listing.storeColumns, storeIds, 'r'),
  }),
]

export const module = defineModule({
  pickers,
  ...invoiceModule({
    document: supplierInvoice,
    direction: 'purchase',
    numbered: text.numbered,
    credits: { list: getSupplierCredits, create: createSupplierCredit },
    validate: validateSupplierInvoice,
  }),
  constraintRules,
})
