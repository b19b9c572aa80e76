import { expect, test } from 'vitest'
import { countedCodes, quantitiesOf, sumOf } from './style-quantities.ts'

const style = {
  code: 'SHIRT',
  name: 'Shirt',
  sizes: [
    { id: 1, code: 'S', name: 'S' },
    { id: 2, code: 'M', name: 'M' },
  ],
  colors: [
    { id: 7, code: 'WHT', name: 'White' },
    { id: 8, code: 'BLU', name: 'Blue' },
  ],
  variants: [
    { id: 11, sku: 'W-S', colorId: 7, sizeId: 1 },
    { id: 12, sku: 'W-M', colorId: 7, sizeId: 2 },
    { id: 13, sku: 'B-M', colorId: 8, sizeId: 2 },
  ],
  runs: [
    {
      id: 5,
      name: 'S1 M2',
      parts: [
        { sizeId: 1, pieces: 1 },
        { sizeId: 2, pieces: 2 },
      ],
    },
  ],
}

test('packs of a size run fill the sizes that a colour has, beside what was typed', () => {
  const quantities = quantitiesOf(style, { cells: { 11: '4' }, packs: { 7: '3', 8: '1' } }, 5)
  expect(quantities).toEqual(
    new Map([
      [11, 7],
      [12, 6],
      [13, 2],
    ]),
  )
  expect(sumOf(quantities?.values() ?? [])).toBe(15)
})

test('without a size run packs count nothing, and blank cells add no line', () => {
  const quantities = quantitiesOf(style, { cells: { 12: ' ', 13: '2' }, packs: { 7: '3' } }, null)
  expect(countedCodes(style.variants, quantities ?? new Map())).toEqual([{ code: 'B-M', quantity: 2 }])
})

test('what is no quantity is told, whether typed in a cell or as packs', () => {
  expect(quantitiesOf(style, { cells: { 11: 'x' }, packs: {} }, null)).toBeNull()
  expect(quantitiesOf(style, { cells: { 11: '-1' }, packs: {} }, null)).toBeNull()
  expect(quantitiesOf(style, { cells: {}, packs: { 7: 'two' } }, 5)).toBeNull()
})
