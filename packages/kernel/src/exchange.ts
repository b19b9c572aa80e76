import { decimalOfUnits, dividedExactly, unitsOfDecimal } from './exact.ts'
import { priceDecimals } from './money-line.ts'

/** Decimals of an exchange rate: units of one currency for one unit of another, in major units. */
export const rateDecimals = 10

const wholeRate = 10n ** BigInt(rateDecimals)

/** A unit price in another currency, at six decimals. Units: major units. */
export function exchangePrice(price: string, rate: string): string {
  const exact = unitsOfDecimal(price, priceDecimals) * unitsOfDecimal(rate, rateDecimals)
  return decimalOfUnits(dividedExactly(exact, wholeRate), priceDecimals)
}

/** Digits of the minor units of both currencies. */
export type ExchangeDigits = { readonly from: number; readonly to: number }

/** An amount in another currency. Units: minor units. */
export function exchangeMinor(minor: number, rate: string, { from, to }: ExchangeDigits): number {
  const exact = BigInt(minor) * unitsOfDecimal(rate, rateDecimals) * 10n ** BigInt(to)
  return Number(dividedExactly(exact, wholeRate * 10n ** BigInt(from)))
}

/** The rate between two currencies whose rates for one unit of a third are known: `to` for one unit of `from`. */
export function crossRate({ from, to }: { readonly from: string; readonly to: string }): string {
  const rate = dividedExactly(unitsOfDecimal(to, rateDecimals) * wholeRate, unitsOfDecimal(from, rateDecimals))
  return decimalOfUnits(rate, rateDecimals)
}
