import { dividedExactly, minorOfUnits } from '@countinghouse/kernel/exact'
import type { Exchange } from '@countinghouse/kernel/exchange'
import { convertMinor } from '@countinghouse/kernel/exchange'
import { apportionMinor, netOfLine } from '@countinghouse/kernel/money-line'
import { unitsOfQuantity } from '@countinghouse/kernel/quantity'

const wholePpm = 1_000_000n

/** `price` null: none is known. Discounts in parts per million, the second of what the first left. */
export type PricedOrderLine = {
  readonly variantId: number
  readonly quantity: number
  readonly price: string | null
  readonly appliedDiscountPpm: number | null
  readonly appliedFurtherPpm: number | null
  readonly isFree: boolean
}

/** Either a rate or an amount, in minor units. */
export type HeaderDiscount = { readonly discountPpm: number | null; readonly discountMinor: number | null }

/** Units: minor units of the order currency; `shares`: of the header discount, by line. */
export type OrderAmounts = {
  readonly nets: readonly number[]
  readonly shares: readonly number[]
  readonly goodsMinor: number
  readonly headerDiscountMinor: number
  readonly totalMinor: number
}

/** Net amounts, the header discount apportioned over them by largest remainder, and the totals. Source: procurement.md 4.3. */
export function amountsOfOrder(
  lines: readonly PricedOrderLine[],
  { discountPpm, discountMinor }: HeaderDiscount,
  digits: number,
): OrderAmounts {
  const nets = lines.map(({ quantity, price, appliedDiscountPpm: first, appliedFurtherPpm: second, isFree }) =>
    isFree || price === null
      ? 0
      : netOfLine({ quantity, unitPrice: price, discountsPpm: [first ?? 0, second ?? 0] }, digits),
  )
  const goodsMinor = sumOf(nets)
  const headerDiscountMinor =
    discountMinor ?? minorOfUnits(dividedExactly(BigInt(goodsMinor) * BigInt(discountPpm ?? 0), wholePpm))
  const shares = apportionMinor(headerDiscountMinor, nets.map(BigInt))
  return { nets, shares, goodsMinor, headerDiscountMinor, totalMinor: goodsMinor - headerDiscountMinor }
}

/**
 * What each line costs in the company's currency: parts of the converted total that add up to it. Free goods share the value of all lines of
 * their variant by quantity. Source: procurement.md 4.3. Units: minor units.
 */
export function costsOfLines(
  lines: readonly Pick<PricedOrderLine, 'variantId' | 'quantity' | 'isFree'>[],
  { nets, shares, totalMinor }: OrderAmounts,
  exchange: Exchange,
): number[] {
  const total = convertMinor(totalMinor, exchange)
  const costs =
    totalMinor === 0
      ? nets.map(() => 0)
      : apportionMinor(
          total,
          nets.map((net, at) => BigInt(net - (shares[at] ?? 0))),
        )
  const free = new Set(lines.flatMap(({ variantId, isFree }) => (isFree ? variantId : [])))
  for (const variantId of free) {
    const places = lines.flatMap((line, at) => (line.variantId === variantId ? at : []))
    const value = sumOf(places.map((at) => costs[at] ?? 0))
    const parts = apportionMinor(
      value,
      places.map((at) => unitsOfQuantity(lines[at]?.quantity ?? 0)),
    )
    for (const [index, at] of places.entries()) costs[at] = parts[index] ?? 0
  }
  return costs
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}
