import { z } from 'zod'
import { textField } from '../fields.ts'
import { route } from '../route.ts'
import { BusinessDate, idOf, Instant, Version } from '../values.ts'
import { getUserAccess } from './access.ts'
import { getPermissionMatrix, Pair } from './permission.ts'
import { getUser, users, usersPage } from './user.ts'

const id = idOf('erp.app_user')
const roleId = idOf('erp.role')
const storeId = idOf('erp.store')
const eventId = idOf('erp.page_event')
const reason = textField({ max: 300 })
const stale = [users.routes.list, getUser, getUserAccess, getPermissionMatrix] as const

const read = { method: 'GET', page: usersPage, event: 'view', writes: false, errors: ['not_found'] } as const
const write = { method: 'PATCH', page: usersPage, event: 'edit', writes: true } as const
const refusals = [
  'not_found',
  'stale',
  'erp.administrator_protected',
  'erp.own_account',
  'erp.own_role_right',
  'erp.grant_exceeds_own',
  'erp.sod_blocked',
  'erp.admin_store_bound',
  'erp.override_on_administrator',
  'erp.last_administrator',
  'state_conflict',
] as const

const GivenRole = z.strictObject({
  roleId,
  storeId: storeId.nullable().default(null),
  from: BusinessDate.nullable().default(null),
  until: BusinessDate.nullable().default(null),
  reason: reason.nullable().default(null),
})

const Grant = z.object({
  id: z.int(),
  role: z.object({ id: roleId, name: z.string() }),
  /** Null: wherever the user works. */
  store: z.object({ id: storeId, name: z.string() }).nullable(),
  from: BusinessDate.nullable(),
  until: BusinessDate.nullable(),
  reason: z.string().nullable(),
  grantedBy: z.string().nullable(),
  grantedAt: Instant,
})
export type UserGrant = z.output<typeof Grant>

const UserRoles = z.object({ id, version: Version, grants: z.array(Grant) })

export const getUserRoles = route({
  ...read,
  id: 'erp.userRole.list',
  path: '/erp/users/{id}/roles',
  input: z.strictObject({ id }),
  output: UserRoles,
})

/** Gives and takes roles, and changes the days of those that stay. */
export const updateUserRoles = route({
  ...write,
  id: 'erp.userRole.update',
  path: '/erp/users/{id}/roles',
  stale: [getUserRoles, ...stale],
  errors: refusals,
  input: z.strictObject({
    id,
    version: Version,
    added: z.array(GivenRole).max(100).default([]),
    changed: z
      .array(
        z.strictObject({ grantId: z.int().positive(), from: BusinessDate.nullable(), until: BusinessDate.nullable() }),
      )
      .max(100)
      .default([]),
    removed: z.array(z.int().positive()).max(100).default([]),
  }),
  output: UserRoles.extend({ warnings: z.array(Pair) }),
})

/** How many people are given a role at once: each is judged alone. */
export const mostGiven = 100

/** Gives a role to several people; who must not have it is left out and named, and `held` counts those who had it there already. */
export const giveRole = route({
  ...write,
  id: 'erp.userRole.give',
  method: 'POST',
  path: '/erp/users/give-role',
  stale: [getUserRoles, ...stale],
  errors: ['not_found'],
  input: z.strictObject({ ids: z.array(id).min(1).max(mostGiven), ...GivenRole.shape }),
  output: z.object({
    given: z.int(),
    held: z.int(),
    refused: z.array(z.object({ id, name: z.string(), message: z.string() })),
  }),
})

const UserStores = z.object({
  id,
  version: Version,
  /** Works in every store, those of later days among them. */
  hasAllStores: z.boolean(),
  storeIds: z.array(storeId),
  defaultStoreId: storeId.nullable(),
  /** Every store of the company that is not closed for good. */
  stores: z.array(z.object({ id: storeId, name: z.string(), isOpen: z.boolean() })),
})

export const getUserStores = route({
  ...read,
  id: 'erp.userStore.list',
  path: '/erp/users/{id}/stores',
  input: z.strictObject({ id }),
  output: UserStores,
})

/** Says where a user works; what is left out stays. */
export const updateUserStores = route({
  ...write,
  id: 'erp.userStore.update',
  path: '/erp/users/{id}/stores',
  stale: [getUserStores, ...stale],
  errors: [...refusals, 'erp.default_store_not_allowed', 'erp.home_module_missing', 'erp.store_bound_stores'],
  input: z.strictObject({
    id,
    version: Version,
    hasAllStores: z.boolean().optional(),
    storeIds: z.array(storeId).max(1000).optional(),
    defaultStoreId: storeId.nullable().optional(),
  }),
  output: UserStores.extend({ warnings: z.array(Pair) }),
})

const Override = z.object({
  eventId,
  permission: z.string(),
  effect: z.enum(['allow', 'deny']),
  expiresAt: Instant.nullable(),
  reason: z.string(),
  grantedBy: z.string().nullable(),
  grantedAt: Instant,
})
export type UserOverride = z.output<typeof Override>

const UserOverrides = z.object({ id, version: Version, overrides: z.array(Override) })

/** How long an exception that allows may last. Units: days. Source: shell-and-access.md 2.4. */
export const mostOverrideDays = 90

export const getUserOverrides = route({
  ...read,
  id: 'erp.userOverride.list',
  path: '/erp/users/{id}/overrides',
  input: z.strictObject({ id }),
  output: UserOverrides,
})

/** Lays and lifts exceptions; one on an event takes the place of what was laid on it. */
export const updateUserOverrides = route({
  ...write,
  id: 'erp.userOverride.update',
  path: '/erp/users/{id}/overrides',
  stale: [getUserOverrides, ...stale],
  errors: [...refusals, 'erp.event_dependency', 'erp.rule_broken'],
  input: z.strictObject({
    id,
    version: Version,
    laid: z
      .array(
        z.strictObject({ eventId, effect: z.enum(['allow', 'deny']), until: Instant.nullable().default(null), reason }),
      )
      .max(100)
      .default([]),
    lifted: z.array(eventId).max(100).default([]),
  }),
  output: UserOverrides.extend({ warnings: z.array(Pair) }),
})
