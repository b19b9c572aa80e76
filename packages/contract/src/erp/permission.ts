import { z } from 'zod'
import { page } from '../page.ts'
import { risks } from '../page-event.ts'
import { route } from '../route.ts'
import { idOf, Version } from '../values.ts'
import { limitCodes } from './limits.ts'
import { text } from './permission.text.ts'
import { text as menu } from './menu.text.ts'

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
  /** Label of the company; replaces the text of its code. */
  label: z.string().nullable(),
  risk: z.enum(risks),
  isAdminOnly: z.boolean(),
  requires2fa: z.boolean(),
  /** The required event. */
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
  /** Turned off for the company; its permissions have no effect. */
  isOpen: z.boolean(),
  pages: z.array(PermissionPage),
})
export type PermissionModule = z.output<typeof PermissionModule>

/** All permissions by module and page, in menu order. */
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
  /** Version of the role, sent with its change; 0 for a user. */
  version: z.int(),
  /** Number of users and extent of the permissions. */
  users: z.int(),
  events: z.int(),
  highRisk: z.int(),
  limits: z.int(),
})
export type MatrixColumn = z.output<typeof MatrixColumn>

/**
 * Permissions of one user (with or without a store), of one role, of one page over all roles, or of one role on one page. Without
 * a filter only the roles are returned, as columns. Role 1 has all permissions and therefore no cells.
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

/** An IP address or a range such as `10.0.0.0/8`. */
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
  /** Units: minor units of `currency`, parts per million or days, depending on the code. */
  limits: z.array(z.object({ code: z.string(), value: z.int(), currency: z.string().nullable() })),
  /** Company currency, in which amount limits are entered. */
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

/** Changes the permissions of a role, all or nothing; `added` with an existing event changes its scope. */
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
    'erp.own_role_permission',
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
    /** The complete new list; omitted: unchanged. */
    limits: z.array(Limit).max(limitCodes.length).optional(),
    require2fa: z.boolean().optional(),
    ipAllow: z.array(range).max(50).optional(),
  }),
  /** `warnings`: segregation of duties conflicts caused by the change. */
  output: RolePermissions.extend({ warnings: z.array(Pair) }),
})

/** Exports one role, or one page over all roles, as CSV. */
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
