import type { poDiscountKinds } from '@countinghouse/contract/purchase/po-discount'
import { quantityOfUnits, unitsOfQuantity } from '@countinghouse/kernel/quantity'

export type PurchaseDiscount = {
  readonly id: number
  readonly kind: (typeof poDiscountKinds)[number]
  readonly ratePpm: number
  /** Of the goods it covers on one order; units: stock units. */
  readonly leastQuantity: number | null
  readonly priority: number
  readonly isStackable: boolean
  /** Granted by this supplier, not by all. */
  readonly isOfSupplier: boolean
  readonly productIds: readonly number[]
  readonly categoryIds: readonly number[]
  readonly brandIds: readonly number[]
}

/** `categoryIds`: its category with those above it. */
export type Discountable = {
  readonly productId: number
  readonly brandId: number | null
  readonly categoryIds: readonly number[]
}

type EnteredLine = {
  readonly variantId: number
  readonly quantity: number
  readonly discountPpm: number | null
  readonly furtherDiscountPpm: number | null
  readonly isFree: boolean
}

type EnteredHeader = { readonly discountPpm: number | null; readonly discountMinor: number | null }

export type AppliedDiscounts = {
  readonly headerPpm: number | null
  readonly lines: readonly { readonly appliedDiscountPpm: number | null; readonly appliedFurtherPpm: number | null }[]
}

/**
 * Rates of lines and header: what was entered, else those of the discounts that cover the goods. The most specific applies first, then the
 * lower priority; a second one only where both combine. Source: procurement.md 4.3. Units: parts per million.
 */
export function applyDiscounts(
  lines: readonly EnteredLine[],
  header: EnteredHeader,
  discounts: readonly PurchaseDiscount[],
  goods: ReadonlyMap<number, Discountable>,
): AppliedDiscounts {
  const placeOf = (discount: PurchaseDiscount, { variantId, isFree }: EnteredLine) => {
    const known = goods.get(variantId)
    return isFree || known === undefined ? null : specificity(discount, known)
  }
  const reached = discounts.filter((discount) => {
    const covered = lines.filter((line) => placeOf(discount, line) !== null)
    const total = covered.reduce((sum, { quantity }) => sum + unitsOfQuantity(quantity), 0n)
    return covered.length > 0 && quantityOfUnits(total) >= (discount.leastQuantity ?? 0)
  })
  const ofLines = reached.filter(({ kind }) => kind === 'line_rate')
  return {
    headerPpm: header.discountMinor === null ? (header.discountPpm ?? rateOfOrder(reached)) : null,
    lines: lines.map((line) => {
      const { discountPpm, furtherDiscountPpm } = line
      if (discountPpm !== null || furtherDiscountPpm !== null)
        return { appliedDiscountPpm: discountPpm, appliedFurtherPpm: furtherDiscountPpm }
      const ranked = ofLines
        .flatMap((discount) => {
          const place = placeOf(discount, line)
          return place === null ? [] : { discount, place }
        })
        .toSorted((one, other) => other.place - one.place || byPriority(one.discount, other.discount))
        .map(({ discount }) => discount)
      const [first, second] = combined(ranked)
      return { appliedDiscountPpm: first?.ratePpm ?? null, appliedFurtherPpm: second?.ratePpm ?? null }
    }),
  }
}

/** Higher is more specific; null: the discount does not cover the goods. */
function specificity(
  { productIds, categoryIds, brandIds, isOfSupplier }: PurchaseDiscount,
  { productId, brandId, categoryIds: within }: Discountable,
): number | null {
  const ofSupplier = isOfSupplier ? 1 : 0
  if (productIds.includes(productId)) return 4 + ofSupplier
  const isInGroup = (brandId !== null && brandIds.includes(brandId)) || within.some((id) => categoryIds.includes(id))
  if (isInGroup) return 2 + ofSupplier
  return productIds.length + categoryIds.length + brandIds.length === 0 ? ofSupplier : null
}

function combined([first, ...rest]: readonly PurchaseDiscount[]): readonly PurchaseDiscount[] {
  if (first === undefined) return []
  const second = first.isStackable ? rest.find(({ isStackable }) => isStackable) : undefined
  return second === undefined ? [first] : [first, second]
}

function rateOfOrder(reached: readonly PurchaseDiscount[]): number | null {
  const ranked = reached.filter(({ kind }) => kind === 'order_rate').toSorted(byPriority)
  const best = ranked.find(({ isOfSupplier }) => isOfSupplier) ?? ranked[0]
  return best?.ratePpm ?? null
}

function byPriority(one: PurchaseDiscount, other: PurchaseDiscount): number {
  return one.priority - other.priority || one.id - other.id
}
