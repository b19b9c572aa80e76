import { z } from 'zod'
import { container, containerNumber } from '../inventory/container.ts'
import { route } from '../route.ts'
import { idOf, Version } from '../values.ts'
import { getOrderItems } from './order-items.ts'
import { purchaseOrder } from './purchase-order.ts'

/** What a container that is planned from an order is asked for. */
export const plannedFields = { containerNo: containerNumber, type: container.fields.type }

/**
 * Puts what is open of an order, and in no container yet, into the planned container of its supplier and destination with this number, or
 * plans one; `type` is that of a new one.
 */
export const addToContainer = route({
  id: 'purchase.purchaseOrder.addToContainer',
  method: 'POST',
  path: '/poMaster/{id}/container',
  page: container.page,
  event: 'create',
  writes: true,
  stale: [getOrderItems, container.routes.list, container.routes.get],
  errors: [
    'not_found',
    'purchase.not_ordered',
    'purchase.nothing_open',
    'purchase.with_partner',
    'inventory.check_digit',
    'inventory.container_live',
    'inventory.rule_broken',
  ],
  input: z.strictObject({
    id: idOf(purchaseOrder.entity),
    /** Destination. */
    storeId: idOf('erp.store'),
    ...plannedFields,
  }),
  output: z.object({ id: idOf(container.entity), name: z.string(), version: Version }),
})
