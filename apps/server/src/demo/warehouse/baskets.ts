import { randomUUID } from 'node:crypto'
import { composeSale, totalsOf } from '../../modules/sales/index.ts'
import type { PostedSale, PricedItem } from '../../modules/sales/index.ts'

export type Session = {
  readonly id: number
  readonly day: string
  readonly currency: string
  readonly cash: number
  readonly card: number
}

/** Draws what customers buy; goods that a shop is about to run out of are left on the shelf. */
export type Shelf = {
  readonly items: readonly PricedItem[]
  /** Stock that may still be sold, by variant. */
  readonly left: Map<number, number>
  readonly random: () => number
}

const opensAt = 9.25
const openHours = 8.5
const tenPercent = 100_000

/** Receipts of a day in the order of their time, more of them at noon and towards the evening. */
export function salesOfDay(shelf: Shelf, session: Session, count: number): PostedSale[] {
  const hours = Array.from({ length: count }, () => opensAt + openHours * busyPart(shelf.random)).toSorted(
    (one, other) => one - other,
  )
  return hours.flatMap((hour) => saleAt(shelf, session, hour) ?? [])
}

function saleAt(shelf: Shelf, session: Session, hour: number): PostedSale | null {
  const { random } = shelf
  const lines = chosen(shelf)
  if (lines.length === 0) return null
  const items = lines.map(({ item }) => item)
  const cart = {
    lines: lines.map(({ item: { variantId }, quantity }) => ({
      variantId,
      quantity,
      discountPpm: 0,
      overrideMinor: null,
    })),
    items,
    discountPpm: random() < 0.06 ? tenPercent : 0,
    promotions: [],
  }
  const totals = totalsOf(cart)
  const seconds = Math.round(hour * 3600)
  const soldAt = new Date(Date.parse(`${session.day}T00:00:00Z`) + seconds * 1000).toISOString()
  return composeSale(cart, totals, {
    uid: randomUUID(),
    tillSessionId: session.id,
    customerId: null,
    currencyCode: session.currency,
    businessOn: session.day,
    soldAt,
    roundingMinor: 0,
    tenders: tendersOf(session, totals.grossMinor, random()),
  })
}

/** Six of ten pay by card, some with both, the others with notes and change. */
function tendersOf({ cash, card }: Session, grossMinor: number, drawn: number) {
  const paid = (paymentTypeId: number, tenderedMinor: number, changeMinor = 0) => ({
    paymentTypeId,
    tenderedMinor,
    changeMinor,
    reference: null,
  })
  if (drawn < 0.62) return [paid(card, grossMinor)]
  if (drawn < 0.67 && grossMinor > 4000) return [paid(cash, 2000), paid(card, grossMinor - 2000)]
  const notes = Math.ceil(grossMinor / 1000) * 1000
  return [paid(cash, notes, notes - grossMinor)]
}

function chosen({ items, left, random }: Shelf) {
  const wanted = 1 + Math.floor(random() ** 2 * 4)
  const found = new Map<number, { item: PricedItem; quantity: number }>()
  for (let line = 0; line < wanted; line++) {
    // What stands in front is bought more often.
    const item = items[Math.floor(random() ** 1.6 * items.length)]
    const quantity = random() < 0.82 ? 1 : 2
    const stock = item === undefined ? 0 : (left.get(item.variantId) ?? 0)
    if (item === undefined || found.has(item.variantId) || stock < quantity) continue
    left.set(item.variantId, stock - quantity)
    found.set(item.variantId, { item, quantity })
  }
  return [...found.values()]
}

/** A part of the day, of two peaks. */
function busyPart(random: () => number): number {
  const spread = (random() + random() + random()) / 3 - 0.5
  const part = (random() < 0.5 ? 0.35 : 0.72) + spread * 0.7
  return Math.min(Math.max(part, 0), 1)
}
