import {
  changedByRate,
  decimalOfUnits,
  dividedExactly,
  minorOfUnits,
  unitsOfDecimal,
} from '@countinghouse/kernel/exact'
import { currencyDigits } from '@countinghouse/kernel/money'
import { unitsPerQuantity } from '@countinghouse/kernel/quantity'
import { splitByWeights } from '@countinghouse/kernel/split'
import type { ResolvedPrice } from '@countinghouse/contract/procure/price-resolution'
import type { Bom } from '@countinghouse/contract/procure/virtual-bom'

const buyDigits = 6

export type PriceRule = Pick<Bom, 'priceMode' | 'discountPpm' | 'discountMinor' | 'discountCurrency'>
type Found = Pick<ResolvedPrice, 'amount' | 'currency' | 'taxIncluded'>
/** `units`: per virtual product, in ten-thousandths. */
export type PricedLine = { readonly units: bigint; readonly price: Found | null }
type Amount = number | string

export type VirtualPrice = {
  readonly currency: string | null
  readonly taxIncluded: boolean | null
  readonly sum: Amount | null
  readonly amount: Amount | null
  readonly shares: readonly (Amount | null)[]
}

/**
 * Price of a quantity of a virtual product by its pricing, and the share of each component: the total is apportioned by component
 * prices, or by quantities where all are free, and the shares add up to it. `own`: the price found for the virtual product itself.
 */
export function workOutVirtual(
  rule: PriceRule,
  own: Found | null,
  lines: readonly PricedLine[],
  times: number,
): VirtualPrice {
  const known = lines.flatMap(({ units, price }) => (price === null ? [] : [{ units, price }]))
  const found = own ?? known[0]?.price ?? null
  if (found === null)
    return { currency: null, taxIncluded: null, sum: null, amount: null, shares: lines.map(() => null) }
  const { currency, taxIncluded } = found
  const isBuying = typeof found.amount === 'string'
  const amountOf = (units: bigint): Amount => (isBuying ? decimalOfUnits(units, buyDigits) : minorOfUnits(units))
  const isWhole = known.length === lines.length
  const values = known.map(({ units, price }) => unitsOf(price.amount) * units)
  const sum = isWhole ? values.reduce((total, value) => total + dividedExactly(value, unitsPerQuantity), 0n) : null
  const one = rule.priceMode === 'fixed' ? (own === null ? null : unitsOf(own.amount)) : lessDiscount(rule, sum, found)
  const amount = one === null ? null : one * BigInt(times)
  const weights = values.some((value) => value > 0n) ? values : lines.map(({ units }) => units)
  return {
    currency,
    taxIncluded,
    sum: sum === null ? null : amountOf(sum * BigInt(times)),
    amount: amount === null ? null : amountOf(amount),
    shares: amount === null || !isWhole ? lines.map(() => null) : splitByWeights(amount, weights).map(amountOf),
  }
}

/** At least 0; null when the discount is in another currency. */
function lessDiscount(rule: PriceRule, sum: bigint | null, { amount, currency }: Found): bigint | null {
  const { priceMode, discountPpm, discountMinor, discountCurrency } = rule
  if (sum === null) return null
  if (priceMode === 'sum_minus_ppm') return changedByRate(sum, -(discountPpm ?? 0))
  if (priceMode !== 'sum_minus_amount') return sum
  if (discountCurrency !== currency) return null
  const scale = typeof amount === 'string' ? 10n ** BigInt(buyDigits - currencyDigits(currency)) : 1n
  const rest = sum - BigInt(discountMinor ?? 0) * scale
  return rest < 0n ? 0n : rest
}

function unitsOf(amount: Amount): bigint {
  return typeof amount === 'number' ? BigInt(amount) : unitsOfDecimal(amount, buyDigits)
}
