import { addDays } from './days.ts'
import { roundedQuantity } from './quantity.ts'

/** Service levels with the factor of a normal distribution. Source: docs/guides/purchase.md, Replenishment. */
export const serviceFactors = { 90: 1.2816, 95: 1.6449, 97.5: 1.96, 98: 2.0537, 99: 2.3263 } as const
export type ServiceLevel = keyof typeof serviceFactors

/** Usable days below which the demand of a store is not known. */
export const leastUsableDays = 14
/** Expected demand until the next delivery below which sales are counted by piece. */
const mostSlowDemand = 8
/** Scales a median deviation to a standard deviation. */
const scaleOfMad = 1.4826
const mostDeviations = 3

const digits = 1e6
const rounded = (value: number) => Math.round(value * digits) / digits

/** Daily demand. Units: stock units a day, six decimals. */
export type Demand = {
  readonly usableDays: number
  readonly daysWithoutSale: number
  readonly mean: number
  readonly deviation: number
  /** What a day counts at most; null: no day is capped. */
  readonly cap: number | null
}

/**
 * Mean and sample deviation of days, without those that had no stock (null). Single large sales are capped at the median plus three scaled
 * median deviations. Source: docs/guides/purchase.md, Replenishment.
 */
export function demandOf(days: readonly (number | null)[]): Demand {
  const usable = days.filter((day) => day !== null)
  const usableDays = usable.length
  const daysWithoutSale = usable.filter((day) => day === 0).length
  if (usableDays === 0) return { usableDays, daysWithoutSale, mean: 0, deviation: 0, cap: null }
  const median = medianOf(usable)
  const mad = medianOf(usable.map((day) => Math.abs(day - median)))
  // Of goods that sell on few days every sale would be capped.
  const cap = mad === 0 ? null : rounded(median + mostDeviations * scaleOfMad * mad)
  const capped = usable.map((day) => (cap === null ? day : Math.min(day, cap)))
  const mean = capped.reduce((sum, day) => sum + day, 0) / usableDays
  const squares = capped.reduce((sum, day) => sum + (day - mean) ** 2, 0)
  const deviation = usableDays === 1 ? 0 : Math.sqrt(squares / (usableDays - 1))
  return { usableDays, daysWithoutSale, mean: rounded(mean), deviation: rounded(deviation), cap }
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const [upper = 0, lower = upper] = [sorted[middle], sorted[middle - 1]]
  return sorted.length % 2 === 1 ? upper : (lower + upper) / 2
}

/** Mean and sample deviation of lead times in days; of one alone, a fifth of it. */
export function leadTimeOf(days: readonly number[]): { readonly days: number; readonly deviation: number } {
  const mean = days.reduce((sum, day) => sum + day, 0) / days.length
  if (days.length === 1) return { days: mean, deviation: rounded(mean / 5) }
  const squares = days.reduce((sum, day) => sum + (day - mean) ** 2, 0)
  return { days: rounded(mean), deviation: rounded(Math.sqrt(squares / (days.length - 1))) }
}

/** What protects against demand and lead times above their means. */
type Protection = { readonly serviceLevel: ServiceLevel } | { readonly coverDays: number }

export type LevelInput = Protection & {
  readonly demand: Demand
  readonly leadDays: number
  readonly leadDeviation: number
  /** Days between two orders. */
  readonly reviewDays: number
  /** Smallest quantity of the stock unit. */
  readonly unit: number
  readonly minimum: number | null
  readonly maximum: number | null
  /** Mean season of the lead time, and of it with the days between orders; omitted: none. */
  readonly season?: { readonly lead: number; readonly period: number }
}

export type Levels = {
  readonly safetyStock: number
  readonly reorderPoint: number
  readonly target: number
}

/** Mean season of days from one on. `months`: from January; only their relation counts. Source: docs/guides/purchase.md, Replenishment. */
export function seasonOf(months: readonly number[], firstDay: string, days: number): number {
  const mean = months.reduce((sum, one) => sum + one, 0) / months.length
  const factors = Array.from({ length: days }, (_, at) => {
    const month = Number(addDays(firstDay, at).slice(5, 7))
    return rounded((months[month - 1] ?? mean) / mean)
  })
  return days === 0 ? 1 : rounded(factors.reduce((sum, one) => sum + one, 0) / days)
}

/** Safety stock for a number of days of a season. Source: docs/guides/purchase.md, Replenishment. */
export function safetyStockOf(days: number, input: LevelInput, season = 1): number {
  const [mean, deviation] = [input.demand.mean * season, input.demand.deviation * season]
  if ('coverDays' in input) return rounded(mean * input.coverDays)
  const variance = days * deviation ** 2 + mean ** 2 * input.leadDeviation ** 2
  return rounded(serviceFactors[input.serviceLevel] * Math.sqrt(variance))
}

/**
 * Reorder point and target, which is always at least one unit above it. Goods that sell by the piece follow a Poisson distribution.
 * Source: docs/guides/purchase.md, Replenishment.
 */
export function levelsOf(input: LevelInput): Levels {
  const { demand, leadDays, reviewDays, unit, minimum, maximum } = input
  const period = leadDays + reviewDays
  const floor = minimum ?? 0
  const { lead, period: season } = input.season ?? { lead: 1, period: 1 }
  const expected = demand.mean * season * period
  const isSlow = isSlowMover({ ...demand, mean: demand.mean * season }, period)
  const safety = safetyStockOf(period, input, season)
  const wanted = isSlow && 'serviceLevel' in input ? poissonLevel(expected, input.serviceLevel) : expected + safety
  const target = rounded(Math.min(Math.max(wanted, floor), Math.max(maximum ?? Infinity, floor)))
  const lowest =
    isSlow && 'serviceLevel' in input
      ? target - unit
      : Math.max(demand.mean * lead * leadDays + safetyStockOf(leadDays, input, lead), floor - unit)
  return { safetyStock: safety, target, reorderPoint: rounded(Math.min(lowest, target - unit)) }
}

export function isSlowMover({ mean, usableDays, daysWithoutSale }: Demand, period: number): boolean {
  return mean * period < mostSlowDemand && daysWithoutSale * 2 >= usableDays
}

/** Smallest number of pieces that demand does not exceed with this probability. Source: docs/guides/purchase.md, Replenishment. */
export function poissonLevel(expected: number, level: ServiceLevel): number {
  let pieces = 0
  let term = Math.exp(-expected)
  for (let sum = term; sum < level / 100; sum += term) {
    pieces += 1
    term *= expected / pieces
  }
  return pieces
}

type Position = {
  readonly target: number
  readonly reorderPoint: number
  readonly position: number
  readonly unit: number
}

/** What lifts a position at or below the reorder point to the target, in whole units. */
export function needOf({ target, reorderPoint, position, unit }: Position): number {
  if (position > reorderPoint || target <= position) return 0
  return roundedQuantity(Math.ceil(roundedQuantity((target - position) / unit)) * unit)
}

/** What is ordered of a need: at least the minimum order quantity, in whole packs. Source: docs/guides/purchase.md, Replenishment. */
export function orderQuantity(need: number, { minimum, multiple }: { minimum: number; multiple: number }): number {
  if (need <= 0) return 0
  return roundedQuantity(Math.ceil(roundedQuantity(Math.max(need, minimum) / multiple)) * multiple)
}
