/** A quantity has four decimals. */
const unitsPerOne = 10_000

/** A quantity without binary rounding noise. */
export function roundedQuantity(quantity: number): number {
  return Math.round(quantity * unitsPerOne) / unitsPerOne
}

/** Units: ten-thousandths. */
export function unitsOfQuantity(quantity: number): bigint {
  return BigInt(Math.round(quantity * unitsPerOne))
}

/** Goods and their value, in minor units. */
export type OpenValue = { readonly open: number; readonly openMinor: number }

/** The value of a part of open goods: exact, half a minor unit up; the last part gets the rest, so that none remains. */
export function valueOfPart({ open, openMinor }: OpenValue, taken: number): number {
  const [part, whole] = [unitsOfQuantity(taken), unitsOfQuantity(open)]
  if (part >= whole) return openMinor
  return Number((2n * BigInt(openMinor) * part + whole) / (2n * whole))
}
