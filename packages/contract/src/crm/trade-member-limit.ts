import { z } from 'zod'
import { amountField } from '../rich-fields.ts'
import { route } from '../route.ts'
import { idOf, Version } from '../values.ts'
import { customer } from './customer.ts'
import { because, tradeMember } from './trade-member.ts'

const { list, selected, get, history } = tradeMember.routes
const id = idOf(tradeMember.entity)

/** Credit limit of the customer; null: none. Units: minor units of the company's currency. */
export const limitChange = { creditLimitMinor: amountField().nullable(), ...because }

/** Sets the credit limit of the customer, with the reason. Locks: the customer. */
export const changeLimit = route({
  id: 'crm.tradeMember.limit',
  method: 'POST',
  path: '/crm/trade-members/{id}/limit',
  page: tradeMember.page,
  event: 'set_limit',
  writes: true,
  stale: [list, selected, get, history, customer.routes.get, customer.routes.list],
  errors: ['not_found', 'stale'],
  input: z.strictObject({ id, version: Version, ...limitChange }),
  output: z.object({ id, version: Version, creditLimitMinor: limitChange.creditLimitMinor }),
})
