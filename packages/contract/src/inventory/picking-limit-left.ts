import { z } from 'zod'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { idOf } from '../values.ts'
import { mostTransferLines } from './transfer-lines.ts'
import { transfer } from './transfer.ts'

/** Remaining quantity a store may be approved, for variants with a picking limit only. Units: stock units. */
export const findPickingLimitLeft = route({
  id: 'inventory.rationLeft.find',
  method: 'POST',
  path: '/inventory/ration-left',
  page: transfer.page,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({
    toStoreId: idOf('erp.store'),
    variantIds: z.array(idOf('procure.variant')).min(1).max(mostTransferLines),
  }),
  output: z.object({
    items: z.array(
      z.object({
        variantId: idOf('procure.variant'),
        left: z.number().nonnegative(),
        most: z.number().nonnegative(),
        periodDays: z.int().positive(),
      }),
    ),
  }),
})
export type PickingLimitLeft = OutputOfRoute<typeof findPickingLimitLeft>['items'][number]
