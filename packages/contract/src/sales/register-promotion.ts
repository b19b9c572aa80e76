import { promotionDays, promotionKinds } from '@countinghouse/kernel/promotion-kinds'
import { z } from 'zod'
import { idOf } from '../values.ts'

/** A promotion as the register applies it. */
export const RegisterPromotion = z.object({
  id: idOf('sales.promotion'),
  name: z.string(),
  kind: z.enum(promotionKinds),
  ratePpm: z.int().nullable(),
  amountMinor: z.int().nullable(),
  buyQuantity: z.int().nullable(),
  getQuantity: z.int().nullable(),
  leastMinor: z.int().nullable(),
  priority: z.int(),
  stackGroup: z.string(),
  isStackable: z.boolean(),
  combinesWithManual: z.boolean(),
  /** Most that it takes off this receipt; null: no limit. */
  leftMinor: z.int().nullable().default(null),
  /** Its uses are counted. */
  isLimited: z.boolean().default(false),
  times: z
    .array(
      z.object({
        weekday: z.enum(promotionDays),
        startsAt: z.string().nullable(),
        endsAt: z.string().nullable(),
      }),
    )
    .default([]),
  scope: z.object({
    productIds: z.array(z.int()),
    categoryIds: z.array(z.int()),
    brandIds: z.array(z.int()),
  }),
})
