import { decimalOfUnits, dividedExactly, unitsOfDecimal } from './exact.ts'
import { priceDecimals } from './money-line.ts'
import { currencyDigits } from './money.ts'

/** Decimals of an exchange rate. */
export const rateDecimals = 10

/** A rate as a whole number, so that rates are compared exactly. */
export function unitsOfRate(rate: string): bigint {
  return unitsOfDecimal(rate, rateDecimals)
}

/** `rate`: units of `to` for one unit of `from`, in major units of both, as an exact decimal. */
export type Exchange = { readonly from: string; readonly to: string; readonly rate: string }

/** An amount in another currency, half away from zero. Units: minor units. */
export function convertMinor(minor: number, { from, to, rate }: Exchange): number {
  const exact = BigInt(minor) * unitsOfRate(rate) * 10n ** BigInt(currencyDigits(to))
  return Number(dividedExactly(exact, 10n ** BigInt(rateDecimals + currencyDigits(from))))
}

/**
 * An amount of `from`, in pieces of `pieceMinor`, that is worth at least an amount of `to`, by less than a piece; with `isBelow` the most
 * that is worth no more. Units: minor units.
 */
export function piecesWorth(minor: number, { from, to, rate }: Exchange, pieceMinor: number, isBelow = false): number {
  const dividend = BigInt(minor) * 10n ** BigInt(rateDecimals + currencyDigits(from))
  const exact = dividend / (unitsOfRate(rate) * 10n ** BigInt(currencyDigits(to)))
  const below = Number((exact / BigInt(pieceMinor)) * BigInt(pieceMinor))
  return isBelow || convertMinor(below, { from, to, rate }) >= minor ? below : below + pieceMinor
}

/**
 * What a count of an amount is worth that is held at a value: its share of the value, half away from zero, so that all of it is the value.
 * Throws: RangeError where nothing is held.
 */
export function valueOfCounted(countedMinor: number, heldMinor: number, valueMinor: number): number {
  return Number(dividedExactly(BigInt(countedMinor) * BigInt(valueMinor), BigInt(heldMinor)))
}

/** A unit price in another currency at a rate, at six decimals, half away from zero. Units: major units. */
export function convertPrice(price: string, rate: string): string {
  const exact = unitsOfDecimal(price, priceDecimals) * unitsOfDecimal(rate, rateDecimals)
  return decimalOfUnits(dividedExactly(exact, 10n ** BigInt(rateDecimals)), priceDecimals)
}

/** The rate between two currencies whose rates for one unit of a third are known: units of `to` for one unit of `from`. */
export function crossRate({ from, to }: { readonly from: string; readonly to: string }): string {
  const exact = unitsOfDecimal(to, rateDecimals) * 10n ** BigInt(rateDecimals)
  return decimalOfUnits(dividedExactly(exact, unitsOfDecimal(from, rateDecimals)), rateDecimals)
}
