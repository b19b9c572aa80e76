import { changedByRate, dividedExactly, minorOfUnits } from './exact.ts'
import { unitsOfQuantity, unitsPerQuantity } from './quantity.ts'
import { splitByWeights } from './split.ts'

export type KitPriceMode = 'fixed' | 'sum' | 'sum_minus_ppm' | 'sum_minus_amount'

/** How one kit is priced. Units: those of its amounts, parts per million. */
export type KitPriceRule = {
  readonly priceMode: KitPriceMode
  readonly discountPpm: number | null
  /** Off the sum, for `sum_minus_amount`. */
  readonly discount: bigint | null
}

/** What one kit takes of a component, at the price of a stock unit of it. Units: ten-thousandths of a stock unit. */
export type KitWeight = { readonly units: bigint; readonly price: bigint }

/** The sum of the components of one kit, each rounded once. */
export function sumOfParts(parts: readonly KitWeight[]): bigint {
  return parts.reduce((sum, { units, price }) => sum + dividedExactly(price * units, unitsPerQuantity), 0n)
}

/**
 * The price of one kit, never below 0; null where its own price is missing, or the sum or the amount that is taken off it is not known.
 * Source: docs/guides/procure.md, Virtual products.
 */
export function priceOfKit(rule: KitPriceRule, own: bigint | null, sum: bigint | null): bigint | null {
  const { priceMode, discountPpm, discount } = rule
  if (priceMode === 'fixed') return own
  if (sum === null) return null
  if (priceMode === 'sum_minus_ppm') return changedByRate(sum, -(discountPpm ?? 0))
  if (priceMode !== 'sum_minus_amount') return sum
  if (discount === null) return null
  return sum > discount ? sum - discount : 0n
}

/** An amount of kits over their components, by what these would cost alone, or by their quantities where all are free. Parts add up. */
export function splitOverParts(amount: bigint, parts: readonly KitWeight[]): bigint[] {
  const values = parts.map(({ units, price }) => price * units)
  return splitByWeights(amount, values.some((value) => value > 0n) ? values : parts.map(({ units }) => units))
}

/** A component as the register holds it. Units: stock units of one kit; minor units of a stock unit. */
export type KitPart = { readonly quantity: number; readonly unitMinor: number }

/** The same with the amount of `discount` in minor units. */
export type KitPricing = Omit<KitPriceRule, 'discount'> & {
  readonly ownMinor: number | null
  readonly discountMinor: number | null
}

/** The price of one kit of these components; null: it has none. Units: minor units. */
export function kitUnitMinor(
  { ownMinor, discountMinor, ...rule }: KitPricing,
  parts: readonly KitPart[],
): number | null {
  const own = ownMinor === null ? null : BigInt(ownMinor)
  const discount = discountMinor === null ? null : BigInt(discountMinor)
  const price = priceOfKit({ ...rule, discount }, own, sumOfParts(weightsOf(parts)))
  return price === null ? null : minorOfUnits(price)
}

export function weightsOf(parts: readonly KitPart[]): KitWeight[] {
  return parts.map(({ quantity, unitMinor }) => ({ units: unitsOfQuantity(quantity), price: BigInt(unitMinor) }))
}
