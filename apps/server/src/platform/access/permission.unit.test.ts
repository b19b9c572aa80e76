import { page } from '@countinghouse/contract/page'
import { expect, test } from 'vitest'
import type { Grants } from './permission.ts'
import { bypassOf, cacheGrants, limitOf, may, requirePermission, requireProof, scopeOf } from './permission.ts'
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
  events: new Map(events.map((event) => [event, 'store'])),
  modules: new Set(modules),
  isStoreAllowed: true,
  limits: new Map([['refund_amount', 5000]]),
  highRisk: new Set(['brand:delete']),
  secondFactor: new Set(),
  needsSecondFactor: false,
  storesWith: () => null,
})
const loaded = (events: readonly string[], until = Number.POSITIVE_INFINITY) => ({ at: () => grants(events), until })
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
  verifiedAt: '2026-01-01T00:00:00Z',
  stepUpMinutes: 10,
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
    return Promise.resolve(loaded([]))
  })
  await Promise.all([cached(session({}), null), cached(session({}), null), cached(session({ sessionId: 2 }), null)])
  expect(loads).toBe(1)
  for (const more of [{ storeId: 2 }, { permissionVersion: 2 }, { userId: 2 }, { companyId: 2 }])
    await cached(session(more), null)
  expect(loads).toBe(5)
})

test('a load that failed is not remembered', async () => {
  let loads = 0
  const cached = cacheGrants(() => {
    loads += 1
    return loads === 1 ? Promise.reject(new Error('database is away')) : Promise.resolve(loaded(['brand:view']))
  })
  await expect(cached(session({}), null)).rejects.toThrow('database is away')
  expect((await cached(session({}), null)).events.has('brand:view')).toBe(true)
})

test('what was loaded counts until its end, and no longer', async () => {
  let loads = 0
  const ends = [Date.now() - 1, undefined]
  const cached = cacheGrants(() => Promise.resolve(loaded([], ends[loads++])))
  await cached(session({}), null)
  await cached(session({}), null)
  await cached(session({}), null)
  expect(loads).toBe(2)
})

test('whoever acts in a store that is not his any more is refused everything but his own affairs', () => {
  const lost = { ...grants(['brand:view']), isStoreAllowed: false }
  expect(() => requirePermission(lost, { page: brand, event: 'view' })).toThrow(
    expect.objectContaining({ code: 'forbidden', details: { reason: 'store', page: '/procure/brand/' } }),
  )
  expect(() => requirePermission(lost, 'self')).not.toThrow()
})

test('a limit is the highest of the roles, nothing without one, and none for role 1', () => {
  expect(limitOf(grants([]), 'refund_amount')).toBe(5000)
  expect(limitOf(grants([]), 'discount_pct')).toBe(0)
  expect(limitOf(grants([], [], true), 'discount_pct')).toBe(Number.POSITIVE_INFINITY)
})

test('a right is about the records its roles say, and about the whole company for role 1', () => {
  expect(scopeOf(grants(['brand:view']), 'brand:view')).toBe('store')
  expect(scopeOf(grants([]), 'brand:view')).toBeNull()
  expect(scopeOf(grants([], [], true), 'brand:view')).toBe('company')
})

test('what role 1 alone allows is named where the risk is high', () => {
  const requested = (event: string) => ({ page: brand, event })
  expect(bypassOf(grants([], [], true), requested('delete'))).toBe('brand:delete')
  expect(bypassOf(grants([], [], true), requested('edit'))).toBeNull()
  expect(bypassOf(grants(['brand:delete'], [], true), requested('delete'))).toBeNull()
  expect(bypassOf(grants(['brand:delete']), requested('delete'))).toBeNull()
})

test('an event that wants a second factor wants one of the last ten minutes, from role 1 too', () => {
  const guarded = { ...grants([], ['procure'], true), secondFactor: new Set(['brand:edit']) }
  const ask = (more: Partial<SessionState>, event = 'edit') =>
    requireProof(guarded, session(more), { page: brand, event }, new Date('2026-01-01T00:10:00Z'))
  const refusal = expect.objectContaining({ code: 'step_up_required' }) as Error
  expect(() => ask({})).toThrow(refusal)
  expect(() => ask({ authLevel: 'pin' })).toThrow(refusal)
  expect(() => ask({ authLevel: 'second_factor' })).not.toThrow()
  expect(() => ask({ authLevel: 'second_factor', verifiedAt: '2025-12-31T23:59:59Z' })).toThrow(refusal)
  expect(() => ask({}, 'view')).not.toThrow()
})
