import { expect, test } from 'vitest'
import { quantityOf, signedQuantityOf } from './entered-quantity.ts'

test('a quantity is read with the marks of its reader: a thousand is no 1', () => {
  expect(quantityOf('1,000')).toBe(1000)
  expect(quantityOf('1.000')).toBe(1)
  expect(quantityOf('12,5')).toBe(12.5)
  expect(quantityOf('١٢٠٠')).toBe(1200)
  for (const entered of ['', '0', '-3', 'many', '1.23456']) expect(quantityOf(entered), entered).toBeNull()
  expect(signedQuantityOf('-1,200')).toBe(-1200)
})
