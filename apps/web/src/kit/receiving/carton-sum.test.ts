import { expect, test } from 'vitest'
import { cartonSum } from './carton-sum.ts'

test('cartons times what is in each, and what is loose', () => {
  expect(cartonSum({ cases: '12', per: '24', loose: '5' })).toBe(293)
  expect(cartonSum({ cases: '3', per: '0.1', loose: '' })).toBe(0.3)
  expect(cartonSum({ cases: '', per: '24', loose: '' })).toBe(0)
})

test('what is no number from 0 on is no sum', () => {
  for (const cases of ['x', '-1']) expect(cartonSum({ cases, per: '24', loose: '' })).toBeNull()
})
