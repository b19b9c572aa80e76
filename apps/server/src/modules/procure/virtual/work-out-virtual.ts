import { decimalOfUnits, minorOfUnits, unitsOfDecimal } from '@countinghouse/kernel/exact'
import { priceOfKit, splitOverParts, sumOfParts } from '@countinghouse/kernel/kit'
import { currencyDigits } from '@countinghouse/kernel/money'
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
  const parts = known.map(({ units, price }) => ({ units, price: unitsOf(price.amount) }))
  const sum = isWhole ? sumOfParts(parts) : null
  const one = priceOfKit({ ...rule, discount: discountIn(rule, found) }, own === null ? null : unitsOf(own.amount), sum)
  const amount = one === null ? null : one * BigInt(times)
  return {
    currency,
    taxIncluded,
    sum: sum === null ? null : amountOf(sum * BigInt(times)),
    amount: amount === null ? null : amountOf(amount),
    shares: amount === null || !isWhole ? lines.map(() => null) : splitOverParts(amount, parts).map(amountOf),
  }
}

/** In the units of the amounts found; null when it is in another currency. */
function discountIn({ discountMinor, discountCurrency }: PriceRule, { amount, currency }: Found): bigint | null {
  if (discountCurrency !== currency) return null
  const scale = typeof amount === 'string' ? 10n ** BigInt(buyDigits - currencyDigits(currency)) : 1n
  return BigInt(discountMinor ?? 0) * scale
}

function unitsOf(amount: Amount): bigint {
  return typeof amount === 'number' ? BigInt(amount) : unitsOfDecimal(amount, buyDigits)
}
