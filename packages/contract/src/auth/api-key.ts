import { z } from 'zod'
import { choiceField, instantField, shownField, textField } from '../fields.ts'
import { listOutput } from '../list.ts'
import { listing } from '../listing.ts'
import { page } from '../page.ts'
import { route } from '../route.ts'
import { BusinessDate, idOf, Instant, Version } from '../values.ts'
import { text } from './api-key.text.ts'
import { text as menu } from '../erp/menu.text.ts'

/** API keys of integration users. */
export const apiKeysPage = page({
  module: 'auth',
  path: '/erp/api-keys/',
  title: text.title,
  menuTitle: menu.access,
  icon: 'key',
  events: [
    { code: 'create', risk: 'high', isAdminOnly: true },
    { code: 'edit', risk: 'high', isAdminOnly: true },
  ],
  sortOrder: 72,
})

const id = idOf('auth.api_key')
const state = choiceField(['active', 'expired', 'revoked'])

export const apiKeys = listing({
  module: 'auth',
  thing: 'apiKey',
  page: apiKeysPage,
  api: '/auth/api-keys',
  entity: 'auth.api_key',
  source: 'auth.api_key_overview',
  text,
  fields: {
    name: shownField(),
    userName: shownField(),
    prefix: shownField(),
    addresses: shownField(),
    state,
    expiresAt: instantField().nullable(),
    lastUsedAt: instantField().nullable(),
    createdAt: instantField(),
    createdBy: shownField(),
  },
  kept: { userId: z.int(), version: Version },
  titleField: 'name',
  columns: ['userName', 'prefix', 'state', 'lastUsedAt', 'expiresAt', 'addresses'],
  filters: ['state'],
  search: { fields: ['name', 'userName', 'prefix'] },
  defaultSort: ['name'],
})

const ApiKey = z.object({
  id,
  version: Version,
  name: z.string(),
  /** A user of the type integration. */
  programId: idOf('erp.app_user'),
  prefix: z.string(),
  addresses: z.array(z.string()),
  /** Last valid day, in the time zone of the company. */
  expiresOn: BusinessDate.nullable(),
  isRevoked: z.boolean(),
})
export type ApiKey = z.output<typeof ApiKey>

/** Includes the complete key, which cannot be read again. */
const Shown = ApiKey.extend({ key: z.string() })

export const getApiKey = route({
  id: 'auth.apiKey.get',
  method: 'GET',
  path: '/auth/api-keys/{id}',
  page: apiKeysPage,
  event: 'view',
  writes: false,
  input: z.strictObject({ id }),
  output: ApiKey,
  errors: ['not_found'],
})

/** The keys of one user, valid ones first. */
export const listKeysOfUser = route({
  id: 'auth.apiKey.listOfUser',
  method: 'GET',
  path: '/auth/api-key-users/{id}/keys',
  page: apiKeysPage,
  event: 'view',
  writes: false,
  input: z.strictObject({ id: ApiKey.shape.programId }),
  output: listOutput(
    z.object({
      ...ApiKey.pick({ id: true, version: true, name: true, prefix: true }).shape,
      state,
      expiresAt: Instant.nullable(),
      lastUsedAt: Instant.nullable(),
    }),
  ),
  errors: ['not_found'],
})

/** Users of the type integration. */
export const listKeyUsers = route({
  id: 'auth.apiKeyUser.list',
  method: 'GET',
  path: '/auth/api-key-users',
  page: apiKeysPage,
  event: 'create',
  writes: false,
  input: z.strictObject({}),
  output: z.object({ items: z.array(z.object({ id: idOf('erp.app_user'), name: z.string() })) }),
})

const changing = {
  method: 'POST',
  page: apiKeysPage,
  writes: true,
  idempotent: 'no',
  stale: [apiKeys.routes.list, listKeysOfUser],
} as const

export const createApiKey = route({
  ...changing,
  id: 'auth.apiKey.create',
  path: '/auth/api-keys',
  event: 'create',
  status: 201,
  input: z.strictObject({
    programId: ApiKey.shape.programId,
    name: textField({ max: 80 }),
    addresses: z.array(z.string().trim().min(2).max(60)).max(20),
    expiresOn: ApiKey.shape.expiresOn,
  }),
  output: Shown,
  errors: ['not_found', 'auth.address_range', 'erp.administrator_protected', 'erp.grant_exceeds_own'],
})

/** Replaces the key; the old one becomes invalid immediately. */
export const rotateApiKey = route({
  ...changing,
  id: 'auth.apiKey.rotate',
  path: '/auth/api-keys/{id}/rotate',
  event: 'edit',
  input: z.strictObject({ id, version: Version }),
  output: Shown,
  errors: ['not_found', 'stale', 'state_conflict', 'erp.administrator_protected', 'erp.grant_exceeds_own'],
})

export const revokeApiKey = route({
  ...changing,
  id: 'auth.apiKey.revoke',
  path: '/auth/api-keys/{id}/revoke',
  event: 'edit',
  input: z.strictObject({ id, version: Version }),
  output: z.object({ id }),
  errors: ['not_found', 'stale'],
})
