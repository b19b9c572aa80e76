import type { Calendar } from './calendar.ts'

/** What comes and goes of a code in the store, one element a trading day. */
export type Demand = { readonly out: readonly number[]; readonly back: readonly number[] }

/** What the warehouse gets and sends of a code; days by their places in the calendar. */
export type Supply = {
  readonly opening: number
  readonly receipts: ReadonlyMap<number, number>
  readonly transfers: ReadonlyMap<number, number>
}

/** A store that has less than it gives out in a week gets what it gives out in four. */
const days = { low: 7, full: 28, opening: 28 } as const

/** Suppliers deliver whole packs, so that something is left in the end. */
export const piecesOfPack = 12

/** Windows of a calendar, for all codes alike. */
export type Windows = {
  readonly low: readonly number[]
  readonly full: readonly number[]
  /** Place of the first day that the opening stock is not for. */
  readonly opening: number
  readonly monthBegins: readonly number[]
}

export function windowsOf(calendar: Calendar): Windows {
  return {
    low: calendar.placesAfter(days.low),
    full: calendar.placesAfter(days.full),
    opening: calendar.placesAfter(days.opening)[0] ?? 0,
    monthBegins: calendar.monthBegins(),
  }
}

/**
 * Transfers to the store before it runs low, and stock of the warehouse that covers them, in whole packs: the opening those of the
 * first four weeks, the receipt at the first trading day of a month what that month still lacks. What comes back is counted on only once it is there, so
 * that no order of a day's lines makes anything short.
 */
export function planSupply(windows: Windows, demand: Demand): Supply {
  const transfers = planTransfers(windows, demand)
  const sentBetween = (from: number, to: number) =>
    [...transfers].reduce((sum, [place, quantity]) => (place >= from && place < to ? sum + quantity : sum), 0)
  const opening = inPacks(sentBetween(0, windows.opening))
  const receipts = new Map<number, number>()
  let stock = opening
  for (const [index, begin] of windows.monthBegins.entries()) {
    const need = sentBetween(begin, windows.monthBegins[index + 1] ?? demand.out.length)
    const received = inPacks(Math.max(0, need - stock))
    if (received > 0) receipts.set(begin, received)
    stock += received - need
  }
  return { opening, receipts, transfers }
}

/** As many pieces as suppliers deliver of what is needed. */
export function inPacks(quantity: number): number {
  return Math.ceil(quantity / piecesOfPack) * piecesOfPack
}

function planTransfers({ low, full }: Windows, { out, back }: Demand): Map<number, number> {
  const before = [0]
  for (const quantity of out) before.push((before.at(-1) ?? 0) + quantity)
  const given = (from: number, to: number) => (before[to] ?? 0) - (before[from] ?? 0)
  const transfers = new Map<number, number>()
  let stock = 0
  for (const [place, quantity] of out.entries()) {
    if (stock < given(place, low[place] ?? place)) {
      const sent = given(place, full[place] ?? place) - stock
      transfers.set(place, sent)
      stock += sent
    }
    stock += (back[place] ?? 0) - quantity
  }
  return transfers
}
