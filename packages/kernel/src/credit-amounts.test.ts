import { expect, test } from 'vitest'
import { creditAmounts } from './credit-amounts.ts'

test('three credit notes of one unit each add up to the line of three units', () => {
  const line = { quantity: 3, grossMinor: 1000, taxMinor: 167 }
  const credits = [0, 1, 2].map((creditedQuantity) => creditAmounts({ ...line, creditedQuantity }, 1))
  expect(credits.map(({ grossMinor, taxMinor }) => [grossMinor, taxMinor])).toEqual([
    [333, 56],
    [334, 55],
    [333, 56],
  ])
})

test('whatever was credited before, the rest of a line is the rest of its amounts', () => {
  const line = { quantity: 7.5, creditedQuantity: 2.25, grossMinor: 99_999, taxMinor: 16_667 }
  const before = creditAmounts({ ...line, creditedQuantity: 0 }, 2.25)
  const rest = creditAmounts(line, 5.25)
  expect(before.grossMinor + rest.grossMinor).toBe(99_999)
  expect(before.taxMinor + rest.taxMinor).toBe(16_667)
  expect(rest.taxBeforeMinor).toBe(before.taxMinor)
})
