import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { parseClientState, restoreWithin, signedOut, withRecentModule } from './client-state.ts'

const user = {
  Usr_userid: 7,
  usr_cmp_id: 1,
  Usr_fname: 'Mariam',
  Usr_lname: 'Haddad',
  Usr_designation: 'Buyer',
  Usr_Type: 1,
  Usr_storeidfk: 2,
  Usr_status: 1,
  user_roles: [],
  allowedStores: [],
}
const module = {
  mdl_route: '/procure',
  mdl_name: 'P',
  mdl_name_ar: 'P',
  mdl_code: 'P',
  icon: 'tag',
  landing: null,
  hidden: false,
}

describe('the stored state', () => {
  test('comes back as it was written', () => {
    const state = { user, appsModules: [module], recentModules: ['/procure'] }
    expect(parseClientState(JSON.stringify(state))).toEqual(state)
  })
  test('never holds a token, even if somebody wrote one', () => {
    const parsed = parseClientState(JSON.stringify({ user: { ...user, token: 'secret' } }))
    expect(JSON.stringify(parsed)).not.toContain('secret')
  })
  test('a broken field falls back alone', () => {
    const parsed = parseClientState(
      JSON.stringify({ user: { Usr_userid: 'x' }, appsModules: [module], recentModules: [1, '/wms'] }),
    )
    expect(parsed).toEqual({ user: null, appsModules: [module], recentModules: ['/wms'] })
  })
  test('nothing stored is signed out', () => {
    expect(parseClientState(null)).toEqual(signedOut)
    expect(parseClientState('5')).toEqual(signedOut)
  })
})

describe('restoring', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const state = { user, appsModules: [], recentModules: [] } as unknown as typeof signedOut

  test('gives what was read within the limit', async () => {
    expect(await restoreWithin(async () => state, 5000)).toBe(state)
    expect(vi.getTimerCount()).toBe(0)
  })
  test('gives the signed-out defaults when reading fails', async () => {
    expect(await restoreWithin(async () => parseClientState('{not json'), 5000)).toBe(signedOut)
  })
  test('gives the signed-out defaults after 5000 ms, and not before', async () => {
    let result: unknown = 'waiting'
    void restoreWithin(() => new Promise(() => undefined), 5000).then((restored) => (result = restored))
    await vi.advanceTimersByTimeAsync(4999)
    expect(result).toBe('waiting')
    await vi.advanceTimersByTimeAsync(1)
    expect(result).toBe(signedOut)
  })
})

test('the last used module comes first and once', () => {
  expect(withRecentModule(['/erp', '/procure'], '/procure')).toEqual(['/procure', '/erp'])
})
