import { z } from 'zod'
import { route } from '../route.ts'
import { idOf, Instant, BusinessDate } from '../values.ts'
import { added, permissionsPage, removed } from './permission.ts'

const eventId = idOf('erp.page_event')
const userId = idOf('erp.app_user')
const storeId = idOf('erp.store')

export const accessDecisionRules = [
  'company_inactive',
  'user_inactive',
  'user_outside_dates',
  'store_not_allowed',
  'module_off',
  'module_outside_dates',
  'not_home_module',
  'administrator',
  'override_deny',
  'admin_only',
  'role',
  'override_allow',
  'role_elsewhere',
  'role_outside_dates',
  'role_address',
  'role_retired',
  'not_granted',
] as const

/** The rule that decided, with its details: role, store and dates; dates of the module; end of the override. */
export const AccessDecision = z.object({
  isAllowed: z.boolean(),
  rule: z.enum(accessDecisionRules),
  role: z.object({ id: z.int(), name: z.string() }).nullable(),
  store: z.object({ id: z.int(), name: z.string() }).nullable(),
  from: BusinessDate.nullable(),
  until: BusinessDate.nullable(),
  /** End of the permission override. */
  expiresAt: Instant.nullable(),
  /** The denied permission on which the requested one depends. */
  permission: z.string().nullable(),
})
export type AccessDecision = z.output<typeof AccessDecision>

/** Users for a picker with their stores; `storeIds` null: all stores. */
export const listAccessPeople = route({
  id: 'erp.accessPerson.list',
  method: 'GET',
  path: '/erp/permissions/people',
  page: permissionsPage,
  event: 'view',
  writes: false,
  input: z.strictObject({ q: z.string().trim().max(100).optional() }),
  output: z.object({
    people: z.array(
      z.object({ id: userId, name: z.string(), designation: z.string(), storeIds: z.array(z.int()).nullable() }),
    ),
    stores: z.array(z.object({ id: storeId, name: z.string() })),
  }),
})

/** Effective permissions of a user in a store, or without one, with the rule that decided each. */
export const getUserAccess = route({
  id: 'erp.userAccess.get',
  method: 'GET',
  path: '/erp/users/{id}/access',
  page: permissionsPage,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ id: userId, storeId: storeId.optional() }),
  output: z.object({
    id: userId,
    name: z.string(),
    permissions: z.array(AccessDecision.extend({ eventId })),
  }),
})

const Effect = z.object({
  userId,
  name: z.string(),
  /** `page:event`, in at least one store. */
  gained: z.array(z.string()),
  lost: z.array(z.string()),
})
export type AccessEffect = z.output<typeof Effect>

/** Tests a permission as saved or with an unsaved change, and lists the users affected by the change. */
export const testPermission = route({
  id: 'erp.permission.test',
  method: 'POST',
  path: '/erp/permissions/test',
  page: permissionsPage,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({
    question: z.strictObject({ userId, storeId: storeId.nullable(), eventId }).optional(),
    change: z
      .strictObject({ roleId: idOf('erp.role'), added: added.default([]), removed: removed.default([]) })
      .optional(),
  }),
  output: z.object({
    accessDecision: AccessDecision.nullable(),
    /** Users who would gain or lose a permission, by name; at most 100 of `count`. */
    effects: z.array(Effect),
    count: z.int(),
  }),
})
