import type { Session } from '@countinghouse/contract/auth/session'
import type { CartLine, ClientState, Recent } from './client-state.ts'
import { distinctLines, piecesOf } from './client-state.ts'

const recentLimit = 10
const recentModuleLimit = 20

/** Source: spec section 4, client state actions; the change of the theme is an event of the theme store. */
export type ClientEvent =
  | { readonly type: 'signIn'; readonly session: Pick<Session, 'user' | 'modules'> }
  | { readonly type: 'signOut' }
  | { readonly type: 'setModules'; readonly modules: ClientState['appsModules'] }
  | { readonly type: 'removeModules' }
  | { readonly type: 'useModule'; readonly route: string }
  | { readonly type: 'choose'; readonly recent: Recent }
  | { readonly type: 'setSingleKeys'; readonly isOn: boolean }
  | { readonly type: 'setCompactRows'; readonly isOn: boolean }
  | { readonly type: 'selectItem'; readonly id: number | null }
  | { readonly type: 'addToWishlist'; readonly id: number }
  | { readonly type: 'removeFromWishlist'; readonly id: number }
  | { readonly type: 'buyNow'; readonly id: number; readonly quantity?: number }
  | { readonly type: 'setCheckoutItems'; readonly items: readonly CartLine[] }
  /** Increases the quantity of a product already in the cart; default quantity 1. */
  | { readonly type: 'addToCart'; readonly id: number; readonly quantity?: number }
  | { readonly type: 'removeFromCart'; readonly id: number }
  | { readonly type: 'updateCartQuantity'; readonly id: number; readonly quantity: number }

export function reduceClientState(state: ClientState, event: ClientEvent): ClientState {
  switch (event.type) {
    case 'signIn':
      return signedIn(state, event.session)
    case 'signOut':
      return { ...state, user: null, appsModules: [], recents: [] }
    case 'setModules':
      return { ...state, appsModules: event.modules }
    case 'removeModules':
      return { ...state, appsModules: [] }
    case 'useModule':
      return { ...state, recentModules: firstOnce(state.recentModules, event.route, same).slice(0, recentModuleLimit) }
    case 'choose':
      return { ...state, recents: firstOnce(state.recents, event.recent, sameAddress).slice(0, recentLimit) }
    case 'setSingleKeys':
      return { ...state, hasSingleKeys: event.isOn }
    case 'setCompactRows':
      return { ...state, hasCompactRows: event.isOn }
    case 'selectItem':
      return { ...state, selectedItem: event.id }
    case 'addToWishlist':
      return { ...state, wishlist: [...new Set([...state.wishlist, event.id])] }
    case 'removeFromWishlist':
      return { ...state, wishlist: state.wishlist.filter((id) => id !== event.id) }
    case 'setCheckoutItems':
      return { ...state, checkoutItems: distinctLines(event.items.map(wholeLine)) }
    default:
      return withCart(state, reduceCart(state.cart, event))
  }
}

type CartEvent = Extract<ClientEvent, { type: 'buyNow' | 'addToCart' | 'removeFromCart' | 'updateCartQuantity' }>

function reduceCart(cart: readonly CartLine[], event: CartEvent): readonly CartLine[] {
  const { id } = event
  switch (event.type) {
    case 'buyNow':
      return [wholeLine({ id, quantity: event.quantity ?? 1 })]
    case 'addToCart': {
      const before = cart.find((line) => line.id === id)?.quantity ?? 0
      return distinctLines([...cart, wholeLine({ id, quantity: before + wholePieces(event.quantity ?? 1) })])
    }
    case 'removeFromCart':
      return cart.filter((line) => line.id !== id)
    case 'updateCartQuantity':
      return cart.map((line) => (line.id === id ? wholeLine({ id, quantity: event.quantity }) : line))
  }
}

function withCart(state: ClientState, cart: readonly CartLine[]): ClientState {
  return { ...state, cart, count: piecesOf(cart) }
}

function wholeLine({ id, quantity }: CartLine): CartLine {
  return { id, quantity: wholePieces(quantity) }
}

/** Source: spec section 9, cart quantity minimum. */
function wholePieces(quantity: number): number {
  return Number.isNaN(quantity) ? 0 : Math.min(Math.max(0, Math.floor(quantity)), Number.MAX_SAFE_INTEGER)
}

/** Drops recent choices of another user or company. */
function signedIn(state: ClientState, { user, modules }: Pick<Session, 'user' | 'modules'>): ClientState {
  const { user: before } = state
  const isOther = before !== null && (before.Usr_userid !== user.Usr_userid || before.usr_cmp_id !== user.usr_cmp_id)
  return { ...state, user, appsModules: modules, recents: isOther ? [] : state.recents }
}

function firstOnce<T>(list: readonly T[], first: T, isSame: (one: T, other: T) => boolean): readonly T[] {
  return [first, ...list.filter((other) => !isSame(other, first))]
}

function same(one: string, other: string): boolean {
  return one === other
}

function sameAddress(one: Recent, other: Recent): boolean {
  return one.address === other.address
}
