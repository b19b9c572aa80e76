import { z } from 'zod'
import { textField } from '../fields.ts'
import { route } from '../route.ts'
import { idOf, Version } from '../values.ts'
import { deactivateUser, getUser, users, usersPage } from './user.ts'

const userId = idOf('erp.app_user')

const Line = z.object({
  key: z.string(),
  title: z.string(),
  count: z.int().positive(),
})

/** What a person leaves behind; what there is none of is left out. */
const Offboarding = z.object({
  id: userId,
  /** Stops counting at once. */
  ending: z.array(Line),
  /** Another one stands in the person's place afterwards. */
  handedOver: z.array(Line),
  /** Nothing is done about it. */
  toCheck: z.array(Line),
})
export type Offboarding = z.output<typeof Offboarding>

/** What offboarding would do, and who could take over. */
export const getOffboarding = route({
  id: 'erp.offboarding.get',
  method: 'GET',
  path: '/erp/users/{id}/offboarding',
  page: usersPage,
  event: 'deactivate',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ id: userId }),
  output: Offboarding.extend({ successors: z.array(z.object({ id: userId, name: z.string() })) }),
})

/**
 * Keeps somebody out for good and puts another one in his place wherever something waits for him, in one transaction; of whoever is kept
 * out already only what waits is handed over. Source: shell-and-access.md 2.9 and 2.13.
 */
export const offboardUser = route({
  id: 'erp.user.offboard',
  method: 'POST',
  path: '/erp/users/{id}/offboard',
  page: usersPage,
  event: 'deactivate',
  writes: true,
  stale: [users.routes.list, getUser, getOffboarding],
  errors: [...deactivateUser.errors, 'erp.successor_unfit'],
  input: z.strictObject({
    id: userId,
    version: Version,
    reason: textField({ max: 300 }),
    /** Left out only where nothing is handed over. */
    successorId: userId.nullable().default(null),
  }),
  output: Offboarding,
})
