import { expect, test } from 'vitest'
import { quantityOf, signedQuantityOf } from './typed-quantity.ts'

test('a quantity is read with the marks of its reader: a thousand is no 1', () => {
  expect(quantityOf('1,000')).toBe(1000)
  expect(quantityOf('1.000')).toBe(1)
  expect(quantityOf('12,5')).toBe(12.5)
  expect(quantityOf('١٢٠٠')).toBe(1200)
  for (const typed of ['', '0', '-3', 'many', '1.23456']) expect(quantityOf(typed), typed).toBeNull()
  expect(signedQuantityOf('-1,200')).toBe(-1200)
})
