import { addDays } from '@countinghouse/kernel/days'
import type { Supply } from '../plan-supply.ts'
import { inPacks, piecesOfPack } from '../plan-supply.ts'
import { uuidOf } from '../sales/uuid-of.ts'

/** Pieces of a code. */
export type Pieces = { readonly code: string; readonly quantity: number }

export type PlannedLine = Pieces & {
  /** In major units of the company's currency. */
  readonly unitCost: string
  /** What the second delivery brings; 0: the first brings all. */
  readonly later: number
}

/** An order to a supplier for one month, under the number that makes it once for ever. */
export type PlannedOrder = {
  readonly uid: string
  readonly supplier: string
  readonly orderedOn: string
  /** Of the first delivery. */
  readonly dueOn: string
  /** Of a second delivery that was agreed; null: none was, though there may be one. */
  readonly laterDueOn: string | null
  readonly lines: readonly PlannedLine[]
  /** By day, at most two. What of the lines is in none of them never comes. */
  readonly deliveries: readonly (readonly Pieces[])[]
}

/** What is done on a day of the replay; `on`: the day it counts for, which may be one without trade before it. */
export type Step =
  | { readonly kind: 'order' | 'close'; readonly on: string; readonly order: PlannedOrder }
  | { readonly kind: 'receive' | 'bill'; readonly on: string; readonly order: PlannedOrder; readonly delivery: number }
  | { readonly kind: 'pay'; readonly on: string }

type Given = {
  /** Trading days in order. */
  readonly days: readonly string[]
  /** Places of the first trading day of each month. */
  readonly monthBegins: readonly number[]
  readonly supplies: ReadonlyMap<string, Supply>
  readonly costOf: (code: string, day: string) => string
  readonly supplierOf: (code: string) => { readonly code: string; readonly leadDays: number }
  readonly identity: number
}

/** How a supplier keeps an order: at once, in two agreed deliveries, in two against the agreement, or short of the last pack. */
const manners = ['whole', 'whole', 'agreed', 'late', 'short'] as const
/** Days after a delivery on which its bill comes, before the next delivery: at least, and how many more at most. */
const billed = { least: 2, more: 16 } as const
/** Days after which what a supplier never delivers is given up. */
const daysOfPatience = 9
const sunday = 0

/**
 * The purchases that give the warehouse what the plan of its supply asks for, by the trading day on which they are done: an order per supplier
 * and month, received when it is needed, billed some days later, and a payment run a week. What would be billed after the last trading day is
 * not billed. Follows from the file and the suppliers alone.
 */
export function planPurchases(given: Given): ReadonlyMap<string, readonly Step[]> {
  const { days } = given
  const steps = new Map<string, Step[]>()
  /** On the first trading day from then on; nothing after the last one. */
  const add = (step: Step) => {
    const day = days.find((one) => one >= step.on)
    if (day !== undefined) steps.set(day, [...(steps.get(day) ?? []), step])
  }
  for (const on of weekBegins(days)) add({ kind: 'pay', on })
  for (const { order, receivedOn } of planOrders(given)) {
    add({ kind: 'order', on: order.orderedOn, order })
    for (const [delivery, on] of receivedOn.entries()) {
      add({ kind: 'receive', on, order, delivery })
      const lag = billed.least + drawn(billed.more, order.supplier, order.dueOn, 'bill', delivery)
      const next = receivedOn[delivery + 1] ?? addDays(on, lag + 1)
      const latest = addDays(next, -1)
      const due = addDays(on, lag)
      add({ kind: 'bill', on: due < latest ? due : latest, order, delivery })
    }
    if (isShort(order)) add({ kind: 'close', on: addDays(receivedOn.at(-1) ?? '', daysOfPatience), order })
  }
  return steps
}

function isShort({ lines, deliveries }: PlannedOrder): boolean {
  const sum = (pieces: readonly Pieces[]) => pieces.reduce((total, { quantity }) => total + quantity, 0)
  return sum(deliveries.flat()) < sum(lines)
}

type Dated = { readonly order: PlannedOrder; readonly receivedOn: readonly string[] }

function planOrders({ days, monthBegins, supplies, costOf, supplierOf, identity }: Given): Dated[] {
  return monthBegins.flatMap((begin, index) => {
    const end = monthBegins[index + 1] ?? days.length
    const middle = Math.floor((begin + end) / 2)
    const [dueOn = '', laterOn = ''] = [days[begin], days[middle]]
    const wanted = [...supplies].flatMap(([code, supply]) => {
      const quantity = supply.receipts.get(begin) ?? 0
      return quantity === 0 ? [] : [{ code, quantity, first: neededFirst(supply, begin, middle) }]
    })
    return [...Map.groupBy(wanted, ({ code }) => supplierOf(code).code)].map(([supplier, all]): Dated => {
      const uid = uuidOf(identity, 'order', supplier, dueOn)
      const canSplit =
        middle > begin && all.some(({ first }) => first > 0) && all.some((one) => one.first < one.quantity)
      const drawnManner = manners[drawn(manners.length, supplier, dueOn, 'way')] ?? 'whole'
      const manner = drawnManner === 'short' || canSplit ? drawnManner : 'whole'
      const isSplit = manner === 'agreed' || manner === 'late'
      const lines = all.map(({ code, quantity, first }, at): PlannedLine => {
        const missing = manner === 'short' && at === 0 ? piecesOfPack : 0
        const later = isSplit ? quantity - first : 0
        return { code, quantity: quantity + missing, unitCost: costOf(code, dueOn), later }
      })
      const one = all.map(({ code, quantity }) => ({ code, quantity }))
      const two = [
        all.map(({ code, first }) => ({ code, quantity: first })),
        lines.map(({ code, later }) => ({ code, quantity: later })),
      ].map((pieces) => pieces.filter(({ quantity }) => quantity > 0))
      const leadDays = supplierOf(all[0]?.code ?? '').leadDays
      const order = {
        uid,
        supplier,
        orderedOn: workday(addDays(dueOn, -leadDays)),
        dueOn,
        laterDueOn: manner === 'agreed' ? laterOn : null,
        lines,
        deliveries: isSplit ? two : [one],
      }
      return { order, receivedOn: isSplit ? [dueOn, laterOn] : [dueOn] }
    })
  })
}

/** In packs, what the warehouse sends before the second delivery and has not got. */
function neededFirst({ opening, receipts, transfers }: Supply, begin: number, middle: number): number {
  const sum = (quantities: ReadonlyMap<number, number>, from: number, to: number) =>
    [...quantities].reduce((total, [place, quantity]) => (place >= from && place < to ? total + quantity : total), 0)
  const stock = opening + sum(receipts, 0, begin) - sum(transfers, 0, begin)
  return Math.min(receipts.get(begin) ?? 0, inPacks(Math.max(0, sum(transfers, begin, middle) - stock)))
}

/** The first trading day of each week but the first. */
function weekBegins(days: readonly string[]): string[] {
  return days.filter((day, at) => at > 0 && weekOf(day) !== weekOf(days[at - 1] ?? ''))
}

/** The Sunday with which the week of a day begins. */
function weekOf(day: string): string {
  return addDays(day, -new Date(day).getUTCDay())
}

/** Nobody orders on a Sunday. */
function workday(day: string): string {
  return new Date(day).getUTCDay() === sunday ? addDays(day, -2) : day
}

/** A number below `count` that follows from the parts. */
function drawn(count: number, ...parts: readonly (string | number)[]): number {
  return Number.parseInt(uuidOf(...parts).slice(0, 8), 16) % count
}
