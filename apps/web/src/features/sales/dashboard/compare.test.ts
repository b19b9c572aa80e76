import { expect, test } from 'vitest'
import { averageOf, changePpm } from './compare.ts'

test('today beside last week in whole per cent, and nothing beside nothing', () => {
  expect(changePpm(150, 100)).toBe(500_000)
  expect(changePpm(90, 100)).toBe(-100_000)
  expect(changePpm(90, 0)).toBeNull()
  expect(averageOf(21_400, 4)).toBe(5350)
  expect(averageOf(5, 0)).toBe(0)
})
