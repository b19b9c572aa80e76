import { delivery } from '@countinghouse/contract/sales/delivery'
import { text } from '@countinghouse/contract/sales/delivery.text'
import { getPicking, packDelivery, scanPicks, shortPick } from '@countinghouse/contract/sales/delivery-picking'
import { sql } from 'kysely'
import { handleRead, handleWrite } from '../../platform/calls/handle.ts'
import { inStores } from '../../platform/lists/list-source.ts'
import type { Attention } from '../../platform/registry/attention.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { findPicking } from './delivery/find-picking.ts'
import { savePacking } from './delivery/pack-delivery.ts'
import { explainShort, recordPicks } from './delivery/pick-delivery.ts'

const waiting = (status: 'picking' | 'picked', title: Attention['title']): Attention => ({
  key: `sales.deliveries_${status}`,
  title,
  tone: 'info',
  page: delivery.page,
  address: `${delivery.page.path}?status=${status}`,
  rows: ({ companyId, stores }) => sql`
    select from sales.delivery t where t.company_id = ${companyId} and t.status = ${status}
      and ${inStores(delivery.listing.storeColumns, stores)}`,
})

export const module = defineModule({
  api: [
    handleRead(getPicking, findPicking),
    handleWrite(scanPicks, recordPicks),
    handleWrite(shortPick, explainShort),
    handleWrite(packDelivery, savePacking),
  ],
  attentions: [waiting('picking', text.toPick), waiting('picked', text.toPack)],
})
