import { expect, test } from 'vitest'
import { reasonText } from './reason-text.ts'

test('a line without a price says whether a price list has none, or no list applies', () => {
  expect(reasonText('none', true).en).toBe('The price list has no price for this product')
  expect(reasonText('none', false)).toEqual({ en: 'No price list applies', ar: 'لا تسري أي قائمة أسعار' })
  expect(reasonText('entered', false).en).toBe('Price entered on the line')
})
