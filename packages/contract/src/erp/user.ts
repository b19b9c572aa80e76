import { z } from 'zod'
import { emailField, loginField, phoneField } from '../contact-fields.ts'
import { choiceField, dateField, instantField, integerField, switchField, textField } from '../fields.ts'
import { listing } from '../listing.ts'
import { page } from '../page.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { idOf, Instant, PictureNumber, Version } from '../values.ts'
import { text } from './user.text.ts'
import { text as menu } from './menu.text.ts'

export const usersPage = page({
  module: 'erp',
  path: '/erp/user-master/',
  title: text.title,
  menuTitle: menu.access,
  icon: 'users',
  events: [
    'export',
    { code: 'import', risk: 'high' },
    { code: 'create', risk: 'high' },
    { code: 'edit', risk: 'high' },
    { code: 'deactivate', risk: 'high' },
    'reset_password',
    'sessions_end',
  ],
  sortOrder: 50,
})

export const userStatuses = ['active', 'invited', 'inactive', 'locked'] as const
export const userTypes = ['staff', 'manager', 'external', 'integration', 'store_bound'] as const

const userId = idOf('erp.app_user')
const storeId = idOf('erp.store')
const moduleId = idOf('erp.module')
const roleId = idOf('erp.role')

/** A text that is shown in the list but not edited. */
const shown = textField({ max: 1_000_000 })

/** Editable fields of a user. */
const details = {
  firstName: textField({ max: 80 }),
  lastName: textField({ max: 80 }),
  designation: z.union([textField({ max: 80 }), z.literal('')]),
  department: textField({ max: 80 }).nullable(),
  employeeNo: textField({ max: 40 }).nullable(),
  /** Address for invitations; not the sign-in name. */
  email: emailField().nullable(),
  phone: phoneField().nullable(),
  locale: z.enum(['en', 'ar']),
  userType: choiceField(userTypes),
  /** The only module of a store-bound user. */
  homeModuleId: moduleId.nullable(),
  defaultStoreId: storeId.nullable(),
  validFrom: dateField().nullable(),
  validUntil: dateField().nullable(),
} as const

export const UserDetails = z.object(details)
export type UserDetails = z.output<typeof UserDetails>

const HeldRole = z.object({
  roleId,
  name: z.string(),
  /** Null: all stores of the user. */
  store: z.object({ id: storeId, name: z.string() }).nullable(),
  from: dateField().nullable(),
  until: dateField().nullable(),
})

/** All users by name; `lastSeenAt` is null for users who never signed in. */
export const users = listing({
  module: 'erp',
  thing: 'user',
  page: usersPage,
  api: '/erp/users',
  entity: 'erp.app_user',
  source: 'auth.user_entry',
  text,
  fields: {
    name: shown,
    /** Null: no account yet. */
    login: shown.nullable(),
    designation: shown.nullable(),
    department: shown.nullable(),
    employeeNo: shown.nullable(),
    email: shown.nullable(),
    phone: shown.nullable(),
    userType: choiceField(userTypes),
    /** Names, comma-separated. */
    roles: shown.nullable(),
    /** Null: all stores. */
    stores: shown.nullable(),
    status: choiceField(userStatuses),
    hasSecondFactor: switchField(),
    openSessions: integerField({ min: 0, max: 1_000_000 }),
    lastSeenAt: instantField().nullable(),
    /** Start of the last session. */
    lastLoginAt: instantField().nullable(),
    validUntil: dateField().nullable(),
  },
  kept: { hasAllStores: z.boolean(), avatar: PictureNumber },
  titleField: 'name',
  columns: [
    'login',
    'designation',
    'userType',
    'roles',
    'stores',
    'status',
    'hasSecondFactor',
    'lastSeenAt',
    'openSessions',
  ],
  filters: ['status', 'userType'],
  search: { fields: ['name', 'login', 'email', 'employeeNo', 'department', 'designation'] },
})
export type UserRow = OutputOfRoute<typeof users.routes.list>['items'][number]

export const User = z.object({
  id: userId,
  version: Version,
  name: z.string(),
  ...details,
  avatar: PictureNumber,
  status: z.enum(userStatuses),
  /** Null: no account yet. */
  login: z.string().nullable(),
  hasSecondFactor: z.boolean(),
  lastLoginAt: Instant.nullable(),
  lastSeenAt: Instant.nullable(),
  openSessions: z.int(),
  /** Has role 1. */
  isAdministrator: z.boolean(),
  /** Is the caller. */
  isMe: z.boolean(),
  hasAllStores: z.boolean(),
  workplaces: z.array(z.object({ id: storeId, name: z.string() })),
  heldRoles: z.array(HeldRole),
  homeModule: z.object({ en: z.string(), ar: z.string() }).nullable(),
  /** Expiry of the open invitation. */
  invitedUntil: Instant.nullable(),
  deactivatedAt: Instant.nullable(),
  deactivatedBy: z.string().nullable(),
  deactivatedReason: z.string().nullable(),
})
export type User = z.output<typeof User>

/** Path prefix of an invitation; the token follows. */
export const invitationPath = '/auth/signup#token='

/** `link`: a path of this installation, returned once only; null: sent by mail. */
const Invited = User.extend({ link: z.string().nullable() })
export type Invited = z.output<typeof Invited>

const key = z.strictObject({ id: userId })

export const getUser = route({
  id: 'erp.user.get',
  method: 'GET',
  path: '/erp/users/{id}',
  page: usersPage,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: key,
  output: User,
})

const Named = z.object({ id: z.int(), name: z.string() })

/** Roles and stores the caller may assign. */
export const getUserChoices = route({
  id: 'erp.userChoice.list',
  method: 'GET',
  path: '/erp/user-choices',
  page: usersPage,
  event: 'view',
  writes: false,
  input: z.strictObject({}),
  output: z.object({
    roles: z.array(Named),
    stores: z.array(Named),
    canAssignAllStores: z.boolean(),
    /** Whether invitations with an address are sent by mail. */
    hasMail: z.boolean(),
    modules: z.array(z.object({ id: z.int(), name: z.object({ en: z.string(), ar: z.string() }) })),
  }),
})

/** Rules over user type, home module and stores. */
const placeErrors = ['erp.home_module_missing', 'erp.store_bound_stores', 'erp.default_store_not_allowed'] as const
const shared = { page: usersPage, writes: true, stale: [users.routes.list, getUser] } as const

/** The response may contain a secret and is not stored for replays: email address and employee number prevent duplicates. */
const secret = { ...shared, method: 'POST', idempotent: 'no', event: 'create' } as const

/** Creates a user, who sets user name and password by invitation. */
export const inviteUser = route({
  ...secret,
  id: 'erp.user.invite',
  path: '/erp/users/invite',
  errors: [...placeErrors, 'duplicate', 'erp.grant_exceeds_own', 'erp.admin_store_bound'],
  input: z.strictObject({
    firstName: details.firstName,
    lastName: details.lastName,
    designation: details.designation.default(''),
    department: details.department.default(null),
    employeeNo: details.employeeNo.default(null),
    email: details.email.default(null),
    phone: details.phone.default(null),
    locale: details.locale.default('en'),
    userType: details.userType.default('staff'),
    homeModuleId: details.homeModuleId.default(null),
    defaultStoreId: details.defaultStoreId.default(null),
    validFrom: details.validFrom.default(null),
    validUntil: details.validUntil.default(null),
    hasAllStores: z.boolean().default(false),
    storeIds: z.array(storeId).max(1000).default([]),
    roles: z
      .array(
        z.strictObject({
          roleId,
          storeId: storeId.nullable().default(null),
          from: dateField().nullable().default(null),
          until: dateField().nullable().default(null),
        }),
      )
      .max(50)
      .default([]),
  }),
  output: Invited,
})

/** Creates a user with a temporary password, returned once only, to be changed at the first sign-in. */
export const createUser = route({
  ...secret,
  id: 'erp.user.create',
  path: '/erp/users',
  errors: inviteUser.errors,
  input: z.strictObject({ ...inviteUser.input.shape, login: loginField() }),
  output: User.extend({ password: z.string() }),
})

/** Creates a new invitation link, always returned; earlier links stop working. */
export const resendInvitation = route({
  ...secret,
  id: 'erp.user.resend',
  path: '/erp/users/{id}/resend',
  errors: ['not_found', 'state_conflict', 'erp.administrator_protected', 'erp.grant_exceeds_own'],
  input: key,
  output: Invited,
})

export const updateUser = route({
  ...shared,
  id: 'erp.user.update',
  method: 'PATCH',
  path: '/erp/users/{id}',
  event: 'edit',
  errors: [
    ...placeErrors,
    'not_found',
    'stale',
    'duplicate',
    'erp.admin_store_bound',
    'erp.administrator_protected',
    'erp.grant_exceeds_own',
    'erp.last_administrator',
    'erp.own_account',
  ],
  input: z.strictObject({ id: userId, version: Version, ...UserDetails.partial().shape }),
  output: User,
})

/** Also ends the sessions of the user from the next request. */
export const deactivateUser = route({
  ...shared,
  id: 'erp.user.deactivate',
  method: 'POST',
  path: '/erp/users/{id}/deactivate',
  event: 'deactivate',
  errors: [
    'not_found',
    'stale',
    'state_conflict',
    'erp.own_account',
    'erp.administrator_protected',
    'erp.last_administrator',
  ],
  input: z.strictObject({ id: userId, version: Version, reason: textField({ max: 300 }) }),
  output: User,
})

export const activateUser = route({
  ...shared,
  id: 'erp.user.activate',
  method: 'POST',
  path: '/erp/users/{id}/activate',
  event: 'deactivate',
  errors: ['not_found', 'stale', 'state_conflict', 'erp.administrator_protected', 'erp.grant_exceeds_own'],
  input: z.strictObject({ id: userId, version: Version }),
  output: User,
})
