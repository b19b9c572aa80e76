import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PriceRule } from './work-out-virtual.ts'
import { workOutVirtual } from './work-out-virtual.ts'

const found = (amount: number | string) => ({ amount, currency: 'EUR', taxIncluded: true })
const line = (amount: number | string | null, pieces = 1) => ({
  units: BigInt(pieces * 10_000),
  price: amount === null ? null : found(amount),
})
const rule = (priceMode: PriceRule['priceMode'], less: Partial<PriceRule> = {}): PriceRule => ({
  priceMode,
  discountPpm: null,
  discountMinor: null,
  discountCurrency: null,
  ...less,
})
const parts = [line(3000), line(2400), line(600)]

// Worked examples of the apportionment.
test('49.99 over 30, 24 and 6 is 24.99, 20.00 and 5.00', () => {
  expect(workOutVirtual(rule('fixed'), found(4999), parts, 1)).toEqual({
    currency: 'EUR',
    taxIncluded: true,
    sum: 6000,
    amount: 4999,
    shares: [2499, 2000, 500],
  })
  expect(workOutVirtual(rule('fixed'), found(5000), parts, 1).shares).toEqual([2500, 2000, 500])
})

test('a pack of 66.00 over 1, 2, 2 and 1 of one price is 11, 22, 22 and 11, also where the pieces have none of their own', () => {
  for (const price of ['11', '0']) {
    const sizes = [1, 2, 2, 1].map((pieces) => line(price, pieces))
    expect(workOutVirtual(rule('fixed'), found('66'), sizes, 1).shares).toEqual(['11', '22', '22', '11'])
  }
})

test('a sum is less per cent, or less an amount of the same currency, and never below 0', () => {
  const amountOf = (one: PriceRule) => workOutVirtual(one, null, parts, 2).amount
  expect(amountOf(rule('sum'))).toBe(12_000)
  expect(amountOf(rule('sum_minus_ppm', { discountPpm: 100_000 }))).toBe(10_800)
  expect(amountOf(rule('sum_minus_amount', { discountMinor: 500, discountCurrency: 'EUR' }))).toBe(11_000)
  expect(amountOf(rule('sum_minus_amount', { discountMinor: 9000, discountCurrency: 'EUR' }))).toBe(0)
  expect(amountOf(rule('sum_minus_amount', { discountMinor: 500, discountCurrency: 'USD' }))).toBeNull()
  const bought = workOutVirtual(
    rule('sum_minus_amount', { discountMinor: 50, discountCurrency: 'EUR' }),
    null,
    [line('1.25')],
    1,
  )
  expect(bought.amount).toBe('0.75')
})

test('where a price is missing nothing is made up', () => {
  const some = [line(3000), line(null)]
  expect(workOutVirtual(rule('sum'), null, some, 1)).toMatchObject({
    currency: 'EUR',
    sum: null,
    amount: null,
    shares: [null, null],
  })
  expect(workOutVirtual(rule('fixed'), found(4999), some, 1)).toMatchObject({
    sum: null,
    amount: 4999,
    shares: [null, null],
  })
  expect(workOutVirtual(rule('sum'), null, [line(null)], 1)).toMatchObject({ currency: null, amount: null })
})

test('shares add up to the whole price, however it comes about', () => {
  const lines = fc.array(
    fc.record({
      units: fc.bigInt({ min: 1n, max: 10n ** 8n }),
      price: fc.integer({ min: 0, max: 10_000_000 }).map(found),
    }),
    { minLength: 1, maxLength: 20 },
  )
  fc.assert(
    fc.property(
      lines,
      fc.integer({ min: 0, max: 10_000_000 }),
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.integer({ min: 1, max: 1000 }),
      (some, own, discountPpm, times) => {
        for (const one of [rule('fixed'), rule('sum'), rule('sum_minus_ppm', { discountPpm })]) {
          const { amount, shares } = workOutVirtual(one, found(own), some, times)
          expect(shares.reduce<number>((sum, share) => sum + Number(share), 0)).toBe(amount)
        }
      },
    ),
  )
})
