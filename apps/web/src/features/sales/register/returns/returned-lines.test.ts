import { expect, test } from 'vitest'
import { returnedLines } from './returned-lines.ts'

const line = {
  lineNo: 1,
  variantId: 5,
  sku: 'S',
  name: 'Socks',
  options: '',
  quantity: 3,
  unitMinor: 333,
  discountMinor: 100,
  grossMinor: 899,
  netMinor: 749,
  taxMinor: 150,
  returnedQuantity: 1,
  returnedGrossMinor: 300,
  note: null,
  kitNo: null,
  kitQuantity: null,
  ofKit: null,
  returnUntil: null,
  returnRefusal: null,
  serials: [],
  returnable: [],
}

test('a return gives back the cumulative part, never more pieces than are left', () => {
  const given = (quantity: number) =>
    returnedLines({ lines: [line] }, { quantities: { 1: quantity }, serials: {}, unstocked: [1] })
  expect(given(1)).toEqual([{ lineNo: 1, quantity: 1, isRestocked: false, serialNos: [], grossMinor: 299 }])
  expect(given(5)).toEqual([{ lineNo: 1, quantity: 2, isRestocked: false, serialNos: [], grossMinor: 599 }])
  expect(given(0)).toEqual([])
})
