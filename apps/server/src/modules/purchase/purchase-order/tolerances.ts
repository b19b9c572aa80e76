import { quantityOfUnits, unitsOfQuantity } from '@countinghouse/kernel/quantity'

const wholePpm = 1_000_000n
const quantityDecimals = 4

/** What a line may accept at most, rounded down to the decimals of the unit. Source: procurement.md 4.7. */
export function toleratedQuantity(quantity: number, overPpm: number, decimals: number): number {
  const units = unitsOfQuantity(quantity)
  const step = 10n ** BigInt(quantityDecimals - decimals)
  const most = ((units * (wholePpm + BigInt(overPpm))) / wholePpm / step) * step
  return quantityOfUnits(most > units ? most : units)
}

/** The open quantity up to which a line is closed short. Source: procurement.md 4.7. */
export function shortQuantity(quantity: number, underPpm: number): number {
  return quantityOfUnits((unitsOfQuantity(quantity) * BigInt(underPpm)) / wholePpm)
}
