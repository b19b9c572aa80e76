import { z } from 'zod'
import { route } from '../route.ts'
import { idOf, Version } from '../values.ts'
import { getOrderItems } from './order-items.ts'
import { mostOrderLines, purchaseOrder } from './purchase-order.ts'

const Line = z.strictObject({
  lineNo: z.int().min(1).max(mostOrderLines),
  /** In stock units. */
  quantity: z.number().min(0).max(999_999_999),
})

/**
 * Records what the supplier confirms of the lines that are named: the rest of each is cancelled, and opened again once more is confirmed.
 * Units: stock units.
 */
export const confirmQuantities = route({
  id: 'purchase.purchaseOrder.confirm',
  method: 'POST',
  path: '/poMaster/{id}/confirm',
  page: purchaseOrder.page,
  event: 'send',
  writes: true,
  stale: [getOrderItems, purchaseOrder.routes.get, purchaseOrder.routes.list, purchaseOrder.routes.history],
  errors: [
    'not_found',
    'stale',
    'state_conflict',
    'purchase.being_received',
    'purchase.in_container',
    'purchase.with_partner',
    'purchase.rule_broken',
  ],
  input: z.strictObject({
    id: idOf(purchaseOrder.entity),
    version: Version,
    lines: z.array(Line).min(1).max(mostOrderLines),
  }),
  output: z.object({ id: idOf(purchaseOrder.entity), version: Version }),
})
