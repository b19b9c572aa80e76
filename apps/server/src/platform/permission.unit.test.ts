import { page } from '@countinghouse/contract/page'
import { expect, test } from 'vitest'
import type { Grants } from './permission.ts'
import { cacheGrants, may, requirePermission } from './permission.ts'
import type { SessionState } from './session.ts'
import { plainSession } from './session.ts'

const brand = page({
  module: 'procure',
  path: '/procure/brand/',
  title: { en: 'Brands', ar: 'علامات' },
  icon: 'tag',
  events: ['edit'],
})
const grants = (events: readonly string[], modules = ['procure'], isAdministrator = false): Grants => ({
  isAdministrator,
  roleIds: [],
  events: new Set(events),
  modules: new Set(modules),
})
const session = (more: Partial<SessionState>): SessionState => ({
  sessionId: 1,
  tokenHash: Buffer.alloc(32),
  companyId: 1,
  userId: 1,
  storeId: 1,
  userType: 1,
  firstName: '',
  lastName: '',
  designation: '',
  locale: 'en',
  permissionVersion: 1,
  isActive: true,
  isExpired: false,
  isEnded: false,
  endedMessage: null,
  lastSeenAt: '2026-01-01T00:00:00Z',
  ...plainSession,
  ...more,
})

test('what is not granted is refused, with what is missing: module, page or event', () => {
  const refusal = (reason: string) =>
    expect.objectContaining({ code: 'forbidden', details: expect.objectContaining({ reason }) })
  expect(() => requirePermission(grants(['brand:edit'], []), { page: brand, event: 'edit' })).toThrow(refusal('module'))
  expect(() => requirePermission(grants([]), { page: brand, event: 'edit' })).toThrow(refusal('page'))
  expect(() => requirePermission(grants(['brand:view']), { page: brand, event: 'edit' })).toThrow(refusal('event'))
  expect(() => requirePermission(grants(['brand:edit']), { page: brand, event: 'edit' })).not.toThrow()
})

test('the administrator may everything, but only inside open modules', () => {
  expect(may(grants([], [], true), 'any:thing')).toBe(true)
  expect(() => requirePermission(grants([], ['procure'], true), { page: brand, event: 'edit' })).not.toThrow()
  expect(() => requirePermission(grants([], [], true), { page: brand, event: 'edit' })).toThrow(
    expect.objectContaining({ code: 'forbidden' }),
  )
})

test('grants are loaded once per user, store and version of the rights', async () => {
  let loads = 0
  const cached = cacheGrants(() => {
    loads += 1
    return Promise.resolve(grants([]))
  })
  await Promise.all([cached(session({})), cached(session({})), cached(session({ sessionId: 2 }))])
  expect(loads).toBe(1)
  for (const more of [{ storeId: 2 }, { permissionVersion: 2 }, { userId: 2 }, { companyId: 2 }])
    await cached(session(more))
  expect(loads).toBe(5)
})

test('a load that failed is not remembered', async () => {
  let loads = 0
  const cached = cacheGrants(() => {
    loads += 1
    return loads === 1 ? Promise.reject(new Error('database is away')) : Promise.resolve(grants(['brand:view']))
  })
  await expect(cached(session({}))).rejects.toThrow('database is away')
  expect((await cached(session({}))).events.has('brand:view')).toBe(true)
})
