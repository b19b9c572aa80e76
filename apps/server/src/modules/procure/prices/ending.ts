import type { endingModes, priceEndings } from '@countinghouse/contract/procure/price-list'

export type Ending = (typeof priceEndings)[number]
export type EndingMode = (typeof endingModes)[number]

/**
 * Rounds a price to an ending: 23.41 with `99` becomes 22.99 by the nearest, 23.99 upwards. The lowest price with an ending is
 * 0.99, 0.95 or 1.00, so that no price becomes free: amounts that would fall below are unchanged, and 0 stays 0. Ties round up.
 * Currencies without decimals have whole prices only, so endings do not apply. Units: minor units of a currency with `digits`
 * decimals. Source: docs/guides/procure.md, Prices.
 */
export function withEnding(amount: bigint, ending: Ending, mode: EndingMode, digits: number): bigint {
  if (ending === 'none' || digits < 2 || amount <= 0n) return amount
  const whole = 10n ** BigInt(digits)
  const end = (BigInt(ending) * whole) / 100n
  // At least 0 before the division, which would otherwise round towards 0.
  const below = ((amount - end + whole) / whole - 1n) * whole + end
  if (below === amount) return amount
  const above = below + whole
  if (mode === 'up') return above
  const lower = below > 0n ? below : null
  if (mode === 'down') return lower ?? amount
  const isNearerBelow = amount - (lower ?? 0n) < above - amount
  return isNearerBelow ? (lower ?? amount) : above
}
