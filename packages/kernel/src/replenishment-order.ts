import { roundedQuantity } from './quantity.ts'

/** Costs of holding stock for a year, of its value. Source: docs/guides/purchase.md, Replenishment. */
const holdingRate = 0.2
const daysOfYear = 365
/** Halvings after which a level of cover is exact enough. */
const mostHalvings = 60

/** From `minimum` on a unit costs `price`. Units: stock units; minor units of one currency, with decimals. */
export type QuantityBreak = { readonly minimum: number; readonly price: number }

/** A product of an order. Units: stock units; `mean`: a day. */
export type OrderLine = {
  readonly quantity: number
  readonly multiple: number
  /** What is available and on its way before the order. */
  readonly position: number
  readonly mean: number
  /** Quantity up to which the order may be raised. */
  readonly most: number
  /** By rising minimum; none: the price is not known. */
  readonly breaks: readonly QuantityBreak[]
}

export function priceAt(breaks: readonly QuantityBreak[], quantity: number): number | null {
  return breaks.findLast(({ minimum }) => minimum <= quantity)?.price ?? null
}

/**
 * The quantity of the break at which all costs least, with holding what is bought beyond the need; else the quantity as it is. Source:
 * docs/guides/purchase.md, Replenishment.
 */
export function quantityAtBreak({ quantity, multiple, mean, most, breaks }: OrderLine): number {
  const price = priceAt(breaks, quantity)
  if (price === null || mean <= 0) return quantity
  let best = { quantity, cost: quantity * price }
  for (const { minimum } of breaks) {
    const raised = roundedQuantity(Math.ceil(roundedQuantity(minimum / multiple)) * multiple)
    if (raised <= quantity || raised > most) continue
    const reduced = priceAt(breaks, raised) ?? price
    const extra = raised - quantity
    const holding = (holdingRate * extra * reduced * (extra / mean)) / daysOfYear
    const cost = raised * reduced + holding
    if (cost < best.cost) best = { quantity: raised, cost }
  }
  return best.quantity
}

export type RaisedOrder = { readonly quantities: readonly number[]; readonly isMet: boolean }

/**
 * Raises quantities until an order is worth its minimum: one multiple at a time of the line with the fewest days of cover. Source:
 * docs/guides/purchase.md, Replenishment. Units: minor units.
 */
export function meetOrderValue(lines: readonly OrderLine[], minimumValue: number): RaisedOrder {
  const quantities = lines.map(({ quantity }) => quantity)
  const canRaise = (at: number) => {
    const { breaks, mean, multiple, most } = lineAt(lines, at)
    const quantity = quantities[at] ?? 0
    return mean > 0 && priceAt(breaks, quantity) !== null && quantity + multiple <= most
  }
  const places = lines.map((_, at) => at).filter(canRaise)
  const isMet = () => valueOf(lines, quantities) >= minimumValue
  if (places.length > 0 && !isMet()) raiseToLevel(lines, quantities, { places, minimumValue })
  while (!isMet()) {
    const [first, ...others] = places.filter(canRaise)
    if (first === undefined) return { quantities, isMet: false }
    const coverAt = (at: number) => coverOf(lineAt(lines, at), quantities[at] ?? 0)
    const least = others.reduce((one, other) => (coverAt(other) < coverAt(one) ? other : one), first)
    quantities[least] = roundedQuantity((quantities[least] ?? 0) + lineAt(lines, least).multiple)
  }
  return { quantities, isMet: true }
}

type Raising = { readonly places: readonly number[]; readonly minimumValue: number }

/** Raises lines to the highest level of cover at which the minimum is missed, so that few multiples are left to add one at a time. */
function raiseToLevel(lines: readonly OrderLine[], quantities: number[], { places, minimumValue }: Raising): void {
  const raised = new Set(places)
  const atLevel = (level: number) =>
    quantities.map((quantity, at) => {
      if (!raised.has(at)) return quantity
      const { position, mean, multiple, most } = lineAt(lines, at)
      const missing = Math.min(level * mean - position, most) - quantity
      return missing <= 0 ? quantity : roundedQuantity(quantity + Math.floor(missing / multiple) * multiple)
    })
  let low = 0
  let high = Math.max(...places.map((at) => coverOf(lineAt(lines, at), lineAt(lines, at).most)))
  for (let halving = 0; halving < mostHalvings; halving++) {
    const level = (low + high) / 2
    if (valueOf(lines, atLevel(level)) < minimumValue) low = level
    else high = level
  }
  quantities.splice(0, quantities.length, ...atLevel(low))
}

function coverOf({ position, mean }: OrderLine, quantity: number): number {
  return (position + quantity) / mean
}

/** Lines of an order are rounded one by one. */
function valueOf(lines: readonly OrderLine[], quantities: readonly number[]): number {
  return lines.reduce((sum, { breaks }, at) => {
    const quantity = quantities[at] ?? 0
    return sum + Math.round(quantity * (priceAt(breaks, quantity) ?? 0))
  }, 0)
}

function lineAt(lines: readonly OrderLine[], at: number): OrderLine {
  const line = lines[at]
  if (line === undefined) throw new RangeError(`There is no line ${at}.`)
  return line
}
