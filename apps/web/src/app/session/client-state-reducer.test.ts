import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ClientState } from './client-state.ts'
import { parseClientState, signedOut } from './client-state.ts'
import { module, user } from './client-state-samples.ts'
import type { ClientEvent } from './client-state-reducer.ts'
import { reduceClientState } from './client-state-reducer.ts'

const session = { user, modules: [module] }

function after(...events: ClientEvent[]): ClientState {
  return events.reduce(reduceClientState, signedOut)
}

const id = fc.integer({ min: 1, max: 6 })
const quantity = fc.oneof(fc.integer({ min: -5, max: 20 }), fc.double())
const event: fc.Arbitrary<ClientEvent> = fc.oneof(
  fc.record({ type: fc.constant('addToCart' as const), id, quantity }),
  fc.record({ type: fc.constant('addToCart' as const), id }),
  fc.record({ type: fc.constant('removeFromCart' as const), id }),
  fc.record({ type: fc.constant('updateCartQuantity' as const), id, quantity }),
  fc.record({ type: fc.constant('buyNow' as const), id, quantity }),
  fc.record({ type: fc.constant('setCheckoutItems' as const), items: fc.array(fc.record({ id, quantity })) }),
  fc.record({ type: fc.constant('addToWishlist' as const), id }),
  fc.record({ type: fc.constant('removeFromWishlist' as const), id }),
  fc.record({ type: fc.constant('selectItem' as const), id: fc.option(id) }),
  fc.record({
    type: fc.constant('choose' as const),
    recent: fc.record({
      address: fc.integer({ min: 0, max: 30 }).map((n) => `/procure/brand/?open=${n}`),
      label: fc.option(fc.string()),
      detail: fc.constant(null),
    }),
  }),
  fc.constantFrom<ClientEvent>(
    { type: 'signIn', session },
    { type: 'signOut' },
    { type: 'setModules', modules: [module] },
    { type: 'removeModules' },
    { type: 'setSingleKeys', isOn: false },
    { type: 'setCompactRows', isOn: true },
  ),
)
const states = fc.array(event, { maxLength: 60 }).map((events) => after(...events))

describe('after any events', () => {
  test('a quantity is whole and never negative', () => {
    fc.assert(
      fc.property(states, ({ cart, checkoutItems }) => {
        for (const line of [...cart, ...checkoutItems]) {
          expect(Number.isSafeInteger(line.quantity)).toBe(true)
          expect(line.quantity).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })
  test('each product stands once in cart, checkout and wishlist, each address once among ten recent ones', () => {
    fc.assert(
      fc.property(states, ({ cart, checkoutItems, wishlist, recents }) => {
        const lists = [
          cart.map((line) => line.id),
          checkoutItems.map((line) => line.id),
          wishlist,
          recents.map((recent) => recent.address),
        ]
        for (const list of lists) expect(new Set<unknown>(list).size).toBe(list.length)
        expect(recents.length).toBeLessThanOrEqual(10)
      }),
    )
  })
  test('the count is the pieces of the cart', () => {
    fc.assert(
      fc.property(states, ({ cart, count }) => {
        expect(count).toBe(cart.reduce((sum, line) => sum + line.quantity, 0))
      }),
    )
  })
  test('what is stored is what comes back', () => {
    fc.assert(
      fc.property(states, (state) => {
        expect(parseClientState(JSON.stringify(state))).toEqual(state)
      }),
    )
  })
  test('signing out empties user, modules and recent choices and leaves everything else', () => {
    fc.assert(
      fc.property(states, (state) => {
        const left = { ...state, user: null, appsModules: [], recents: [] }
        expect(reduceClientState(state, { type: 'signOut' })).toEqual(left)
      }),
    )
  })
  test('buying now leaves the single item in the cart', () => {
    fc.assert(
      fc.property(states, id, (state, chosen) => {
        const { cart, count } = reduceClientState(state, { type: 'buyNow', id: chosen })
        expect({ cart, count }).toEqual({ cart: [{ id: chosen, quantity: 1 }], count: 1 })
      }),
    )
  })
})

describe('the cart', () => {
  test('more of the same product raises its line', () => {
    expect(after({ type: 'addToCart', id: 1 }, { type: 'addToCart', id: 1, quantity: 2 }).cart).toEqual([
      { id: 1, quantity: 3 },
    ])
  })
  test('a quantity below 0 is 0, and the line stays', () => {
    const { cart } = after({ type: 'addToCart', id: 1 }, { type: 'updateCartQuantity', id: 1, quantity: -4 })
    expect(cart).toEqual([{ id: 1, quantity: 0 }])
  })
  test('a quantity of a product that is not there changes nothing', () => {
    expect(after({ type: 'updateCartQuantity', id: 1, quantity: 4 }).cart).toEqual([])
  })
})

test('items are selected, wished for and taken back, put up for checkout and out of the cart by their id', () => {
  expect(after({ type: 'selectItem', id: 7 }).selectedItem).toBe(7)
  expect(after({ type: 'selectItem', id: 7 }, { type: 'selectItem', id: null }).selectedItem).toBeNull()
  const wished = after({ type: 'addToWishlist', id: 1 }, { type: 'addToWishlist', id: 2 })
  expect(wished.wishlist).toEqual([1, 2])
  expect(reduceClientState(wished, { type: 'removeFromWishlist', id: 1 }).wishlist).toEqual([2])
  const items = [{ id: 3, quantity: 2 }]
  expect(after({ type: 'setCheckoutItems', items }).checkoutItems).toEqual(items)
  const filled = after({ type: 'addToCart', id: 4 }, { type: 'addToCart', id: 5 })
  expect(reduceClientState(filled, { type: 'removeFromCart', id: 4 }).cart).toEqual([{ id: 5, quantity: 1 }])
})

describe('recent choices', () => {
  const choose = (n: number): ClientEvent => ({
    type: 'choose',
    recent: { address: `/b/?open=${n}`, label: String(n), detail: null },
  })

  test('the last one comes first and once', () => {
    const { recents } = after(choose(1), choose(2), choose(1))
    expect(recents.map((recent) => recent.label)).toEqual(['1', '2'])
  })
  test('stay when the same person’s session is read again, and go with another person or company', () => {
    const chosen = after({ type: 'signIn', session }, choose(1))
    expect(reduceClientState(chosen, { type: 'signIn', session }).recents).toHaveLength(1)
    for (const change of [{ Usr_userid: 8 }, { usr_cmp_id: 2 }]) {
      const other = { ...session, user: { ...user, ...change } }
      expect(reduceClientState(chosen, { type: 'signIn', session: other }).recents).toEqual([])
    }
  })
})

test('the last used module comes first and once', () => {
  const use = (route: string): ClientEvent => ({ type: 'useModule', route })
  expect(after(use('/procure'), use('/erp'), use('/procure')).recentModules).toEqual(['/procure', '/erp'])
})

test('modules are set and removed without the user', () => {
  const signedIn = after({ type: 'signIn', session })
  expect(reduceClientState(signedIn, { type: 'removeModules' })).toMatchObject({ user, appsModules: [] })
  expect(after({ type: 'setModules', modules: [module] })).toMatchObject({ user: null, appsModules: [module] })
})
