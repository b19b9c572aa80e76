import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { clientStore } from '../../../../app/session/client-store.ts'
import { lastingStorage } from '../../../../ui/theme/browser-storage.ts'
import type { Cart, ReturnDraft, Sheet, Tills } from './tills-state.ts'
import { emptyReturn, emptySheet, parseTills, tillsKey } from './tills-state.ts'

/** What this browser keeps of its tills; other tabs follow. */
const tillsStore = createStore<Tills>()(() => parseTills(lastingStorage.read(tillsKey)))
addEventListener('storage', ({ key, newValue }) => {
  if (key === tillsKey && newValue !== null) tillsStore.setState(parseTills(newValue), true)
})

export function useTills<T>(select: (tills: Tills) => T): T {
  return useStore(tillsStore, select)
}

export function currentTills(): Tills {
  return tillsStore.getState()
}

function write(tills: Tills): void {
  tillsStore.setState(tills, true)
  lastingStorage.write(tillsKey, JSON.stringify(tills))
}

export function changeTills(change: (tills: Tills) => Tills): void {
  write(change(tillsStore.getState()))
}

export function changeSheet(change: (sheet: Sheet) => Partial<Sheet>): void {
  changeTills((tills) => ({ ...tills, sheet: { ...tills.sheet, ...change(tills.sheet) } }))
}

export function changeReturn(id: number, change: (draft: ReturnDraft) => Partial<ReturnDraft>): void {
  changeTills((tills) => {
    const draft = tills.returns[id] ?? emptyReturn()
    return { ...tills, returns: { ...tills.returns, [id]: { ...draft, ...change(draft) } } }
  })
}

export function forgetReturn(id: number): void {
  changeTills((tills) => {
    const { [id]: _, ...returns } = tills.returns
    return { ...tills, returns }
  })
}

/** Changes the lines of the client state together with their sheet. */
export function changeCart(change: (cart: Cart) => Cart): void {
  const { state, dispatch } = clientStore.getState()
  const { tills, lines } = change({ tills: tillsStore.getState(), lines: state.cart })
  write(tills)
  if (lines === state.cart) return
  for (const { id } of state.cart) dispatch({ type: 'removeFromCart', id })
  for (const { id, quantity } of lines) dispatch({ type: 'addToCart', id, quantity })
}

/** An empty cart with a receipt of its own. */
export function clearCart(): void {
  changeCart(({ tills }) => ({ tills: { ...tills, sheet: emptySheet() }, lines: [] }))
  clientStore.getState().dispatch({ type: 'setCheckoutItems', items: [] })
}

/**
 * Takes sales that this device has kept out of the carts. After a crash a cart can be older than the sale that came of it: paid again, with
 * the same uid, what was added to it since would be lost.
 */
export function forgetSold(uids: readonly string[]): void {
  const { sheet, parked } = tillsStore.getState()
  const isSold = (one: Pick<Sheet, 'uid'>) => uids.includes(one.uid)
  if (isSold(sheet)) clearCart()
  if (!Object.values(parked).some((carts) => carts.some((cart) => isSold(cart.sheet)))) return
  changeTills((tills) => {
    const left = Object.entries(tills.parked).map(([till, carts]) => [
      till,
      carts.filter((cart) => !isSold(cart.sheet)),
    ])
    return { ...tills, parked: Object.fromEntries(left) as Tills['parked'] }
  })
}
