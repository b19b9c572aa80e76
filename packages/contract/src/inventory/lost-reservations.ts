import { z } from 'zod'
import { route } from '../route.ts'
import { idOf, Instant } from '../values.ts'
import { managedTransfer } from './managed-transfer.ts'

const Loss = z.object({
  id: idOf('inventory.lost_reservation'),
  product: z.string(),
  sku: z.string(),
  /** `reservation`: the transfer lost the reserved quantity. `allocation`: the quantity lost its location and is reserved only. */
  kind: z.enum(['reservation', 'allocation']),
  quantity: z.number(),
  lostAt: Instant,
  /** The document that took the stock, and its address if the caller may see it. */
  source: z.string(),
  path: z.string().nullable(),
})

/** Maximum losses per response, newest first. */
export const lossesAtOnce = 200

/** Reserved stock that other documents took from a transfer. */
export const getLosses = route({
  id: 'inventory.managedTransfer.losses',
  method: 'GET',
  path: '/inventory/ito/{id}/losses',
  page: managedTransfer.page,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ id: idOf('inventory.transfer') }),
  output: z.object({ losses: z.array(Loss) }),
})
