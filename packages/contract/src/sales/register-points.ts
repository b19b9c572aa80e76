import { z } from 'zod'
import { route } from '../route.ts'
import { idOf } from '../values.ts'
import { registerPage } from './register.ts'

/** What the points of a customer pay at the register today; null: the company gives no points and the customer has none. */
export const lookUpPoints = route({
  id: 'sales.register.points',
  method: 'GET',
  path: '/pos/points',
  page: registerPage,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ storeId: idOf('erp.store'), customerId: idOf('crm.customer') }),
  output: z.object({
    points: z
      .object({
        balance: z.int(),
        /** Of points that have not expired. Units: minor units. */
        valueMinor: z.int(),
        leastMinor: z.int(),
        /** Largest share of the goods. Units: parts per million. */
        mostPpm: z.int(),
      })
      .nullable(),
  }),
})
