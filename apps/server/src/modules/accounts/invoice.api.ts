import { invoice } from '@countinghouse/contract/accounts/invoice'
import { createCredit, getCredits } from '@countinghouse/contract/accounts/invoice-credits'
import { text } from '@countinghouse/contract/accounts/invoice.text'
import { defineModule } from '../../platform/registry/define-module.ts'
import { readInvoicePapers } from './invoice/read-papers.ts'
import { invoiceModule } from './invoice/invoice-handlers.ts'

export const module = defineModule({
  ...invoiceModule({
    document: invoice,
    direction: 'sale',
    numbered: text.numbered,
    credits: { list: getCredits, create: createCredit },
  }),
  papers: { [invoice.entity]: readInvoicePapers },
})
