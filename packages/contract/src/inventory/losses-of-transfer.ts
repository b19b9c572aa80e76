import { z } from 'zod'
import { route } from '../route.ts'
import { idOf, Instant } from '../values.ts'
import { managedTransfer } from './managed-transfer.ts'

const Loss = z.object({
  id: idOf('inventory.reservation_loss'),
  product: z.string(),
  sku: z.string(),
  /** `promise`: the transfer has so much less. `allocation`: so much lies in no place any more, and is only promised. */
  kind: z.enum(['promise', 'allocation']),
  quantity: z.number(),
  lostAt: Instant,
  /** The document that took it, and its address for whoever may see it. */
  source: z.string(),
  path: z.string().nullable(),
})

/** As many as are answered, the newest first. */
export const lossesAtOnce = 200

/** What others took of what a transfer was promised. Source: warehouse.md 4.5. */
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
