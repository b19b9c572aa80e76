import { invoice } from '@countinghouse/contract/accounts/invoice'
import { createCredit, getCredits } from '@countinghouse/contract/accounts/invoice-credits'
import { text } from '@countinghouse/contract/accounts/invoice.text'
import { sql } from 'kysely'
import { inStores } from '../../platform/lists/list-source.ts'
import { pickerTable } from '../../platform/pickers/picker-table.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { readInvoicePapers } from './invoice/read-papers.ts'
import { invoiceModule } from './invoice/invoice-handlers.ts'

/** Posted invoices of customers in payments; the table has those of suppliers as well. */
const pickers = [
  pickerTable({
    entity: invoice.entity,
    page: invoice.page,
    code: sql`r.name`,
    label: sql`coalesce((select m.name from crm.customer m where m.company_id = r.company_id and m.id = r.customer_id), '')`,
    isActive: sql`r.status = 'posted' and r.direction = 'sale'`,
    isIn: (storeIds) => inStores(invoice.listing.storeColumns, storeIds, 'r'),
  }),
]

export const module = defineModule({
  pickers,
  ...invoiceModule({
    document: invoice,
    direction: 'sale',
    numbered: text.numbered,
    credits: { list: getCredits, create: createCredit },
  }),
  papers: { [invoice.entity]: readInvoicePapers },
})
