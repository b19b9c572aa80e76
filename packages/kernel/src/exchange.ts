import { dividedExactly, unitsOfDecimal } from './exact.ts'
import { currencyDigits } from './money.ts'

/** Decimals of an exchange rate. */
const rateDecimals = 10

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
