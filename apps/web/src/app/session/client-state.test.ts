import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { parseClientState, restoreWithin, signedOut } from './client-state.ts'
import { module, user } from './client-state-samples.ts'

describe('the stored state', () => {
  test('comes back as it was written', () => {
    const state = {
      user,
      appsModules: [module],
      recentModules: ['/procure'],
      recents: [{ address: '/procure/brand/?open=3', label: 'Oak', detail: 'OAK' }],
      hasSingleKeys: false,
      hasCompactRows: true,
      selectedItem: 4,
      wishlist: [4, 5],
      cart: [{ id: 4, quantity: 2 }],
      count: 2,
      checkoutItems: [{ id: 5, quantity: 0 }],
    }
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
    expect(parsed).toEqual({ ...signedOut, appsModules: [module], recentModules: ['/wms'] })
  })
  test('a cart written by somebody else keeps the rules: whole pieces, each product once, counted', () => {
    const twice = [
      { id: 1, quantity: 2 },
      { id: 1, quantity: 5 },
    ]
    expect(parseClientState(JSON.stringify({ cart: twice, count: 99 }))).toMatchObject({
      cart: [{ id: 1, quantity: 5 }],
      count: 5,
    })
    expect(parseClientState(JSON.stringify({ cart: [{ id: 1, quantity: -1 }] })).cart).toEqual([])
    expect(parseClientState(JSON.stringify({ cart: [{ id: 1, quantity: 0.5 }] })).cart).toEqual([])
  })
  test('a recent choice leads inside the site', () => {
    const recents = [{ address: 'https://elsewhere.test', label: null, detail: null }]
    expect(parseClientState(JSON.stringify({ recents })).recents).toEqual([])
  })
  test('nothing stored is signed out', () => {
    expect(parseClientState(null)).toEqual(signedOut)
    expect(parseClientState('5')).toEqual(signedOut)
  })
})

describe('restoring', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const state = { ...signedOut, user }

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
