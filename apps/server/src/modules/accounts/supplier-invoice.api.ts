import { createSupplierCredit, getSupplierCredits } from '@countinghouse/contract/accounts/invoice-credits'
import { supplierInvoice } from '@countinghouse/contract/accounts/supplier-invoice'
import { text } from '@countinghouse/contract/accounts/supplier-invoice.text'
import type { ConstraintRule } from '../../platform/constraint-meaning.ts'
import { defineModule } from '../../platform/define-module.ts'
import { invoiceModule } from './invoice/invoice-handlers.ts'
import { usedReference, validateSupplierInvoice } from './invoice/validate-supplier-invoice.ts'

const constraintRules: Readonly<Record<string, ConstraintRule>> = {
  // Two concurrent documents with the same number.
  'accounts.invoice_reference_once': async (ctx) => usedReference(ctx, null),
}

export const module = defineModule({
  ...invoiceModule({
    document: supplierInvoice,
    direction: 'purchase',
    numbered: text.numbered,
    credits: { list: getSupplierCredits, create: createSupplierCredit },
    validate: validateSupplierInvoice,
  }),
  constraintRules,
})
