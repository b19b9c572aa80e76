import { z } from 'zod'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { BusinessDate, idOf } from '../values.ts'
import { registerPage } from './register.ts'

/** Whether a customer is sold to without tax at the register today; null: it is taxed. */
export const lookUpExemption = route({
  id: 'sales.register.exemption',
  method: 'GET',
  path: '/pos/tax-exemption',
  page: registerPage,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ storeId: idOf('erp.store'), customerId: idOf('crm.customer') }),
  output: z.object({
    exemption: z
      .object({
        reason: z.string(),
        certificate: z.string().nullable(),
        /** First and last day; null: no limit. */
        from: BusinessDate.nullable(),
        until: BusinessDate.nullable(),
        /** Today; tax is charged before and after. */
        state: z.enum(['ahead', 'valid', 'over']),
      })
      .nullable(),
  }),
})
export type Exemption = NonNullable<OutputOfRoute<typeof lookUpExemption>['exemption']>
