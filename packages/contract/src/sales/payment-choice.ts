import { z } from 'zod'
import { idOf } from '../values.ts'

const Amount = z.int()

/** A payment type as the register of a store offers it. */
export const OfferedType = z.object({
  id: idOf('erp.payment_type'),
  code: z.string(),
  name: z.string(),
  kind: z.string(),
  allowChange: z.boolean(),
  allowRefund: z.boolean(),
  needsReference: z.boolean(),
  opensDrawer: z.boolean(),
  /** The cash type that is used unless another one is selected; at most one of a till. */
  isDefault: z.boolean().default(false),
  icon: z.string().nullable().default(null),
  /** What a sale takes by it at least and at most; null: no limit. Units: minor units of its currency. */
  minMinor: Amount.nullable().default(null),
  maxMinor: Amount.nullable().default(null),
  needsCustomer: z.boolean().default(false),
  refundToSameTypeOnly: z.boolean().default(false),
  /** Smallest coin of cash payments; null: none. Units: minor units. */
  roundingMinor: Amount.nullable(),
  /** Cash of another currency; null: it is in that of the register. `roundingMinor` is in it. */
  foreign: z
    .object({
      currency: z.string(),
      /** Units of the register's currency for one of it on the day of the session, as a decimal; null: there is none. */
      rate: z.string().nullable(),
    })
    .nullable()
    .default(null),
})
