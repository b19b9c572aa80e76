import { mostMinor } from './minor.ts'

const wholePpm = 1_000_000n

/**
 * A quotient rounded half away from zero, the one rounding there is. `divisor` is above 0.
 * Source: docs/decisions/030.
 */
export function dividedExactly(dividend: bigint, divisor: bigint): bigint {
  const isBelow = dividend < 0n
  const rounded = ((isBelow ? -dividend : dividend) * 2n + divisor) / (divisor * 2n)
  return isBelow ? -rounded : rounded
}

/** An amount that changes by a rate, in its own unit: 1999 by 30,000 ppm is 2059. */
export function changedByRate(amount: bigint, ppm: number): bigint {
  return dividedExactly(amount * (wholePpm + BigInt(ppm)), wholePpm)
}

/** What a part is of a whole, which is at least the part and above 0. Units: parts per million. */
export function ppmOfPart(part: bigint, whole: bigint): number {
  return Number(dividedExactly(part * wholePpm, whole))
}

/** A decimal with at most `digits` places in its smallest unit: `12.5` of 6 is 12500000. */
export function unitsOfDecimal(decimal: string, digits: number): bigint {
  const [whole = '0', places = ''] = decimal.split('.')
  return BigInt(whole + places.padEnd(digits, '0'))
}

/** The way back, without zeros at its end. `units` is not below 0. */
export function decimalOfUnits(units: bigint, digits: number): string {
  const metrics = String(units).padStart(digits + 1, '0')
  return `${metrics.slice(0, -digits)}.${metrics.slice(-digits)}`.replace(/\.?0+$/, '')
}

/** Minor units as a number; what is more than any amount may be is the greatest there is. */
export function minorOfUnits(units: bigint): number {
  return Number(units > BigInt(mostMinor) ? BigInt(mostMinor) : units)
}

/** A decimal as the number of a spreadsheet's cell; one that a cell does not keep, as a text. */
export function cellOfDecimal(decimal: string): number | string {
  const number = Number(decimal)
  return String(number) === decimal ? number : decimal
}
