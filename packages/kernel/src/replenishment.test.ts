import { expect, test } from 'vitest'
import {
  demandOf,
  leadTimeOf,
  levelsOf,
  needOf,
  orderQuantity,
  poissonLevel,
  safetyStockOf,
  seasonOf,
} from './replenishment.ts'

const demand = { usableDays: 56, daysWithoutSale: 0, mean: 6, deviation: 2.5, cap: null }
const r1 = {
  demand,
  leadDays: 14,
  leadDeviation: 3,
  reviewDays: 7,
  serviceLevel: 95,
  unit: 1,
  minimum: null,
  maximum: null,
} as const

test('demand leaves out days without stock and caps a single large sale', () => {
  const days = [5, 7, 6, null, null, 8, 4, 6, 30, 5, 7, 6, 8, 5]
  expect(demandOf(days)).toEqual({
    usableDays: 12,
    daysWithoutSale: 0,
    mean: 6.453983,
    deviation: expect.closeTo(1.766088, 5),
    cap: 10.4478,
  })
})

test('sales on few days are not capped away', () => {
  expect(demandOf([0, 0, 0, 4, 0, 0, 0, 0])).toMatchObject({ mean: 0.5, cap: null, daysWithoutSale: 7 })
})

test('lead time is the mean of receipts with its sample deviation', () => {
  expect(leadTimeOf([12, 14, 15, 13, 20, 14, 16, 16])).toEqual({ days: 15, deviation: 2.44949 })
  expect(leadTimeOf([10])).toEqual({ days: 10, deviation: 2 })
})

test('R1: safety stock, reorder point, target and need', () => {
  expect(safetyStockOf(14, r1)).toBeCloseTo(33.3676, 3)
  const levels = levelsOf(r1)
  expect(levels.safetyStock).toBeCloseTo(35.0966, 3)
  expect(levels.reorderPoint).toBeCloseTo(117.3676, 3)
  expect(levels.target).toBeCloseTo(161.0966, 3)
  const need = needOf({ ...levels, position: 64, unit: 1 })
  expect(need).toBe(98)
  expect(orderQuantity(need, { minimum: 60, multiple: 12 })).toBe(108)
  const at98 = levelsOf({ ...r1, serviceLevel: 98 })
  expect([at98.safetyStock, at98.target].map((value) => value.toFixed(3))).toEqual(['43.819', '169.819'])
  expect(needOf({ ...levels, position: 118, unit: 1 }), 'above the reorder point').toBe(0)
})

test('R2: a season raises expected demand and its deviation', () => {
  const period = (7 * 1 + 14 * 1.3) / 21
  const levels = levelsOf({ ...r1, season: { lead: 1, period } })
  expect(levels.safetyStock).toBeCloseTo(42.1159, 3)
  expect(levels.target).toBeCloseTo(193.3159, 3)
  expect(safetyStockOf(21, r1, period)).toBeCloseTo(42.1159, 3)
})

test('a season is the mean of its days, of months that are scaled to a mean of 1', () => {
  const months = [2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 6]
  expect(seasonOf(months, '2026-11-24', 7)).toBeCloseTo(2 / (28 / 12), 5)
  expect(seasonOf(months, '2026-11-24', 14)).toBeCloseTo((7 * 2 + 7 * 6) / 14 / (28 / 12), 5)
  expect(seasonOf(months, '2026-12-24', 0)).toBe(1)
})

test('R3: slow movers by a Poisson distribution', () => {
  expect([0.3, 1.2, 2.1, 3.5].map((expected) => poissonLevel(expected, 95))).toEqual([1, 3, 5, 7])
  const slow = { usableDays: 56, daysWithoutSale: 50, mean: 0.1, deviation: 0.3, cap: null }
  expect(levelsOf({ ...r1, demand: slow })).toMatchObject({ target: 5, reorderPoint: 4 })
})

test('R4: quantities are rounded up to minimum and multiple', () => {
  const terms = { minimum: 60, multiple: 12 }
  expect([97, 37, 60, 0].map((need) => orderQuantity(need, terms))).toEqual([108, 60, 60, 0])
})

test('R6: what is on order already lowers the need', () => {
  const levels = { target: 30, reorderPoint: 20, unit: 1 }
  expect(needOf({ ...levels, position: 12 })).toBe(18)
  expect(needOf({ ...levels, reorderPoint: 29, position: 12 + 15 })).toBe(3)
})

test('days of cover replace the service level; minimum and maximum bound the target', () => {
  const { serviceLevel: _, ...terms } = r1
  expect(levelsOf({ ...terms, coverDays: 5 })).toEqual({ safetyStock: 30, reorderPoint: 114, target: 156 })
  expect(levelsOf({ ...r1, maximum: 100 })).toMatchObject({ target: 100, reorderPoint: 99 })
  expect(levelsOf({ ...r1, minimum: 200 })).toMatchObject({ target: 200, reorderPoint: 199 })
})
