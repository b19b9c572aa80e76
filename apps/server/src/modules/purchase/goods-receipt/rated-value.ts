import { decimalOfUnits, dividedExactly, minorOfUnits } from '@countinghouse/kernel/exact'
import { rateDecimals, unitsOfRate } from '@countinghouse/kernel/exchange'
import { currencyDigits } from '@countinghouse/kernel/money'

const wholePpm = 1_000_000n

/** What received goods of an order are valued at. */
export type OrderExchange = {
  readonly from: string
  readonly to: string
  /** Of the day of receipt, or the fixed one of the order. */
  readonly rate: string
  /** Value of the order with its tax, at least what is prepaid. Units: minor units of `from`. */
  readonly orderMinor: number
  /** Units: minor units of `from`, `prepaidBaseMinor` of `to`. */
  readonly prepaidMinor: number
  readonly prepaidBaseMinor: number
}

/** A part of an amount: `units` of `of`, both quantities in whole units. */
type PartOf = { readonly minor: number; readonly units: bigint; readonly of: bigint }

/** A part of an amount of the order at the rate, rounded once. Units: minor units of the company's currency. */
export function ratedMinor({ minor, units, of }: PartOf, { from, to, rate }: OrderExchange): number {
  const exact = BigInt(minor) * units * unitsOfRate(rate) * 10n ** BigInt(currencyDigits(to))
  return minorOfUnits(dividedExactly(exact, of * 10n ** BigInt(rateDecimals + currencyDigits(from))))
}

/** As `ratedMinor`, with the prepaid share of the order at the rate of its prepayments. Source: worked example X1. */
export function valuedMinor({ minor, units, of }: PartOf, exchange: OrderExchange): number {
  const { from, to, rate, orderMinor, prepaidMinor, prepaidBaseMinor } = exchange
  if (prepaidMinor <= 0) return ratedMinor({ minor, units, of }, exchange)
  const scale = 10n ** BigInt(rateDecimals + currencyDigits(from))
  const rest = BigInt(orderMinor - prepaidMinor) * unitsOfRate(rate) * 10n ** BigInt(currencyDigits(to))
  const whole = rest + BigInt(prepaidBaseMinor) * scale
  return minorOfUnits(dividedExactly(BigInt(minor) * units * whole, of * BigInt(orderMinor) * scale))
}

/** Prepaid share of the order in parts per million, and the average rate of its prepayments; null: none. */
export function prepaidShare({ from, to, orderMinor, prepaidMinor, prepaidBaseMinor }: OrderExchange): {
  readonly ppm: number
  readonly rate: string | null
} {
  if (prepaidMinor <= 0) return { ppm: 0, rate: null }
  const ppm = minorOfUnits(dividedExactly(BigInt(prepaidMinor) * wholePpm, BigInt(orderMinor)))
  const base = BigInt(prepaidBaseMinor) * 10n ** BigInt(rateDecimals + currencyDigits(from))
  const rate = dividedExactly(base, BigInt(prepaidMinor) * 10n ** BigInt(currencyDigits(to)))
  return ppm === 0 || rate <= 0n ? { ppm: 0, rate: null } : { ppm, rate: decimalOfUnits(rate, rateDecimals) }
}
