import type { RateQuote } from '@countinghouse/contract/erp/try-rate'

/** A rate as it is kept: of a service or of all, to a region or everywhere. Units: grams, minor units, parts per million. */
export type Rate = {
  readonly service: string | null
  readonly regionId: number | null
  readonly overGrams: number
  readonly upToGrams: number
  readonly baseMinor: number
  readonly perKgMinor: number
  readonly freeFromMinor: number | null
  readonly fuel: number
  readonly margin: number
}

type Priced = Pick<RateQuote, 'priceMinor' | 'working'>

/** The rate that holds for a service: one for the region goes before one for everywhere, then one of the service before one of all. */
export function rateOf(
  rates: readonly Rate[],
  { service, regionId, grams }: { readonly service: string; readonly regionId: number | null; readonly grams: number },
): Rate | null {
  const holding = rates.filter(
    (rate) =>
      (rate.service === null || rate.service === service) &&
      (rate.regionId === null || rate.regionId === regionId) &&
      rate.overGrams < grams &&
      grams <= rate.upToGrams,
  )
  return holding.toSorted((one, other) => nearness(other) - nearness(one))[0] ?? null
}

function nearness({ service, regionId }: Rate): number {
  return (regionId === null ? 0 : 2) + (service === null ? 0 : 1)
}

/** Every step is rounded to minor units, so that the parts that are shown come to the price. */
export function priceOf(
  rate: Rate,
  { grams, goodsMinor }: { readonly grams: number; readonly goodsMinor: number },
): Priced {
  const { baseMinor, perKgMinor, fuel, margin, freeFromMinor, overGrams, upToGrams } = rate
  const weightMinor = share(perKgMinor, grams, 1000)
  const fuelMinor = share(baseMinor + weightMinor, fuel, 1_000_000)
  const marginMinor = share(baseMinor + weightMinor + fuelMinor, margin, 1_000_000)
  const isFree = freeFromMinor !== null && goodsMinor >= freeFromMinor
  return {
    priceMinor: isFree ? 0 : baseMinor + weightMinor + fuelMinor + marginMinor,
    working: {
      isOfRegion: rate.regionId !== null,
      overGrams,
      upToGrams,
      baseMinor,
      perKgMinor,
      weightMinor,
      fuel,
      fuelMinor,
      margin,
      marginMinor,
      freeFromMinor,
      isFree,
    },
  }
}

/** Half away from zero, and exact, because an amount times a share may be more than a number holds. None is below zero. */
function share(minor: number, part: number, whole: number): number {
  return Number((BigInt(minor) * BigInt(part) * 2n + BigInt(whole)) / (BigInt(whole) * 2n))
}

/** Two rates of the same service and region that hold for one weight. `line`: of the later one, from 0; `grams`: the greatest weight of both. */
export function overlapOf(rates: readonly Rate[]): { readonly line: number; readonly grams: number } | null {
  for (const [line, rate] of rates.entries())
    for (const other of rates.slice(0, line)) {
      const isAlike = rate.service === other.service && rate.regionId === other.regionId
      const grams = Math.min(rate.upToGrams, other.upToGrams)
      if (isAlike && Math.max(rate.overGrams, other.overGrams) < grams) return { line, grams }
    }
  return null
}
