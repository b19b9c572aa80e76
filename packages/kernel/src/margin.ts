import { dividedExactly, unitsOfDecimal } from './exact.ts'

/** Most decimals of a cost or buying price. Source: docs/decisions/030. */
export const costDigits = 6
const wholePpm = 1_000_000n
/** More than any share that is looked at. Units: parts per million. */
const mostPpm = 999_999_999_999n

/** A selling price without tax beside what the goods cost. Units: both millionths of the major unit of one currency, not below 0. */
export type Earning = { readonly price: bigint; readonly cost: bigint }

/** Units: `minor` of a currency with `digits` decimals; `cost` a decimal of the same currency. */
export function earningOf(minor: number, digits: number, cost: string): Earning {
  return { price: BigInt(minor) * 10n ** BigInt(costDigits - digits), cost: unitsOfDecimal(cost, costDigits) }
}

/** What of the price is earned: (price - cost) / price; null of what is given away. Units: parts per million. */
export function marginPpm({ price, cost }: Earning): number | null {
  return price === 0n ? null : ppmOf(price - cost, price)
}

/** What is put on the cost: (price - cost) / cost; null of what costs nothing. Units: parts per million. */
export function markupPpm({ price, cost }: Earning): number | null {
  return cost === 0n ? null : ppmOf(price - cost, cost)
}

/** Whether so much of the price is earned. Asked without a division, so that no rounding lifts a price to it. */
export function reachesMargin({ price, cost }: Earning, leastPpm: number): boolean {
  return (price - cost) * wholePpm >= BigInt(leastPpm) * price
}

/** The lowest price that earns a margin; null where none does. Units: minor units of a currency with `digits` decimals. */
export function leastPrice(cost: string, leastPpm: number, digits: number): number | null {
  const rest = wholePpm - BigInt(leastPpm)
  const units = unitsOfDecimal(cost, costDigits)
  if (rest <= 0n) return units === 0n ? 0 : null
  const divisor = rest * 10n ** BigInt(costDigits - digits)
  const minor = (units * wholePpm + divisor - 1n) / divisor
  return minor > BigInt(Number.MAX_SAFE_INTEGER) ? null : Number(minor)
}

function ppmOf(part: bigint, whole: bigint): number {
  const ppm = dividedExactly(part * wholePpm, whole)
  const most = ppm < 0n ? -mostPpm : mostPpm
  return Number((ppm < 0n ? ppm < most : ppm > most) ? most : ppm)
}
