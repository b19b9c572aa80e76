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
  'erp.own_role_permission',
  'erp.grant_exceeds_own',
  'erp.sod_blocked',
  'erp.admin_store_bound',
  'erp.override_on_administrator',
  'erp.last_administrator',
  'state_conflict',
] as const

const AssignedRole = z.strictObject({
  roleId,
  storeId: storeId.nullable().default(null),
  from: BusinessDate.nullable().default(null),
  until: BusinessDate.nullable().default(null),
  reason: reason.nullable().default(null),
})

const Grant = z.object({
  id: z.int(),
  role: z.object({ id: roleId, name: z.string() }),
  /** Null: all stores of the user. */
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

/** Assigns and removes roles, and changes the dates of others. */
export const updateUserRoles = route({
  ...write,
  id: 'erp.userRole.update',
  path: '/erp/users/{id}/roles',
  stale: [getUserRoles, ...stale],
  errors: refusals,
  input: z.strictObject({
    id,
    version: Version,
    added: z.array(AssignedRole).max(100).default([]),
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

/** Maximum users per request: each is validated individually. */
export const maximumAssigned = 100

/** Assigns a role to several users; rejected users are skipped and listed, `held` counts existing assignments. */
export const assignRole = route({
  ...write,
  id: 'erp.userRole.give',
  method: 'POST',
  path: '/erp/users/give-role',
  stale: [getUserRoles, ...stale],
  errors: ['not_found'],
  input: z.strictObject({ ids: z.array(id).min(1).max(maximumAssigned), ...AssignedRole.shape }),
  output: z.object({
    given: z.int(),
    held: z.int(),
    refused: z.array(z.object({ id, name: z.string(), message: z.string() })),
  }),
})

const UserStores = z.object({
  id,
  version: Version,
  /** Works in all stores, including future ones. */
  hasAllStores: z.boolean(),
  storeIds: z.array(storeId),
  defaultStoreId: storeId.nullable(),
  /** Every store of the company that is not closed. */
  stores: z.array(z.object({ id: storeId, name: z.string(), isOpen: z.boolean() })),
})

export const getUserStores = route({
  ...read,
  id: 'erp.userStore.list',
  path: '/erp/users/{id}/stores',
  input: z.strictObject({ id }),
  output: UserStores,
})

/** Sets the stores of a user; omitted fields stay. */
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

/** Longest duration of an override that allows a permission. Units: days. */
export const mostOverrideDays = 90

export const getUserOverrides = route({
  ...read,
  id: 'erp.userOverride.list',
  path: '/erp/users/{id}/overrides',
  input: z.strictObject({ id }),
  output: UserOverrides,
})

/** Adds and removes permission overrides; a new override replaces an existing one for the event. */
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
