import { dividedExactly, minorOfUnits, unitsOfDecimal } from './exact.ts'
import { unitsOfQuantity, unitsPerQuantity } from './quantity.ts'
import { splitByWeights } from './split.ts'

const wholePpm = 1_000_000

/** Decimals of a unit price or a unit cost. */
export const priceDecimals = 6

/** Units: stock units; major units of a currency, with at most six decimals; parts per million of the gross amount. */
export type PricedLine = {
  readonly quantity: number
  readonly unitPrice: string
  readonly discountPpm?: number
}

/** Units: minor units. gross − discount = net. */
export type LineAmounts = { readonly grossMinor: number; readonly discountMinor: number; readonly netMinor: number }

/**
 * The amounts of a line in a currency with this many digits: quantity × price, its discount, and what remains. Gross and discount are each
 * rounded once, half away from zero, so that the net amount needs no rounding of its own.
 */
export function amountsOfLine({ quantity, unitPrice, discountPpm = 0 }: PricedLine, digits: number): LineAmounts {
  const exact = unitsOfQuantity(quantity) * unitsOfDecimal(unitPrice, priceDecimals) * 10n ** BigInt(digits)
  const gross = dividedExactly(exact, unitsPerQuantity * 10n ** BigInt(priceDecimals))
  const discount = dividedExactly(gross * BigInt(discountPpm), 1_000_000n)
  return {
    grossMinor: minorOfUnits(gross),
    discountMinor: minorOfUnits(discount),
    netMinor: minorOfUnits(gross - discount),
  }
}

type DiscountedLine = Pick<PricedLine, 'quantity' | 'unitPrice'> & { readonly discountsPpm: readonly number[] }

/**
 * The net amount of a line whose discounts are taken one after the other, each of what the previous one left. It is rounded once, half away
 * from zero, so that the unit price keeps all its decimals. Units: minor units; discounts in parts per million.
 */
export function netOfLine({ quantity, unitPrice, discountsPpm }: DiscountedLine, digits: number): number {
  const gross = unitsOfQuantity(quantity) * unitsOfDecimal(unitPrice, priceDecimals) * 10n ** BigInt(digits)
  const net = discountsPpm.reduce((rest, ppm) => rest * BigInt(wholePpm - ppm), gross)
  const scale = unitsPerQuantity * 10n ** BigInt(priceDecimals) * BigInt(wholePpm) ** BigInt(discountsPpm.length)
  return minorOfUnits(dividedExactly(net, scale))
}

/** Apportions an amount of the header over lines by largest remainder, so that the parts add up to it. Units: minor units. */
export function apportionMinor(amountMinor: number, weights: readonly bigint[]): number[] {
  return splitByWeights(BigInt(amountMinor), weights).map(minorOfUnits)
}

type Totalled = { readonly netMinor: number; readonly chargeMinor: number }

/** The totals of a document: its lines, the charges apportioned over them, and both. Units: minor units. */
export function totalsOfLines(lines: readonly Totalled[]) {
  const netMinor = lines.reduce((sum, line) => sum + line.netMinor, 0)
  const chargesMinor = lines.reduce((sum, line) => sum + line.chargeMinor, 0)
  return { netMinor, chargesMinor, totalMinor: netMinor + chargesMinor }
}
