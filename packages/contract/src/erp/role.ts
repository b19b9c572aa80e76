import { z } from 'zod'
import { choiceField, codeField, multilineField, textField } from '../fields.ts'
import { master } from '../master.ts'
import { route } from '../route.ts'
import { BusinessDate, idOf, Version } from '../values.ts'
import { limitCodes } from './limits.ts'
import { DataScope, getPermissionMatrix, Pair } from './permission.ts'
import { text } from './role.text.ts'
import { text as menu } from './menu.text.ts'

const colours = ['blue', 'green', 'amber', 'red', 'violet', 'teal', 'grey'] as const

/** Permissions are not fields of a role: they are granted on the permissions page only. */
export const role = master({
  module: 'erp',
  thing: 'role',
  path: '/erp/role-master/',
  api: '/erp/roles',
  text,
  menuTitle: menu.access,
  icon: 'user-shield',
  sortOrder: 55,
  fields: {
    description: multilineField({ max: 500 }).nullable().default(null),
    colour: choiceField(colours).nullable().default(null),
  },
  columns: ['description', 'colour'],
  without: ['merge'],
  eventDetails: [
    { code: 'create', isAdminOnly: true },
    { code: 'edit', isAdminOnly: true },
    { code: 'deactivate', isAdminOnly: true },
    { code: 'delete', isAdminOnly: true },
    { code: 'import', isAdminOnly: true },
  ],
  errors: ['erp.system_row', 'in_use'],
})

const { page } = role
const id = idOf('erp.role')
const stale = [role.routes.list, role.routes.get, role.routes.history, getPermissionMatrix] as const

/** Users of a role, with store and dates. */
export const listRoleUsers = route({
  id: 'erp.roleUser.list',
  method: 'GET',
  path: '/erp/roles/{id}/users',
  page,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ id }),
  output: z.object({
    users: z.array(
      z.object({
        grantId: z.int(),
        userId: idOf('erp.app_user'),
        name: z.string(),
        designation: z.string(),
        isActive: z.boolean(),
        store: z.object({ id: z.int(), name: z.string() }).nullable(),
        from: BusinessDate.nullable(),
        until: BusinessDate.nullable(),
      }),
    ),
  }),
})

const Difference = z.object({ one: z.string().nullable(), other: z.string().nullable() })

/** Differences of two roles: permissions by scope, limits by value; null when one has none. */
export const compareRoles = route({
  id: 'erp.role.compare',
  method: 'GET',
  path: '/erp/roles/compare',
  page,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  /** Defaults to role 1. */
  input: z.strictObject({ oneId: id.default(1), otherId: id.default(1) }),
  output: z.object({
    events: z.array(Difference.extend({ permission: z.string() })),
    limits: z.array(Difference.extend({ code: z.string() })),
  }),
})

const computed = {
  writes: true,
  stale,
  output: z.object({
    role: z.object({ id, name: z.string(), version: Version }),
    warnings: z.array(Pair),
    unknown: z.array(z.string()),
  }),
} as const
const name = textField({ max: 120 })

/** Creates a role with the permissions and limits of another. */
export const cloneRole = route({
  ...computed,
  id: 'erp.role.clone',
  method: 'POST',
  path: '/erp/roles/{id}/clone',
  page,
  event: 'create',
  errors: ['not_found', 'duplicate', 'erp.grant_exceeds_own', 'erp.sod_blocked', 'erp.event_dependency'],
  input: z.strictObject({ id, code: codeField(), name }),
})

/** File format of a role, to transfer it between companies. */
const RoleFile = z.strictObject({
  /** Version of the file format. */
  form: z.literal(1),
  code: codeField(),
  name,
  description: multilineField({ max: 500 }).nullable().default(null),
  colour: z.enum(colours).nullable().default(null),
  require2fa: z.boolean().default(false),
  events: z
    .array(z.strictObject({ permission: z.string().max(200), dataScope: DataScope }))
    .max(5000)
    .default([]),
  limits: z
    .array(z.strictObject({ code: z.enum(limitCodes), value: z.int().min(0).max(Number.MAX_SAFE_INTEGER) }))
    .max(100)
    .default([]),
})
export type RoleFile = z.output<typeof RoleFile>

export const exportRole = route({
  id: 'erp.role.exportFile',
  method: 'POST',
  path: '/erp/roles/{id}/file',
  page,
  event: 'export',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ id }),
  output: z.null(),
  answer: 'file',
})

/** Creates a role from a file; unknown permissions are skipped and listed in `unknown`. */
export const importRole = route({
  ...computed,
  id: 'erp.role.importFile',
  method: 'POST',
  path: '/erp/roles/from-file',
  page,
  event: 'import',
  errors: ['duplicate', 'erp.grant_exceeds_own', 'erp.sod_blocked', 'erp.event_dependency'],
  input: RoleFile,
})

/** Retires a role; its users get the replacement role. */
export const retireRole = route({
  id: 'erp.role.retire',
  method: 'POST',
  path: '/erp/roles/{id}/retire',
  page,
  event: 'delete',
  writes: true,
  stale,
  errors: [
    'not_found',
    'stale',
    'in_use',
    'state_conflict',
    'erp.system_row',
    'erp.administrator_protected',
    'erp.own_account',
    'erp.own_role_permission',
    'erp.grant_exceeds_own',
    'erp.sod_blocked',
    'erp.admin_store_bound',
    'erp.override_on_administrator',
  ],
  input: z.strictObject({ id, version: Version, moveToId: id.nullable().default(null) }),
  output: z.object({ id, version: Version, moved: z.int(), warnings: z.array(Pair) }),
})
