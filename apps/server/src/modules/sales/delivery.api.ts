import { delivery, deliverOrder } from '@countinghouse/contract/sales/delivery'
import { invoiceDeliveries } from '@countinghouse/contract/sales/delivery-invoicing'
import { text } from '@countinghouse/contract/sales/delivery.text'
import { sql } from 'kysely'
import { handleWrite } from '../../platform/calls/handle.ts'
import { documentHandlers } from '../../platform/documents/document-handlers.ts'
import { partiesOf } from '../../platform/documents/parties-of.ts'
import type { PostingSource } from '../../platform/documents/posting-source.ts'
import { inStores } from '../../platform/lists/list-source.ts'
import type { Attention } from '../../platform/registry/attention.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { handOver, markReady, requireMode } from './delivery/collect-delivery.ts'
import type { Delivery } from './delivery/deliver-order.ts'
import { completeDelivery, openDelivery } from './delivery/deliver-order.ts'
import { confirmDelivery, deliverySource, dispatchDelivery } from './delivery/dispatch-delivery.ts'
import { cancelDelivery, dispatchPicked } from './delivery/dispatch-picked.ts'
import { invoiceDelivery } from './delivery/invoice-delivery.ts'
import { invoiceMany, invoicing } from './delivery/invoice-many.ts'
import { finishPicking } from './delivery/pick-delivery.ts'
import { lockOrder } from './delivery/read-order.ts'
import { releaseDelivery } from './delivery/release-delivery.ts'
import { holdOrder } from './delivery/require-credit.ts'

const api = [
  ...documentHandlers(delivery, {
    lockFirst: lockOrder,
    calculate: (ctx, tx, values) => completeDelivery(ctx, tx, values as unknown as Delivery),
    afterRefusal: { release: holdOrder, dispatch: holdOrder, handOver: holdOrder },
    transitions: {
      release: releaseDelivery,
      finishPicking,
      dispatch: (ctx, tx, row) => {
        requireMode(row, 'deliver')
        return row.status === 'draft' ? dispatchDelivery(ctx, tx, row) : dispatchPicked(ctx, tx, row)
      },
      markReady,
      handOver: (ctx, tx, row, { receivedBy, collectedDocument }) =>
        handOver(ctx, tx, row, {
          receivedBy: String(receivedBy),
          collectedDocument: typeof collectedDocument === 'string' ? collectedDocument : null,
        }),
      cancel: (ctx, tx, row, { reason }) => cancelDelivery(ctx, tx, row, String(reason)),
      invoice: invoiceDelivery,
      confirmDelivery: (ctx, tx, row, { deliveredOn, receivedBy }) =>
        confirmDelivery(ctx, tx, row, {
          deliveredOn: String(deliveredOn),
          receivedBy: typeof receivedBy === 'string' ? receivedBy : null,
        }),
    },
  }),
  handleWrite(deliverOrder, openDelivery),
  handleWrite(invoiceDeliveries, invoiceMany),
]

const postingSources: readonly PostingSource[] = [
  {
    type: deliverySource,
    title: text.numbered,
    page: delivery.page,
    search: (id) => `open=${id}`,
    partiesOf: partiesOf('sales.delivery', 'customer_id', 'crm.customer'),
  },
]

const { path } = delivery.page

const attentions: readonly Attention[] = [
  {
    key: 'sales.deliveries_to_invoice',
    title: text.toInvoice,
    tone: 'info',
    page: delivery.page,
    address: `${path}?status=dispatched,delivered&isInvoiced=false`,
    rows: ({ companyId, stores }) => sql`
      select from sales.delivery t where t.company_id = ${companyId} and t.status in ('dispatched', 'delivered') and not t.is_invoiced
        and ${inStores(delivery.listing.storeColumns, stores)}`,
  },
  {
    key: 'sales.deliveries_not_collected',
    title: text.toCollectLate,
    tone: 'warning',
    page: delivery.page,
    address: (day) => `${path}?status=picked,packed&deliveryMode=collect&collectBy.before=${day}`,
    rows: ({ companyId, stores }) => sql`
      select from sales.delivery t join erp.company c on c.id = t.company_id
      where t.company_id = ${companyId} and t.delivery_mode = 'collect' and t.status in ('picked', 'packed')
        and t.collect_by < (now() at time zone c.timezone)::date and ${inStores(delivery.listing.storeColumns, stores)}`,
  },
  {
    key: 'sales.deliveries_on_their_way',
    title: text.toConfirm,
    tone: 'info',
    page: delivery.page,
    address: `${path}?status=dispatched`,
    rows: ({ companyId, stores }) => sql`
      select from sales.delivery t where t.company_id = ${companyId} and t.status = 'dispatched'
        and ${inStores(delivery.listing.storeColumns, stores)}`,
  },
]

export const module = defineModule({ api, jobs: [invoicing], postingSources, attentions })
