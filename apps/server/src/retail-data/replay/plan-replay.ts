import type { DatedPrice } from '../price-history.ts'
import { Calendar } from './calendar.ts'
import { halfOfPrice } from './half-of-price.ts'
import type { MovementKind } from './movement.ts'
import type { Movement } from './movement-gatherer.ts'
import type { Supply } from './plan-supply.ts'
import { planSupply, windowsOf } from './plan-supply.ts'

export type PlannedLine = {
  readonly kind: 'opening' | 'purchase_receipt' | 'ito_dispatch' | 'ito_receive' | MovementKind
  readonly code: string
  readonly quantity: number
  /** In major units of the company's currency; null: what the ledger makes of it. */
  readonly unitCost: string | null
}

/** A posting under its natural key, with at most as many lines as one may have. */
export type PlannedPosting = {
  readonly sourceType: 'retail_opening' | 'retail_receipt' | 'retail_transfer' | 'retail_invoice' | 'retail_credit_note'
  readonly sourceId: number
  readonly eventNo: number
  readonly lines: readonly PlannedLine[]
}

/** A trading day: what the warehouse gets, what it sends and the store takes in, then the documents in the order of the file. */
export type PlannedDay = { readonly day: string; readonly postings: readonly PlannedPosting[] }

export type Goods = ReadonlyMap<string, { readonly prices: readonly DatedPrice[] }>

type Given = {
  /** Lines of other codes are left alone. */
  readonly goods: Goods
  readonly days: ReadonlyMap<string, readonly Movement[]>
  readonly digits: number
  /** What tells the file from others: the number of its opening. */
  readonly identity: number
}

type Source = Pick<PlannedPosting, 'sourceType' | 'sourceId'>

export const mostLines = 500

/** What a file's year would have been in a warehouse and a store: follows from the file alone, and is never short. */
export class ReplayPlan {
  private readonly given: Given
  readonly calendar: Calendar
  private readonly movements: readonly (readonly Movement[])[]
  /** By code. */
  readonly supplies: ReadonlyMap<string, Supply>

  constructor(given: Given) {
    this.given = given
    const goods = [...given.days].map(
      ([day, movements]) => [day, movements.filter(({ code }) => given.goods.has(code))] as const,
    )
    const byDay = new Map(goods.filter(([, movements]) => movements.length > 0))
    this.calendar = new Calendar(byDay.keys())
    this.movements = this.calendar.days.map((day) => byDay.get(day) ?? [])
    this.supplies = this.planSupplies()
  }

  /** Trading days in order, each made when it is asked for. */
  *days(): Generator<PlannedDay> {
    const events = new Map<string, number>()
    const stored = new Set<string>()
    const monthBegins = new Set(this.calendar.monthBegins())
    for (const [place, day] of this.calendar.days.entries()) {
      const postings = [
        ...(place === 0 ? this.opening() : []),
        ...(monthBegins.has(place) ? this.receipts(place, day) : []),
        ...this.transfers(place, day, stored),
        ...this.documents(place, stored, events),
      ]
      yield { day, postings }
    }
  }

  private opening(): PlannedPosting[] {
    const lines = this.linesOf('opening', ({ opening }) => opening, this.calendar.days[0] ?? '')
    return numbered({ sourceType: 'retail_opening', sourceId: this.given.identity }, inParts(lines))
  }

  private receipts(place: number, day: string): PlannedPosting[] {
    const lines = this.linesOf('purchase_receipt', ({ receipts }) => receipts.get(place), day)
    return numbered({ sourceType: 'retail_receipt', sourceId: numberOf(day) }, inParts(lines))
  }

  /** Each part leaves the warehouse and comes to the store at once. */
  private transfers(place: number, day: string, stored: Set<string>): PlannedPosting[] {
    const lines = this.linesOf('ito_dispatch', ({ transfers }) => transfers.get(place), null)
    for (const { code } of lines) stored.add(code)
    const parts = inParts(lines).flatMap((sent) => [
      sent,
      sent.map((line) => ({ ...line, kind: 'ito_receive' as const })),
    ])
    return numbered({ sourceType: 'retail_transfer', sourceId: numberOf(day) }, parts)
  }

  private documents(place: number, stored: Set<string>, events: Map<string, number>): PlannedPosting[] {
    const first = this.calendar.days[0] ?? ''
    const lines = Map.groupBy(this.movements[place] ?? [], ({ document }) => document)
    return [...lines].flatMap(([document, movements]) => {
      const planned = movements.map(({ kind, code, quantity }): PlannedLine => {
        const isCostNeeded = (kind === 'sale_return' || kind === 'adjust_in') && !stored.has(code)
        if (isCostNeeded) stored.add(code)
        return { kind, code, quantity, unitCost: isCostNeeded ? this.costOf(code, first) : null }
      })
      const key = `${document.sourceType} ${document.sourceId}`
      const before = events.get(key) ?? 0
      const postings = numbered(document, inParts(planned), before)
      events.set(key, before + postings.length)
      return postings
    })
  }

  private linesOf(
    kind: PlannedLine['kind'],
    quantityOf: (supply: Supply) => number | undefined,
    costOn: string | null,
  ): PlannedLine[] {
    return [...this.supplies].flatMap(([code, supply]) => {
      const quantity = quantityOf(supply) ?? 0
      if (quantity === 0) return []
      return [{ kind, code, quantity, unitCost: costOn === null ? null : this.costOf(code, costOn) }]
    })
  }

  /** Of a piece on a day, in major units of the company's currency. */
  costOf(code: string, day: string): string {
    return halfOfPrice(this.given.goods.get(code)?.prices ?? [], day, this.given.digits)
  }

  private planSupplies(): Map<string, Supply> {
    const count = this.calendar.days.length
    const demands = new Map<string, { out: number[]; back: number[] }>()
    for (const [place, movements] of this.movements.entries())
      for (const { code, kind, quantity } of movements) {
        const demand = demands.get(code) ?? { out: zeros(count), back: zeros(count) }
        demands.set(code, demand)
        const side = isOut(kind) ? demand.out : demand.back
        side[place] = (side[place] ?? 0) + quantity
      }
    const windows = windowsOf(this.calendar)
    const inOrder = [...demands].toSorted(([one], [other]) => (one < other ? -1 : 1))
    return new Map(inOrder.map(([code, demand]) => [code, planSupply(windows, demand)]))
  }
}

export function isOut(kind: PlannedLine['kind']): boolean {
  return kind === 'sale' || kind === 'adjust_out'
}

function numbered(source: Source, parts: readonly (readonly PlannedLine[])[], before = 0): PlannedPosting[] {
  const { sourceType, sourceId } = source
  return parts.map((lines, index) => ({ sourceType, sourceId, eventNo: before + index + 1, lines }))
}

function inParts(lines: readonly PlannedLine[]): PlannedLine[][] {
  return Array.from({ length: Math.ceil(lines.length / mostLines) }, (_, index) =>
    lines.slice(index * mostLines, (index + 1) * mostLines),
  )
}

/** The number of a day: 20091201. */
function numberOf(day: string): number {
  return Number(day.replaceAll('-', ''))
}

function zeros(count: number): number[] {
  return Array.from({ length: count }, () => 0)
}
