import { dividedExactly } from './exact.ts'

const unitsPerOne = 10_000

/** Ten-thousandths in one: quantities have four decimals. */
export const unitsPerQuantity = BigInt(unitsPerOne)

/** A quantity without binary rounding noise. */
export function roundedQuantity(quantity: number): number {
  return Math.round(quantity * unitsPerOne) / unitsPerOne
}

/** A quantity in ten-thousandths, in which it is exact: 1.5 is 15000. */
export function unitsOfQuantity(quantity: number): bigint {
  return BigInt(Math.round(quantity * unitsPerOne))
}

export function quantityOfUnits(units: bigint): number {
  return Number(units) / unitsPerOne
}

/** What each has, for a quantity in ten-thousandths: 250 g each, 1.5 of them, are 375 g. Half away from zero. */
export function amountForUnits(each: number, units: bigint): number {
  return Number(dividedExactly(BigInt(each) * units, unitsPerQuantity))
}

/** Goods and their value, in minor units. */
export type OpenValue = { readonly open: number; readonly openMinor: number }

/** The value of a part of open goods: exact, half a minor unit up; the last part gets the rest, so that none remains. */
export function valueOfPart({ open, openMinor }: OpenValue, taken: number): number {
  const [part, whole] = [unitsOfQuantity(taken), unitsOfQuantity(open)]
  if (part >= whole) return openMinor
  return Number((2n * BigInt(openMinor) * part + whole) / (2n * whole))
}

/** Takes a part of open goods: its value, and what remains open. */
export function takePart<G extends OpenValue>(
  from: G,
  taken: number,
): { readonly valueMinor: number; readonly left: G } {
  const valueMinor = valueOfPart(from, taken)
  const left = { ...from, open: roundedQuantity(from.open - taken), openMinor: from.openMinor - valueMinor }
  return { valueMinor, left }
}
