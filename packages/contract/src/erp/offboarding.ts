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

/** Open items of a user; empty groups are omitted. */
const Offboarding = z.object({
  id: userId,
  /** Ends immediately. */
  ending: z.array(Line),
  /** Transferred to the successor. */
  handedOver: z.array(Line),
  /** Left for manual review. */
  toCheck: z.array(Line),
})
export type Offboarding = z.output<typeof Offboarding>

/** Preview of offboarding, with possible successors. */
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
 * Blocks a user permanently and transfers open items to the successor, in one transaction. For a user who is already blocked,
 * only the open items are transferred.
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
    /** Required unless nothing is handed over. */
    successorId: userId.nullable().default(null),
  }),
  output: Offboarding,
})
