import { addDays, addWorkingDays, countDays } from './days.ts'

/** Days between the goods leaving the factory and their departure. Source: procurement.md 4.12. */
export const originHandlingDays = 5

/** Working days from delivery to stock. */
const dockToStockDays = 1

export const legs = ['departed', 'arrived', 'cleared', 'delivered', 'available'] as const
export type Leg = (typeof legs)[number]

/** Transit in days, half of all cases and nine of ten; customs in working days, inland transport in days. */
export type Lane = {
  readonly transitDays: number
  readonly transitDaysP90: number
  readonly customsDays: number
  readonly inlandDays: number
}

/** Days as `YYYY-MM-DD`. `etd`, `eta`: as announced by the carrier; the others happened. */
export type ShipmentDays = {
  readonly etd: string | null
  readonly eta: string | null
  readonly atd: string | null
  readonly ata: string | null
  readonly clearedOn: string | null
  readonly deliveredOn: string | null
}

export type LegForecast = {
  readonly leg: Leg
  /** Reached by this day in half of all cases. */
  readonly p50: string
  /** In nine of ten. */
  readonly p90: string
  readonly isActual: boolean
}

/**
 * When a shipment reaches each leg; what happened replaces what was expected. Empty while neither its departure nor its arrival is
 * known. Worked example E1.
 */
export function forecastLegs(days: ShipmentDays, lane: Lane | null): readonly LegForecast[] {
  const forecasts: LegForecast[] = []
  const departure = days.atd ?? days.etd
  if (departure !== null) forecasts.push(certain('departed', departure, days.atd !== null))
  const arrival = arrivalOf(days, lane)
  if (arrival === null) return forecasts
  forecasts.push(arrival)
  const cleared = after('cleared', arrival, days.clearedOn, (day) => addWorkingDays(day, lane?.customsDays ?? 0))
  const delivered = after('delivered', cleared, days.deliveredOn, (day) => addDays(day, lane?.inlandDays ?? 0))
  const available = after('available', delivered, null, (day) => addWorkingDays(day, dockToStockDays))
  return [...forecasts, cleared, delivered, available]
}

function arrivalOf({ atd, ata, etd, eta }: ShipmentDays, lane: Lane | null): LegForecast | null {
  if (ata !== null) return certain('arrived', ata, true)
  const late = lane === null ? 0 : lane.transitDaysP90 - lane.transitDays
  if (eta !== null) return { leg: 'arrived', p50: eta, p90: addDays(eta, late), isActual: false }
  const departure = atd ?? etd
  if (departure === null || lane === null) return null
  const p50 = addDays(departure, lane.transitDays)
  return { leg: 'arrived', p50, p90: addDays(p50, late), isActual: false }
}

function after(leg: Leg, before: LegForecast, actual: string | null, next: (day: string) => string): LegForecast {
  return actual === null
    ? { leg, p50: next(before.p50), p90: next(before.p90), isActual: false }
    : certain(leg, actual, true)
}

function certain(leg: Leg, day: string, isActual: boolean): LegForecast {
  return { leg, p50: day, p90: day, isActual }
}

/** The day after so many days of production. Holidays, both days included, do not count. */
export function addProductionDays(
  day: string,
  days: number,
  holidays: readonly { readonly from: string; readonly to: string }[],
): string {
  let reached = day
  let left = days
  for (const { from, to } of holidays.toSorted((one, other) => one.from.localeCompare(other.from, 'en'))) {
    const before = Math.max(0, countDays(reached, from) - 2)
    if (left <= before) break
    if (to <= reached) continue
    left -= before
    reached = to
  }
  return addDays(reached, left)
}
