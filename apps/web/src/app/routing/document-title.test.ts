import { expect, test } from 'vitest'
import { documentTitle } from './document-title.ts'

test('page, module and company; what repeats or is missing is left out', () => {
  expect(documentTitle(['Brands', 'Procurement', 'Northwind'], 'Countinghouse')).toBe(
    'Brands · Procurement · Northwind',
  )
  expect(documentTitle(['Procurement', 'Procurement', 'Northwind'], 'Countinghouse')).toBe('Procurement · Northwind')
  expect(documentTitle([undefined, ''], 'Countinghouse')).toBe('Countinghouse')
})
