import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { KitPricing } from './kit.ts'
import { kitUnitMinor, splitOverParts, weightsOf } from './kit.ts'
import type { CartLine } from './receipt.ts'
import { totalsOfCart, totalsOfSold } from './receipt.ts'

declare const process: { readonly env: Readonly<Record<string, string | undefined>> }
const numRuns = process.env['FAULTS'] === 'full' ? 20_000 : 2_000

const vat = { taxCodeId: 1, rates: [{ ratePpm: 200_000 }] }
const free = { taxCodeId: 2, rates: [] }
const parts = [3000, 2400, 600].map((unitMinor) => ({ quantity: 1, unitMinor, ...vat }))
const kit = (unitMinor: number, more: Partial<CartLine> = {}): CartLine => ({
  quantity: 1,
  unitMinor,
  ...vat,
  parts,
  ...more,
})
const grossOf = (line: CartLine, terms = {}) =>
  totalsOfCart([line], { isInclusive: true, ...terms }).lines[0]?.parts?.map(({ grossMinor }) => grossMinor)

test('49.99 over 30, 24 and 6 is 24.99, 20.00 and 5.00; 50.00 is 25.00, 20.00 and 5.00', () => {
  expect(splitOverParts(4999n, weightsOf(parts))).toEqual([2499n, 2000n, 500n])
  expect(grossOf(kit(4999))).toEqual([2499, 2000, 500])
  expect(grossOf(kit(5000))).toEqual([2500, 2000, 500])
  expect(grossOf(kit(5000, { quantity: 3 }))).toEqual([7500, 6000, 1500])
})

test('a kit is priced by its own price, the sum of its components, or that less a share or an amount', () => {
  const priceOf = (rule: Partial<KitPricing>) =>
    kitUnitMinor({ priceMode: 'sum', ownMinor: null, discountPpm: null, discountMinor: null, ...rule }, parts)
  expect(priceOf({})).toBe(6000)
  expect(priceOf({ priceMode: 'fixed', ownMinor: 4999 })).toBe(4999)
  expect(priceOf({ priceMode: 'fixed' })).toBeNull()
  expect(priceOf({ priceMode: 'sum_minus_ppm', discountPpm: 100_000 })).toBe(5400)
  expect(priceOf({ priceMode: 'sum_minus_amount', discountMinor: 1001 })).toBe(4999)
  expect(priceOf({ priceMode: 'sum_minus_amount', discountMinor: 9000 })).toBe(0)
  expect(priceOf({ priceMode: 'sum_minus_amount' })).toBeNull()
})

test('each component is taxed by its own class, and discounts of line and receipt fall on all of them', () => {
  const [jar, book] = [
    { quantity: 2, unitMinor: 1500, ...vat },
    { quantity: 1, unitMinor: 2000, ...free },
  ]
  const sold = totalsOfCart([kit(4000, { parts: [jar, book], discountPpm: 100_000 })], {
    isInclusive: true,
    discountPpm: 100_000,
  })
  // 40.00 less 10 % less 10 % is 32.40, over 30.00 and 20.00: 19.44 of which 3.24 tax, and 12.96 without.
  expect(sold).toMatchObject({ grossMinor: 3240, taxMinor: 324, discountMinor: 760 })
  expect(sold.lines[0]?.parts).toMatchObject([
    { baseMinor: 2400, discountMinor: 456, grossMinor: 1944, taxMinor: 324, componentsMinor: [324] },
    { baseMinor: 1600, discountMinor: 304, grossMinor: 1296, taxMinor: 0, componentsMinor: [] },
  ])
})

test('free components share a price by their quantities', () => {
  const given = [1, 3].map((quantity) => ({ quantity, unitMinor: 0, ...vat }))
  expect(grossOf(kit(1000, { parts: given }))).toEqual([250, 750])
})

test('promotions of products pass a kit by, promotions of the receipt do not', () => {
  const all = { productIds: [], categoryIds: [], brandIds: [] }
  const promotion = { id: 1, name: 'Ten', ratePpm: 100_000, amountMinor: null, buyQuantity: null, getQuantity: null }
  const rules = {
    leastMinor: null,
    priority: 1,
    stackGroup: 'a',
    isStackable: true,
    combinesWithManual: true,
    scope: all,
  }
  const promoted = { productId: 1, brandId: null, categoryIds: [], hasManualPrice: false }
  const with10 = (kind: 'line_percent' | 'order_percent') =>
    grossOf(kit(5000, { promoted }), { promotions: [{ ...promotion, ...rules, kind }] })
  expect(with10('line_percent')).toEqual([2500, 2000, 500])
  expect(with10('order_percent')).toEqual([2250, 1800, 450])
  const got = {
    ...promotion,
    ...rules,
    kind: 'buy_x_get_y' as const,
    buyQuantity: 1,
    getQuantity: 1,
    ratePpm: 1_000_000,
  }
  expect(grossOf(kit(5000, { promoted, quantity: 2 }), { promotions: [got] })).toEqual([5000, 4000, 1000])
})

const minor = fc.integer({ min: 0, max: 10_000_000 })
const ppm = fc.integer({ min: 0, max: 1_000_000 })
const taxes = fc.constantFrom(vat, free, { taxCodeId: 3, rates: [{ ratePpm: 55_000 }] })
const part = fc
  .tuple(fc.integer({ min: 1, max: 50_000 }), minor, taxes)
  .map(([units, unitMinor, tax]) => ({ quantity: units / 10_000, unitMinor, ...tax }))
const line = fc.record({
  quantity: fc.integer({ min: 1, max: 50 }),
  unitMinor: minor,
  discountPpm: ppm,
  parts: fc.array(part, { maxLength: 8 }),
})

test('of any cart, components add up to their kits, kits to the receipt, and none is below 0', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), ppm, fc.boolean(), (cart, discountPpm, isInclusive) => {
      const lines = cart.map((one) => ({ ...one, ...vat }))
      const totals = totalsOfCart(lines, { isInclusive, discountPpm })
      for (const key of ['baseMinor', 'discountMinor', 'netMinor', 'taxMinor', 'grossMinor'] as const)
        for (const [at, { parts: own = [], ...sold }] of totals.lines.entries()) {
          expect(own.length).toBe(lines[at]?.parts.length)
          if (own.length > 0) expect(own.reduce((sum, one) => sum + one[key], 0)).toBe(sold[key])
          expect(Math.min(sold[key], ...own.map((one) => one[key]))).toBeGreaterThanOrEqual(0)
        }
      expect(totals.lines.reduce((sum, { grossMinor }) => sum + grossMinor, 0)).toBe(totals.grossMinor)
      for (const { parts: own = [], baseMinor, discountMinor, netMinor, grossMinor } of totals.lines)
        for (const one of [...own, { baseMinor, discountMinor, netMinor, grossMinor }])
          expect(isInclusive ? one.grossMinor : one.netMinor).toBe(one.baseMinor - one.discountMinor)
      // A device that sold it tells the discounts, which come to the same.
      const sold = lines.map((one, at) => ({ ...one, discountMinor: totals.lines[at]?.discountMinor ?? 0 }))
      expect(totalsOfSold(sold, { isInclusive })).toEqual({ ...totals, promotions: [] })
    }),
    { numRuns },
  )
})
