import { expect, test } from 'vitest'
import type { PurchaseDiscount } from './apply-discounts.ts'
import { applyDiscounts } from './apply-discounts.ts'

const goods = new Map([
  [1, { productId: 10, brandId: 100, categoryIds: [1000, 1001] }],
  [2, { productId: 20, brandId: null, categoryIds: [] }],
])
const line = { variantId: 1, quantity: 10, discountPpm: null, furtherDiscountPpm: null, isFree: false }
const blank = { discountPpm: null, discountMinor: null }

let lastId = 0
const discount = (ratePpm: number, more: Partial<PurchaseDiscount> = {}): PurchaseDiscount => ({
  id: ++lastId,
  kind: 'line_rate',
  ratePpm,
  leastQuantity: null,
  priority: 100,
  isStackable: false,
  isOfSupplier: false,
  productIds: [],
  categoryIds: [],
  brandIds: [],
  ...more,
})
const ratesOf = (discounts: readonly PurchaseDiscount[], more: Partial<typeof line> = {}) => {
  const [applied] = applyDiscounts([{ ...line, ...more }], blank, discounts, goods).lines
  return [applied?.appliedDiscountPpm, applied?.appliedFurtherPpm]
}

test('products come before categories and brands, these before all products, a supplier before all suppliers, then the priority', () => {
  const all = discount(10_000, { priority: 0 })
  const ofSupplier = discount(20_000, { isOfSupplier: true })
  const ofCategory = discount(30_000, { categoryIds: [1001] })
  const ofBrand = discount(40_000, { brandIds: [100], priority: 1 })
  const ofProduct = discount(50_000, { productIds: [10], priority: 1000 })
  const ladder = [all, ofSupplier, ofCategory, ofBrand, ofProduct]
  for (const [at, { ratePpm }] of ladder.entries()) expect(ratesOf(ladder.slice(0, at + 1))).toEqual([ratePpm, null])
  expect(ratesOf([discount(60_000, { productIds: [20] }), discount(70_000, { brandIds: [101] })])).toEqual([null, null])
})

test('two discounts apply only where both combine', () => {
  const alone = discount(100_000, { productIds: [10] })
  const first = discount(80_000, { brandIds: [100], isStackable: true })
  const second = discount(50_000, { isStackable: true })
  const third = discount(20_000, { isStackable: true, priority: 200 })
  expect(ratesOf([alone, first, second])).toEqual([100_000, null])
  expect(ratesOf([first, second, third])).toEqual([80_000, 50_000])
  expect(ratesOf([first, discount(90_000)])).toEqual([80_000, null])
})

test('entered discounts stay, 0 included; free goods and unreached quantities have none; the goods of all lines count', () => {
  const from20 = discount(50_000, { leastQuantity: 20, productIds: [10] })
  expect(ratesOf([discount(10_000)], { discountPpm: 0 } as never)).toEqual([0, null])
  expect(ratesOf([discount(10_000)], { isFree: true })).toEqual([null, null])
  expect(ratesOf([from20], { quantity: 19.9999 })).toEqual([null, null])
  const lines = [line, { ...line }, { ...line, variantId: 2, quantity: 500 }]
  const { lines: applied } = applyDiscounts(lines, blank, [from20], goods)
  expect(applied.map(({ appliedDiscountPpm }) => appliedDiscountPpm)).toEqual([50_000, 50_000, null])
})

test('a header discount: that of the supplier first; what was entered, or an amount, stays', () => {
  const general = discount(10_000, { kind: 'order_rate', priority: 0 })
  const own = discount(30_000, { kind: 'order_rate', isOfSupplier: true })
  const headerOf = (header: Parameters<typeof applyDiscounts>[1], discounts = [general, own]) =>
    applyDiscounts([line], header, discounts, goods).headerPpm
  expect(headerOf(blank)).toBe(30_000)
  expect(headerOf({ ...blank, discountPpm: 0 })).toBe(0)
  expect(headerOf({ ...blank, discountMinor: 5 })).toBeNull()
  expect(headerOf(blank, [{ ...own, leastQuantity: 11 }])).toBeNull()
})
