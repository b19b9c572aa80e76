import { z } from 'zod'
import { route } from '../route.ts'
import { BusinessDate, idOf } from '../values.ts'
import { purchaseOrder } from './purchase-order.ts'

const Arrival = z.object({
  orderId: idOf(purchaseOrder.entity),
  order: z.string(),
  sku: z.string(),
  /** Destination. */
  store: z.string(),
  /** Ordered and neither received nor cancelled. */
  quantity: z.number(),
  /** By the forecast of its shipment, else the date that the supplier confirmed, else the due date. */
  expectedOn: BusinessDate.nullable(),
  /** In nine of ten cases; null without a shipment. */
  latestOn: BusinessDate.nullable(),
})
export type Arrival = z.output<typeof Arrival>

/** What is ordered of a product and not received, earliest first, in the stores of the caller. */
export const getArrivals = route({
  id: 'purchase.arrivals.get',
  method: 'GET',
  path: '/poMaster/products/{id}/arrivals',
  page: purchaseOrder.page,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ id: idOf('procure.product') }),
  output: z.object({ today: BusinessDate, arrivals: z.array(Arrival) }),
})
