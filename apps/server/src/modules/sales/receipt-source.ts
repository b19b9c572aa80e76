import { receiptsPage } from '@countinghouse/contract/sales/receipt'
import { text } from '@countinghouse/contract/sales/receipt-source.text'
import { tillSessionsPage } from '@countinghouse/contract/sales/till-session'
import { partiesOf } from '../../platform/documents/parties-of.ts'
import type { PostingSource } from '../../platform/documents/posting-source.ts'

/** Links from stock moves and journals to receipts and till sessions. */
export const postingSources: readonly PostingSource[] = [
  {
    type: 'sale',
    title: text.receipt,
    page: receiptsPage,
    search: (id) => `open=${id}`,
    partiesOf: partiesOf('sales.sale', 'customer_id', 'crm.customer'),
  },
  { type: 'till_session', title: text.session, page: tillSessionsPage, search: (id) => `open=${id}` },
]
