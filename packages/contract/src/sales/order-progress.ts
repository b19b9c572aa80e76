import { z } from 'zod'
import { onlinePayment } from '../payments/online-payment.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { BusinessDate, idOf } from '../values.ts'
import { delivery } from './delivery.ts'
import { orderPaymentStatuses, salesOrder } from './sales-order.ts'

const Quantity = z.number()

/** What became of each line of an order, its deliveries, and what the customer owes beside its limit. */
export const getOrderProgress = route({
  id: 'sales.salesOrder.progress',
  method: 'GET',
  path: '/sales/orders/{id}/progress',
  page: salesOrder.page,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ id: idOf(salesOrder.entity) }),
  output: z.object({
    items: z.array(
      z.object({
        lineNo: z.int(),
        sku: z.string(),
        name: z.string(),
        options: z.string(),
        quantity: Quantity,
        reserved: Quantity,
        delivered: Quantity,
        invoiced: Quantity,
        cancelled: Quantity,
        open: Quantity,
      }),
    ),
    deliveries: z.array(
      z.object({
        id: idOf(delivery.entity),
        name: z.string(),
        status: z.enum(delivery.statuses),
        effectiveOn: BusinessDate,
        quantity: Quantity,
        trackingNo: z.string().nullable(),
        invoice: z.object({ id: idOf('accounts.invoice'), name: z.string() }).nullable(),
      }),
    ),
    /** In minor units of `currency`, that of the order: paid and not given back, used by invoices, and what is left. */
    deposit: z.object({
      currency: z.string(),
      requiredMinor: z.int(),
      paidMinor: z.int(),
      usedMinor: z.int(),
      leftMinor: z.int(),
    }),
    /** In minor units of the order: what of its total is neither paid nor credited. */
    payment: z.object({ status: z.enum(orderPaymentStatuses), openMinor: z.int() }),
    /** Card payments of the order, the latest first. In minor units of the order. */
    online: z.array(
      z.object({
        id: idOf(onlinePayment.entity),
        name: z.string(),
        status: z.enum(onlinePayment.statuses),
        amountMinor: z.int(),
        refundedMinor: z.int(),
      }),
    ),
    /** In minor units of `currency`, the company's; a null limit is none. */
    credit: z.object({ currency: z.string(), limitMinor: z.int().nullable(), usedMinor: z.int() }),
  }),
})
export type OrderProgress = OutputOfRoute<typeof getOrderProgress>
