import { text } from '@countinghouse/contract/sales/card.text'
import { delivery } from '@countinghouse/contract/sales/delivery'
import { salesOrder } from '@countinghouse/contract/sales/sales-order'
import type { Card } from '../../../platform/registry/card.ts'
import { findDashboard } from './find-dashboard.ts'

const orders = salesOrder.page.path
const deliveries = delivery.page.path
const open = 'status=confirmed&deliveryStatus=none,partial'

export const deliveryCard: Card = {
  key: 'sales.deliveries',
  title: text.deliveries,
  definition: text.deliveries_means,
  page: salesOrder.page,
  unit: 'count',
  places: { main: 5 },
  address: `${orders}?${open}`,
  find: async (ctx, reader) => {
    const { day, toDeliver, late, held, onTheWay, toInvoice } = await findDashboard(ctx, reader, {})
    return {
      value: toDeliver,
      rows: [
        { name: text.late, value: late, address: `${orders}?${open}&requestedOn.before=${day}` },
        { name: text.held, value: held, address: `${orders}?status=on_hold` },
        { name: text.onTheWay, value: onTheWay, address: `${deliveries}?status=dispatched` },
        {
          name: text.toInvoice,
          value: toInvoice,
          address: `${deliveries}?status=dispatched,delivered&isInvoiced=false`,
        },
      ],
    }
  },
}
