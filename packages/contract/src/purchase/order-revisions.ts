import { z } from 'zod'
import { route } from '../route.ts'
import { BusinessDate, idOf, Instant } from '../values.ts'
import { purchaseOrder } from './purchase-order.ts'

/** What a product had in an order; null: it was not there. `netMinor` left out without the permission for costs. */
const Ordered = z
  .object({
    quantity: z.number(),
    netMinor: z.int().optional(),
    deliveries: z.array(z.object({ dueOn: BusinessDate, quantity: z.number() })),
  })
  .nullable()

const OrderRevision = z.object({
  revision: z.int().positive(),
  reason: z.string(),
  createdAt: Instant,
  createdBy: z.string(),
  /** Products that it changed, by name. */
  changes: z.array(
    z.object({
      variantId: idOf('procure.variant'),
      sku: z.string(),
      name: z.string(),
      before: Ordered,
      after: Ordered,
    }),
  ),
})
export type OrderRevision = z.output<typeof OrderRevision>

/** Revisions of an order, the latest first, with what each changed. */
export const getOrderRevisions = route({
  id: 'purchase.purchaseOrder.revisions',
  method: 'GET',
  path: '/poMaster/{id}/revisions',
  page: purchaseOrder.page,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ id: idOf(purchaseOrder.entity) }),
  output: z.object({ currency: z.string(), revisions: z.array(OrderRevision) }),
})
