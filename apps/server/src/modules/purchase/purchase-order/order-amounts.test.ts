import { convertMinor } from '@countinghouse/kernel/exchange'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountsOfOrder, costsOfLines } from './order-amounts.ts'
import { shortQuantity, toleratedQuantity } from './tolerances.ts'

const line = {
  variantId: 1,
  quantity: 1,
  price: '1' as string | null,
  appliedDiscountPpm: null as number | null,
  appliedFurtherPpm: null as number | null,
  isFree: false,
}
const none = { discountPpm: null, discountMinor: null }
const own = { from: 'GBP', to: 'GBP', rate: '1' }

const d1 = [
  { ...line, variantId: 1, quantity: 24, price: '12.5', appliedDiscountPpm: 100_000, appliedFurtherPpm: 50_000 },
  { ...line, variantId: 2, quantity: 36, price: '7.335' },
  { ...line, variantId: 3, quantity: 10, price: '19.99', appliedDiscountPpm: 150_000 },
]

test('example D1: two discounts of a line, a header discount of 3 % by largest remainder, and unit costs', () => {
  const amounts = amountsOfOrder(d1, { ...none, discountPpm: 30_000 }, 2)
  expect(amounts).toEqual({
    nets: [25_650, 26_406, 16_992],
    goodsMinor: 69_048,
    headerDiscountMinor: 2071,
    shares: [769, 792, 510],
    totalMinor: 66_977,
  })
  const costs = costsOfLines(d1, amounts, own)
  expect(costs).toEqual([24_881, 25_614, 16_482])
  expect(costs.map((cost, at) => (cost / 100 / (d1[at]?.quantity ?? 1)).toFixed(6))).toEqual([
    '10.367083',
    '7.115000',
    '16.482000',
  ])
})

test('example D2 without tax: three lines of 0.33', () => {
  const amounts = amountsOfOrder(
    [1, 2, 3].map((variantId) => ({ ...line, variantId, price: '0.33' })),
    none,
    2,
  )
  expect(amounts).toMatchObject({ nets: [33, 33, 33], goodsMinor: 99, headerDiscountMinor: 0, totalMinor: 99 })
})

test('buy 10, get 1: the free goods share the value of the paid line', () => {
  const lines = [
    { ...line, quantity: 10, price: '11' },
    { ...line, quantity: 1, price: '0', isFree: true },
  ]
  const amounts = amountsOfOrder(lines, none, 2)
  expect(amounts).toMatchObject({ nets: [11_000, 0], totalMinor: 11_000 })
  expect(costsOfLines(lines, amounts, own)).toEqual([10_000, 1000])
})

test('a header discount as an amount, and a total in another currency', () => {
  const amounts = amountsOfOrder(d1, { ...none, discountMinor: 48 }, 2)
  expect(amounts).toMatchObject({ headerDiscountMinor: 48, totalMinor: 69_000 })
  const yen = { from: 'EUR', to: 'JPY', rate: '161.5' }
  expect(convertMinor(69_000, yen)).toBe(111_435)
  expect(costsOfLines(d1, amounts, yen).reduce((sum, cost) => sum + cost, 0)).toBe(111_435)
})

test('whatever is ordered and however it arrives, parts add up to the lines and lines to the total', () => {
  const some = fc.record({
    variantId: fc.integer({ min: 1, max: 3 }),
    quantity: fc.integer({ min: 1, max: 500_000 }).map((units) => units / 10_000),
    price: fc.integer({ min: 1, max: 99_999_999 }).map((millionths) => (millionths / 1_000_000).toFixed(6)),
    appliedDiscountPpm: fc.option(fc.integer({ min: 0, max: 1_000_000 })),
    appliedFurtherPpm: fc.option(fc.integer({ min: 0, max: 1_000_000 })),
    isFree: fc.boolean(),
  })
  fc.assert(
    fc.property(
      fc.array(some, { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 0, max: 1_000_000 }),
      fc.integer({ min: 1, max: 50_000 }),
      (lines, discountPpm, hundredths) => {
        const amounts = amountsOfOrder(lines, { ...none, discountPpm }, 2)
        const exchange = { ...own, from: 'EUR', rate: (hundredths / 100).toFixed(2) }
        const costs = costsOfLines(lines, amounts, exchange)
        expect(amounts.shares.reduce((sum, share) => sum + share, 0)).toBe(amounts.headerDiscountMinor)
        expect(costs.reduce((sum, cost) => sum + cost, 0)).toBe(convertMinor(amounts.totalMinor, exchange))
      },
    ),
  )
})

test('tolerances T1 to T3: rounded down to the decimals of the unit', () => {
  expect(toleratedQuantity(100, 0, 3)).toBe(100)
  expect(toleratedQuantity(33, 50_000, 0)).toBe(34)
  expect(toleratedQuantity(100, 50_000, 0)).toBe(105)
  expect(toleratedQuantity(2.5, 0, 0)).toBe(2.5)
  expect(shortQuantity(500, 20_000)).toBe(10)
})
