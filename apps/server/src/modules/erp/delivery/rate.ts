import type { RateQuote } from '@countinghouse/contract/erp/try-rate'

/** A stored rate, for one or all services and one or all regions. Units: grams, minor units, parts per million. */
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

/**
 * The applicable rate of a service: a rate for the region takes precedence over one for all, then a rate of the service
 * over one for all.
 */
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

/** Every step is rounded to minor units, so that the displayed parts add up to the price. */
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

/**
 * Rounds half away from zero; uses BigInt, because amount times share can exceed the safe integer range. Inputs are not
 * negative.
 */
function share(minor: number, part: number, whole: number): number {
  return Number((BigInt(minor) * BigInt(part) * 2n + BigInt(whole)) / (BigInt(whole) * 2n))
}

/**
 * Two overlapping rates of the same service and region. `line`: zero-based index of the later one; `grams`: the highest
 * common weight.
 */
export function overlapOf(rates: readonly Rate[]): { readonly line: number; readonly grams: number } | null {
  for (const [line, rate] of rates.entries())
    for (const other of rates.slice(0, line)) {
      const isAlike = rate.service === other.service && rate.regionId === other.regionId
      const grams = Math.min(rate.upToGrams, other.upToGrams)
      if (isAlike && Math.max(rate.overGrams, other.overGrams) < grams) return { line, grams }
    }
  return null
}
