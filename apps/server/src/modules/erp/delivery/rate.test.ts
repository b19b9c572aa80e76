import fc from 'fast-check'
import { expect, test } from 'vitest'
import { doesVolumeFit, doSidesFit } from './limits.ts'
import type { Rate } from './rate.ts'
import { overlapOf, priceOf, rateOf } from './rate.ts'

const plain: Rate = {
  service: null,
  regionId: null,
  overGrams: 0,
  upToGrams: 5000,
  baseMinor: 500,
  perKgMinor: 0,
  freeFromMinor: null,
  fuel: 0,
  margin: 0,
}
const grams = fc.integer({ min: 0, max: 12 }).map((kilos) => kilos * 500)
const anyRate: fc.Arbitrary<Rate> = fc
  .record({
    service: fc.constantFrom(null, 'STD', 'EXP'),
    regionId: fc.constantFrom(null, 1, 2),
    ends: fc.uniqueArray(grams, { minLength: 2, maxLength: 2 }),
    baseMinor: fc.integer({ min: 0, max: 5000 }),
    perKgMinor: fc.integer({ min: 0, max: 999 }),
    freeFromMinor: fc.option(fc.integer({ min: 0, max: 100 })),
    fuel: fc.integer({ min: 0, max: 300_000 }),
    margin: fc.integer({ min: 0, max: 300_000 }),
  })
  .map(({ ends, ...rate }) => ({ ...rate, overGrams: Math.min(...ends), upToGrams: Math.max(...ends) }))

test('the rate of a parcel is the nearest of those that hold, and its price the sum of its parts, whatever the rates are', () => {
  const parcel = fc.record({
    service: fc.constantFrom('STD', 'EXP'),
    regionId: fc.constantFrom(null, 1, 2, 3),
    grams: fc.integer({ min: 1, max: 6500 }),
    goodsMinor: fc.integer({ min: 0, max: 120 }),
  })
  fc.assert(
    fc.property(fc.array(anyRate, { maxLength: 40 }), parcel, (drawn, { goodsMinor, ...requested }) => {
      const rates = drawn.reduce<Rate[]>(
        (kept, rate) => (overlapOf([...kept, rate]) === null ? [...kept, rate] : kept),
        [],
      )
      const order = [
        [requested.service, requested.regionId ?? -1],
        [null, requested.regionId ?? -1],
        [requested.service, null],
        [null, null],
      ] as const
      const held = order.flatMap(([service, regionId]) =>
        rates.filter(
          (rate) =>
            rate.service === service &&
            rate.regionId === regionId &&
            requested.grams > rate.overGrams &&
            requested.grams <= rate.upToGrams,
        ),
      )
      const rate = rateOf(rates, requested)
      expect(rate).toBe(held[0] ?? null)
      if (rate === null) return
      const weight = Math.round((rate.perKgMinor * requested.grams) / 1000)
      const fuel = Math.round(((rate.baseMinor + weight) * rate.fuel) / 1_000_000)
      const margin = Math.round(((rate.baseMinor + weight + fuel) * rate.margin) / 1_000_000)
      const isFree = rate.freeFromMinor !== null && rate.freeFromMinor <= goodsMinor
      expect(priceOf(rate, { grams: requested.grams, goodsMinor }).priceMinor).toBe(
        isFree ? 0 : rate.baseMinor + weight + fuel + margin,
      )
    }),
    { numRuns: 1000, seed: 42 },
  )
})

test('two rates overlap where both hold for one weight, whichever stands first', () => {
  fc.assert(
    fc.property(anyRate, anyRate, (one, other) => {
      const isAlike = one.service === other.service && one.regionId === other.regionId
      const weights = Array.from({ length: 6000 / 250 }, (_, index) => (index + 1) * 250)
      const shared = weights.filter((weight) =>
        [one, other].every((rate) => rate.overGrams < weight && weight <= rate.upToGrams),
      )
      const expected = isAlike && shared.length > 0 ? { line: 1, grams: shared.at(-1) } : null
      expect(overlapOf([one, other])).toEqual(expected)
      expect(overlapOf([other, one])).toEqual(expected)
    }),
    { numRuns: 1000, seed: 42 },
  )
})

test('every step is rounded half away from zero, and amounts beyond what a number holds stay exact', () => {
  const half = { ...plain, baseMinor: 0, perKgMinor: 1 }
  expect(priceOf(half, { grams: 500, goodsMinor: 0 }).priceMinor).toBe(1)
  expect(priceOf(half, { grams: 499, goodsMinor: 0 }).priceMinor).toBe(0)
  const great = { ...plain, baseMinor: 0, perKgMinor: 99_999_999, fuel: 333_333 }
  expect(priceOf(great, { grams: 999_999_999, goodsMinor: 0 }).working).toMatchObject({
    weightMinor: 99_999_998_900_000,
    fuelMinor: 33_333_299_633_334,
  })
})

test('a parcel fits whichever way it is turned, and where a limit or side is not known', () => {
  expect(doSidesFit([300, 600, 400], [600, 400, 300])).toBe(true)
  expect(doSidesFit([300, 601, 400], [600, 400, 300])).toBe(false)
  expect(doSidesFit([900, 300, 300], [null, 300, 300])).toBe(true)
  expect(doSidesFit([null, null, null], [1, 1, 1])).toBe(true)
  expect(doesVolumeFit([100, 100, 100], 1000)).toBe(true)
  expect(doesVolumeFit([100, 100, 101], 1000)).toBe(false)
  expect(doesVolumeFit([100, 100, null], 1)).toBe(true)
})
