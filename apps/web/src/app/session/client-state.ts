import { SessionUser } from '@countinghouse/contract/auth/session'
import { CompanyModule } from '@countinghouse/contract/erp/menu'
import { z } from 'zod'

/** The one root key of persisted client state; the theme has its own. Source: spec section 4, client state actions. */
export const stateKey = 'countinghouse.state'

/** Quantity: whole pieces, never below 0. Source: spec section 3, cart line. */
const CartLine = z.object({ id: z.int(), quantity: z.int().nonnegative() })
export type CartLine = z.output<typeof CartLine>

/** A recently chosen page or record. The title of a page is taken from the menu, in the current language. */
const Recent = z.object({
  address: z.string().startsWith('/'),
  label: z.string().nullable(),
  detail: z.string().nullable(),
})
export type Recent = z.output<typeof Recent>

/** Source: spec section 3, client state; the theme part lives in the theme store. */
export type ClientState = {
  /** Null until signed in; never contains the token. */
  readonly user: SessionUser | null
  readonly appsModules: readonly CompanyModule[]
  /** Module routes, last used first; kept after sign-out so that the next sign-in opens the same module. */
  readonly recentModules: readonly string[]
  /** Last chosen first. */
  readonly recents: readonly Recent[]
  /** Whether keys act without Ctrl, Cmd or Alt. Source: WCAG 2.1.4. */
  readonly hasSingleKeys: boolean
  /** Row height of lists whose view defines none. */
  readonly hasCompactRows: boolean
  /** Product id. */
  readonly selectedItem: number | null
  /** Product ids, each once. */
  readonly wishlist: readonly number[]
  /** Each product in one line. */
  readonly cart: readonly CartLine[]
  /** Pieces in the cart. */
  readonly count: number
  readonly checkoutItems: readonly CartLine[]
}

export const signedOut: ClientState = {
  user: null,
  appsModules: [],
  recentModules: [],
  recents: [],
  hasSingleKeys: true,
  hasCompactRows: false,
  selectedItem: null,
  wishlist: [],
  cart: [],
  count: 0,
  checkoutItems: [],
}

/** Parses the stored state; an invalid field falls back to its default. */
export function parseClientState(stored: string | null): ClientState {
  const given = recordOf(stored)
  const cart = distinctLines(read(CartLine.array(), given.cart, []))
  return {
    user: read(SessionUser.nullable(), given.user, null),
    appsModules: read(CompanyModule.array(), given.appsModules, []),
    recentModules: listOf(given.recentModules, z.string()).slice(0, 20),
    recents: listOf(given.recents, Recent).slice(0, 10),
    hasSingleKeys: given.hasSingleKeys !== false,
    hasCompactRows: given.hasCompactRows === true,
    selectedItem: read(z.int().nullable(), given.selectedItem, null),
    wishlist: [...new Set(listOf(given.wishlist, z.int()))],
    cart,
    count: piecesOf(cart),
    checkoutItems: distinctLines(read(CartLine.array(), given.checkoutItems, [])),
  }
}

export function piecesOf(cart: readonly CartLine[]): number {
  return cart.reduce((sum, line) => sum + line.quantity, 0)
}

/** The last line of each product, at the position of its first. */
export function distinctLines(lines: readonly CartLine[]): readonly CartLine[] {
  return [...new Map(lines.map((line) => [line.id, line])).values()]
}

/** The stored state, or the signed-out defaults if reading fails or exceeds the limit. Source: spec section 9. */
export function restoreWithin(read: () => Promise<ClientState>, limitMs: number): Promise<ClientState> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(signedOut), limitMs)
    const settle = (state: ClientState) => {
      clearTimeout(timer)
      resolve(state)
    }
    read().then(settle, () => settle(signedOut))
  })
}

function recordOf(stored: string | null): Readonly<Record<string, unknown>> {
  if (stored === null) return {}
  const given: unknown = JSON.parse(stored)
  return typeof given === 'object' && given !== null ? (given as Record<string, unknown>) : {}
}

function read<T>(schema: z.ZodType<T>, given: unknown, otherwise: T): T {
  const parsed = schema.safeParse(given)
  return parsed.success ? parsed.data : otherwise
}

/** The entries that parse. */
function listOf<T>(given: unknown, schema: z.ZodType<T>): readonly T[] {
  if (!Array.isArray(given)) return []
  return given.flatMap((entry: unknown) => {
    const parsed = schema.safeParse(entry)
    return parsed.success ? [parsed.data] : []
  })
}
