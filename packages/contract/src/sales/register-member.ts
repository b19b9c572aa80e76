import { z } from 'zod'
import { textField } from '../fields.ts'
import { route } from '../route.ts'
import { idOf } from '../values.ts'
import { registerPage } from './register.ts'

/** The customer of a card of a paid membership, also of one that ended. */
export const lookUpMember = route({
  id: 'sales.register.member',
  method: 'GET',
  path: '/pos/member',
  page: registerPage,
  event: 'view',
  writes: false,
  errors: ['not_found', 'sales.card_unknown'],
  input: z.strictObject({ storeId: idOf('erp.store'), code: textField({ max: 20 }) }),
  output: z.object({ customerId: idOf('crm.customer'), name: z.string(), tier: z.string().nullable() }),
})
