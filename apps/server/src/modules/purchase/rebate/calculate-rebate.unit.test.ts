import { expect, test } from 'vitest'
import { calculateRebate } from './calculate-rebate.ts'

const tiers = [
  { fromMinor: 200_000, ratePpm: 50_000 },
  { fromMinor: 100_000, ratePpm: 30_000 },
]
const goods = (...amounts: readonly (readonly [number, number])[]) =>
  amounts.map(([netMinor, ratedMinor], at) => ({ postingId: 1, lineNo: at + 1, netMinor, ratedMinor }))
const of = (lines: ReturnType<typeof goods>, unmatchedMinor = 0) =>
  calculateRebate({ goods: lines, receivedMinor: 0, unmatchedMinor }, tiers)

test('below the first tier nothing is earned, and a tier applies from the first unit', () => {
  expect(of(goods([99_999, 99_999]))).toMatchObject({
    ratePpm: 0,
    earnedMinor: 0,
    shares: [0],
    next: { fromMinor: 100_000, ratePpm: 30_000 },
  })
  expect(of(goods([100_000, 100_000]))).toMatchObject({ ratePpm: 30_000, earnedMinor: 3000, shares: [3000] })
  expect(of(goods([200_000, 200_000]))).toMatchObject({ ratePpm: 50_000, earnedMinor: 10_000, next: null })
})

test('shares are in the company’s currency at the rate of each receipt and lose no penny', () => {
  expect(of(goods([50_001, 40_001], [50_001, 45_001], [50_001, 45_003]))).toMatchObject({
    turnoverMinor: 150_003,
    earnedMinor: 4500,
    shares: [1200, 1350, 1350],
  })
})

test('returns without an order lower turnover at the mean rate of the receipts, and never below 0', () => {
  expect(of(goods([100_000, 80_000], [100_000, 80_000]), 40_000)).toMatchObject({
    turnoverMinor: 150_000,
    ratePpm: 30_000,
    earnedMinor: 4500,
    shares: [1800, 1800],
  })
  expect(of(goods([100_000, 80_000]), 90_000)).toMatchObject({ turnoverMinor: 0, ratePpm: 0, shares: [0] })
  expect(of([], 90_000)).toMatchObject({ turnoverMinor: 0, earnedMinor: 0, shares: [] })
})
