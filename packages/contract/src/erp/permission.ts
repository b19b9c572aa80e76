import { z } from 'zod'
import { page } from '../page.ts'
import { risks } from '../page-event.ts'
import { route } from '../route.ts'
import { idOf, Version } from '../values.ts'
import { limitCodes } from './limits.ts'
import { text } from './permission.text.ts'
import { text as menu } from './menu.text.ts'

/** Source: shell-and-access.md 2.9, permission management. */
export const permissionsPage = page({
  module: 'erp',
  path: '/erp/permission-management/',
  title: text.title,
  menuTitle: menu.access,
  icon: 'shield',
  events: [{ code: 'edit', risk: 'high', isAdminOnly: true, apartFrom: ['user-master:edit'] }, 'export'],
  sortOrder: 60,
})

export const dataScopes = ['company', 'store', 'own'] as const
export const DataScope = z.enum(dataScopes)
const NamedText = z.object({ en: z.string(), ar: z.string() })
const roleId = idOf('erp.role')
const eventId = idOf('erp.page_event')

const PermissionEvent = z.object({
  id: eventId,
  code: z.string(),
  /** `page:event`. */
  permission: z.string(),
  /** What the company calls it, in place of the text of its code. */
  label: z.string().nullable(),
  risk: z.enum(risks),
  isAdminOnly: z.boolean(),
  requires2fa: z.boolean(),
  /** The event without which this one is of no use. */
  dependsOnId: eventId.nullable(),
})
export type PermissionEvent = z.output<typeof PermissionEvent>

const PermissionPage = z.object({
  id: idOf('erp.page'),
  path: z.string(),
  title: NamedText,
  events: z.array(PermissionEvent),
})
export type PermissionPage = z.output<typeof PermissionPage>

const PermissionModule = z.object({
  code: z.string(),
  name: NamedText,
  /** Switched off for the company; its rights do not count meanwhile. */
  isOpen: z.boolean(),
  pages: z.array(PermissionPage),
})
export type PermissionModule = z.output<typeof PermissionModule>

/** Every right there is, by module and page in the order of the menu. */
export const listPermissionPages = route({
  id: 'erp.permissionPage.list',
  method: 'GET',
  path: '/erp/permissions/pages',
  page: permissionsPage,
  event: 'view',
  writes: false,
  input: z.strictObject({}),
  output: z.object({ modules: z.array(PermissionModule) }),
})

const MatrixColumn = z.object({
  id: z.int(),
  name: z.string(),
  isSystem: z.boolean(),
  isActive: z.boolean(),
  /** Of a role, to be sent with its change; 0 of a person. */
  version: z.int(),
  /** How many hold it, and how much it allows. */
  users: z.int(),
  events: z.int(),
  highRisk: z.int(),
  limits: z.int(),
})
export type MatrixColumn = z.output<typeof MatrixColumn>

/**
 * Who has what: one user in a store, or without one; one role, one page over all roles, or one role on one page. With nothing chosen
 * the roles alone, as columns. Role 1 has everything, and so no cells.
 */
export const getPermissionMatrix = route({
  id: 'erp.permissionMatrix.get',
  method: 'GET',
  path: '/erp/permissions/matrix',
  page: permissionsPage,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({
    roleId: roleId.optional(),
    pageId: idOf('erp.page').optional(),
    userId: idOf('erp.app_user').optional(),
    storeId: idOf('erp.store').optional(),
  }),
  output: z.object({
    columns: z.array(MatrixColumn),
    cells: z.array(z.object({ columnId: z.int(), eventId, dataScope: DataScope })),
  }),
})

/** An address, or a range of them such as `10.0.0.0/8`. */
const range = z
  .string()
  .trim()
  .max(50)
  .regex(/^[0-9a-fA-F.:]+(?:\/\d{1,3})?$/)
const Limit = z.strictObject({ code: z.enum(limitCodes), value: z.int().min(0).max(Number.MAX_SAFE_INTEGER) })

const RolePermissions = z.object({
  id: roleId,
  name: z.string(),
  isSystem: z.boolean(),
  isActive: z.boolean(),
  version: Version,
  events: z.array(z.object({ eventId, dataScope: DataScope })),
  /** Units: minor units of `currency`, parts per million or days, as the code says. */
  limits: z.array(z.object({ code: z.string(), value: z.int(), currency: z.string().nullable() })),
  /** Of the company: in what limits of amounts are written. */
  currency: z.string(),
  require2fa: z.boolean(),
  ipAllow: z.array(z.string()),
})
export type RolePermissions = z.output<typeof RolePermissions>

export const getRolePermissions = route({
  id: 'erp.rolePermission.get',
  method: 'GET',
  path: '/erp/roles/{id}/permissions',
  page: permissionsPage,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ id: roleId }),
  output: RolePermissions,
})

export const Pair = z.object({ one: z.string(), other: z.string(), severity: z.enum(['warn', 'block']) })
export type Pair = z.output<typeof Pair>

export const added = z.array(z.strictObject({ eventId, dataScope: DataScope.default('store') })).max(5000)
export const removed = z.array(eventId).max(5000)

/** Changes what a role allows, all of it or nothing; an event that is there already is given another scope by `added`. */
export const updateRolePermissions = route({
  id: 'erp.rolePermission.update',
  method: 'PATCH',
  path: '/erp/roles/{id}/permissions',
  page: permissionsPage,
  event: 'edit',
  writes: true,
  stale: [getRolePermissions, getPermissionMatrix],
  errors: [
    'not_found',
    'stale',
    'erp.system_row',
    'erp.own_account',
    'erp.own_role_right',
    'erp.grant_exceeds_own',
    'erp.sod_blocked',
    'erp.event_dependency',
    'erp.admin_store_bound',
  ],
  input: z.strictObject({
    id: roleId,
    version: Version,
    added: added.default([]),
    removed: removed.default([]),
    /** All that the role has after the change; left out: as they are. */
    limits: z.array(Limit).max(limitCodes.length).optional(),
    require2fa: z.boolean().optional(),
    ipAllow: z.array(range).max(50).optional(),
  }),
  /** `warnings`: rights that are better kept apart and that the change brings together. */
  output: RolePermissions.extend({ warnings: z.array(Pair) }),
})

/** One role, or one page over all roles, as a file of comma-separated rows. */
export const exportPermissions = route({
  id: 'erp.permissionMatrix.export',
  method: 'POST',
  path: '/erp/permissions/export',
  page: permissionsPage,
  event: 'export',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ roleId: roleId.optional(), pageId: idOf('erp.page').optional() }),
  output: z.null(),
  answer: 'file',
})
