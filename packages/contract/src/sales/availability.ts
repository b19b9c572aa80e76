import { z } from 'zod'
import { route } from '../route.ts'
import { BusinessDate, idOf } from '../values.ts'
import { registerPage } from './register.ts'

const storeId = idOf('erp.store')

/** What other active stores have of a product, most first, and what is on order. */
export const findAvailability = route({
  id: 'sales.register.availability',
  method: 'GET',
  path: '/pos/availability',
  page: registerPage,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ storeId, variantId: idOf('procure.variant') }),
  output: z.object({
    stores: z.array(z.object({ storeId, name: z.string(), available: z.number() })),
    /** On order for this store and others, earliest first. */
    arrivals: z.array(z.object({ store: z.string(), quantity: z.number(), expectedOn: BusinessDate.nullable() })),
  }),
})
