import { delivery } from '@countinghouse/contract/sales/delivery'
import { salesReturn } from '@countinghouse/contract/sales/sales-return'
import { text } from '@countinghouse/contract/sales/sales-return.text'
import { sql } from 'kysely'
import { documentHandlers } from '../../platform/documents/document-handlers.ts'
import { partiesOf } from '../../platform/documents/parties-of.ts'
import type { PostingSource } from '../../platform/documents/posting-source.ts'
import { inStores } from '../../platform/lists/list-source.ts'
import { pickerTable } from '../../platform/pickers/picker-table.ts'
import type { Attention } from '../../platform/registry/attention.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import type { SalesReturn } from './return/sales-return.ts'
import { completeReturn, creditReturn, lockDelivery, receiveReturn, returnSource } from './return/sales-return.ts'

const api = documentHandlers(salesReturn, {
  lockFirst: lockDelivery,
  calculate: (ctx, tx, values) => completeReturn(ctx, tx, values as unknown as SalesReturn),
  transitions: { receive: receiveReturn, credit: creditReturn },
})

/** Dispatched deliveries, for their returns. */
const pickers = [
  pickerTable({
    entity: delivery.entity,
    page: delivery.page,
    code: sql`r.name`,
    label: sql`(select c.name from crm.customer c where c.company_id = r.company_id and c.id = r.customer_id)`,
    isActive: sql`r.status <> 'draft'`,
    isIn: (storeIds) => inStores(delivery.listing.storeColumns, storeIds, 'r'),
  }),
]

const postingSources: readonly PostingSource[] = [
  {
    type: returnSource,
    title: text.numbered,
    page: salesReturn.page,
    search: (id) => `open=${id}`,
    partiesOf: partiesOf('sales.sales_return', 'customer_id', 'crm.customer'),
  },
]

const attentions: readonly Attention[] = [
  {
    key: 'sales.returns_to_credit',
    title: text.toCredit,
    tone: 'info',
    page: salesReturn.page,
    address: `${salesReturn.page.path}?status=received`,
    rows: ({ companyId, stores }) => sql`
      select from sales.sales_return t where t.company_id = ${companyId} and t.status = 'received'
        and ${inStores(salesReturn.listing.storeColumns, stores)}`,
  },
]

export const module = defineModule({ api, pickers, postingSources, attentions })
