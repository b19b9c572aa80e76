import { z } from 'zod'
import { CompanyModule, MenuItem, PagePermission } from '../erp/menu.ts'
import { route } from '../route.ts'
import { PictureNumber } from '../values.ts'

/** Wire form of the signed-in user; never carries the token. Source: spec section 3, user (session state). */
export const SessionUser = z.object({
  Usr_userid: z.int(),
  usr_cmp_id: z.int(),
  Usr_fname: z.string(),
  Usr_lname: z.string(),
  Usr_designation: z.string(),
  Usr_Type: z.int(),
  Usr_storeidfk: z.int().nullable(),
  Usr_status: z.union([z.literal(0), z.literal(1)]),
  user_roles: z.array(z.object({ usrl_role_id: z.int() })),
  allowedStores: z.array(z.object({ sno: z.int(), Str_name: z.string() })),
})
export type SessionUser = z.output<typeof SessionUser>

export const SessionCompany = z.object({ id: z.int(), code: z.string(), name: z.string() })

/**
 * All data a client needs to render the first page, in one request.
 * Source: docs/guides/auth.md, Sign-in and sessions.
 */
export const Session = z.object({
  user: SessionUser,
  /** The picture of the user. */
  avatar: PictureNumber,
  company: SessionCompany.extend({ currency: z.string(), timezone: z.string(), locale: z.string() }),
  companies: z.array(SessionCompany),
  modules: z.array(CompanyModule),
  navigation: z.array(MenuItem),
  pagePermissions: z.array(PagePermission),
  /** Effective permissions, `page:event`. */
  events: z.array(z.string()),
  /** Module route of a store-bound user's only department. */
  homeModule: z.string().nullable(),
  /** The company has a product tracked by lot, serial number or expiry, or a lot. */
  usesLots: z.boolean(),
  adminUserId: z.int().nullable(),
  isInsecureHttp: z.boolean(),
  /** The company has sample data, from the first start. */
  isDemo: z.boolean(),
  /** Idle minutes until the session locks; null: never automatically. */
  lockMinutes: z.int().nullable(),
  /** The user viewing as this user, and until when; null: no impersonation. */
  impersonation: z.object({ by: z.string(), until: z.string() }).nullable(),
})
export type Session = z.output<typeof Session>

export const getSession = route({
  id: 'auth.session.get',
  method: 'GET',
  path: '/auth/session',
  access: 'self',
  writes: false,
  input: z.strictObject({}),
  output: Session,
})

/** Answers 200 with 0 for an inactive user's session, so that the route check of spec section 4 can act on it. */
export const getUserStatus = route({
  id: 'auth.userStatus.get',
  method: 'POST',
  path: '/auth/getUserStatus',
  access: 'self',
  writes: false,
  input: z.strictObject({}),
  output: z.object({ Usr_status: z.union([z.literal(0), z.literal(1)]) }),
})

export const updateStore = route({
  id: 'auth.session.updateStore',
  method: 'POST',
  path: '/auth/update-store',
  access: 'self',
  writes: true,
  idempotent: 'no',
  input: z.strictObject({ storeId: z.int().positive().meta({ entity: 'erp.store' }) }),
  output: SessionUser,
  stale: [getSession],
})

/**
 * Starts a session in another company of the same user and ends this one.
 * Source: docs/guides/auth.md, Sign-in and sessions.
 */
export const updateCompany = route({
  id: 'auth.session.updateCompany',
  method: 'POST',
  path: '/auth/update-company',
  access: 'self',
  writes: true,
  idempotent: 'no',
  input: z.strictObject({ companyId: z.int().positive().meta({ entity: 'erp.company' }) }),
  output: z.object({ token: z.string(), user: SessionUser }),
  errors: ['not_found'],
})
