import type { RegisterQuote } from '@countinghouse/contract/sales/register-quote'
import type { RegisterItem } from '@countinghouse/contract/sales/register'
import { clientStore } from '../../../../app/session/client-store.ts'
import { instantNow } from './instant-now.ts'
import { emptySheet, recallCart, parkCart } from './tills-state.ts'
import { changeCart, changeSheet, currentTills } from './tills-store.ts'

const dispatch = (event: Parameters<ReturnType<typeof clientStore.getState>['dispatch']>[0]) =>
  clientStore.getState().dispatch(event)

/**
 * The line of goods in the cart, by their variant; of a bundle a number below 0, since each of its combinations is a line of its own.
 */
export function lineIdOf(item: RegisterItem): number {
  const { variantId, kit } = item
  if (kit?.kind !== 'bundle') return variantId
  const { items } = currentTills().sheet
  const same = Object.entries(items).find(
    ([, one]) => one.variantId === variantId && choicesOf(one) === choicesOf(item),
  )
  return same === undefined ? Math.min(0, ...Object.keys(items).map(Number)) - 1 : Number(same[0])
}

function choicesOf({ kit }: RegisterItem): string {
  return (kit?.components ?? []).map(({ groupNo, variantId }) => `${groupNo ?? ''}/${variantId}`).join()
}

/** Adds pieces of goods; those of the same variant are one line. */
export function addItem(item: RegisterItem, pieces: number): void {
  const id = lineIdOf(item)
  changeSheet(({ items, order }) => ({
    items: { ...items, [id]: item },
    order: [...order.filter((one) => one !== id), id],
    lastId: id,
  }))
  dispatch({ type: 'addToCart', id, quantity: pieces })
}

/** A piece by its serial number; one that is in the cart already is not added again. */
export function addSerial(item: RegisterItem, serialNo: string): boolean {
  const id = item.variantId
  const { cart } = clientStore.getState().state
  const quantity = cart.find((line) => line.id === id)?.quantity ?? 0
  const named = currentTills().sheet.serials[id] ?? []
  if (named.slice(0, quantity).includes(serialNo)) return false
  addItem(item, 1)
  changeSheet(({ serials }) => ({ serials: { ...serials, [id]: withPlace(named, quantity, serialNo) } }))
  return true
}

export function nameSerial(id: number, place: number, serialNo: string): void {
  changeSheet(({ serials }) => ({
    lastId: id,
    serials: { ...serials, [id]: withPlace(serials[id] ?? [], place, serialNo) },
  }))
}

function withPlace(named: readonly string[], place: number, serialNo: string): string[] {
  return Array.from({ length: Math.max(named.length, place + 1) }, (_, at) =>
    at === place ? serialNo : (named[at] ?? ''),
  )
}

export function changeQuantity(id: number, quantity: number): void {
  changeSheet(() => ({ lastId: id }))
  dispatch({ type: 'updateCartQuantity', id, quantity })
}

export function removeLine(id: number): void {
  changeSheet(({ discounts, prices, serials, notes, lastId }) => ({
    discounts: without(discounts, id),
    serials: without(serials, id),
    prices: without(prices, id),
    notes: without(notes, id),
    lastId: lastId === id ? null : lastId,
  }))
  dispatch({ type: 'removeFromCart', id })
}

/** Units: parts per million. */
export function discountLine(id: number, ppm: number): void {
  changeSheet(({ discounts }) => ({
    lastId: id,
    discounts: ppm === 0 ? without(discounts, id) : { ...discounts, [id]: ppm },
  }))
}

/** `minor` null: the price of the price list. Units: minor units. */
export function overridePrice(id: number, minor: number | null): void {
  changeSheet(({ prices }) => ({
    lastId: id,
    prices: minor === null ? without(prices, id) : { ...prices, [id]: minor },
  }))
}

export function noteLine(id: number, note: string): void {
  changeSheet(({ notes }) => ({
    lastId: id,
    notes: note === '' ? without(notes, id) : { ...notes, [id]: note },
  }))
}

/** A quote in place of the open cart, which is parked. */
export function sellQuote({ id, number, customerId, lines }: RegisterQuote): void {
  const byId = <T>(value: (line: (typeof lines)[number]) => T) =>
    Object.fromEntries(lines.map((line) => [line.item.variantId, value(line)]))
  park()
  changeCart(({ tills }) => ({
    tills: {
      ...tills,
      sheet: {
        ...emptySheet(),
        customerId,
        items: byId(({ item }) => item),
        prices: byId(({ unitMinor }) => unitMinor),
        discounts: byId(({ discountPpm }) => discountPpm),
        order: lines.map(({ item }) => item.variantId),
        quote: {
          id,
          number,
          lines: lines.map(({ item, ...line }) => ({ ...line, variantId: item.variantId })),
        },
      },
    },
    lines: lines.map(({ item, quantity }) => ({ id: item.variantId, quantity })),
  }))
}

export function park(): void {
  changeCart((cart) => parkCart(cart, instantNow()))
}

export function recall(index: number): void {
  changeCart((cart) => recallCart(cart, index, instantNow()))
}

/** Opens payment with the lines as they are, which the client state keeps apart. */
export function startPaying(): void {
  const { cart } = clientStore.getState().state
  dispatch({ type: 'setCheckoutItems', items: cart.filter(({ quantity }) => quantity > 0) })
}

export function stopPaying(): void {
  dispatch({ type: 'setCheckoutItems', items: [] })
}

function without<T>(record: Readonly<Record<string, T>>, id: number): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => key !== String(id)))
}
