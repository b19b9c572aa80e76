import { dateField, integerField, textField } from '@countinghouse/contract/fields'
import { quantityField, linesField, recordField } from '@countinghouse/contract/rich-fields'
import { beforeEach, expect, test } from 'vitest'
import { addKinds } from '../fields/field-kind.ts'
import { fieldModel, isLines } from '../fields/field-model.ts'
import { lines, linesIn, formatFormLines } from '../fields/kinds/lines.ts'
import { enteredLines, recordsScans, withFound } from './line-entry.ts'

const model = fieldModel(
  'lines',
  linesField('line', { variantId: recordField('procure.variant'), quantity: quantityField() }),
)
if (!isLines(model)) throw new Error('They are lines.')

beforeEach(() => addKinds({ lines }))

test('rows of a spreadsheet are codes with quantities; one without is one, and 5* before a code is five', () => {
  expect(enteredLines('TENT\t3\r\nMAT\n\n5*LAMP\nROPE;2.5')).toEqual([
    { code: 'TENT', quantity: 3 },
    { code: 'MAT', quantity: 1 },
    { code: 'LAMP', quantity: 5 },
    { code: 'ROPE', quantity: 2.5 },
  ])
})

test('a thousand pasted is a thousand, and a quantity that cannot be read is never taken for one', () => {
  expect(enteredLines('TENT\t1,000\nMAT\tmany\nCode\tQuantity')).toEqual([
    { code: 'TENT', quantity: 1000 },
    { code: 'MAT', quantity: null },
    { code: 'Code', quantity: null },
  ])
})

test('what is counted on a line whose quantity cannot be read is told, and the line stays', () => {
  const found = [{ code: '', variant: { id: 7, sku: '', name: '', packQuantity: 1 } }]
  const scanned = (quantity: string) =>
    withFound(model, formatFormLines([{ variantId: '7', quantity }]), [{ code: 'TENT', quantity: 1 }], found)
  expect(linesIn(scanned('1,200').draft)).toEqual([{ variantId: '7', quantity: '1201' }])
  expect(linesIn(scanned('١٢٠٠').draft)).toEqual([{ variantId: '7', quantity: '1201' }])
  expect(linesIn(scanned('').draft)).toEqual([{ variantId: '7', quantity: '1' }])
  expect(linesIn(scanned('many').draft)).toEqual([{ variantId: '7', quantity: 'many' }])
  expect(scanned('many').unread).toEqual(['TENT'])
})

test('what a label says of its lot has a line of its own, where lines name lots', () => {
  const ofLots = fieldModel(
    'lines',
    linesField('line', {
      variantId: recordField('procure.variant'),
      lotNo: textField({ max: 60 }).nullable().default(null),
      expiresOn: dateField().nullable().default(null),
      quantity: quantityField(),
    }),
  )
  if (!isLines(ofLots)) throw new Error('They are lines.')
  const found = [1, 2, 3, 4].map(() => ({ code: '', variant: { id: 7, sku: '', name: '', packQuantity: 1 } }))
  const entered = [null, 'A', 'B', 'A'].map((no) => ({
    code: 'TEA',
    quantity: 1,
    lot: no === null ? null : { no, expiresOn: no === 'A' ? '2027-03-31' : null },
  }))
  expect(linesIn(withFound(ofLots, '', entered, found).draft)).toMatchObject([
    { variantId: '7', quantity: '1' },
    { variantId: '7', lotNo: 'A', expiresOn: '2027-03-31', quantity: '2' },
    { variantId: '7', lotNo: 'B', quantity: '1' },
  ])
  expect(linesIn(withFound(model, '', entered, found).draft)).toEqual([{ variantId: '7', quantity: '4' }])
})

test('what is found is counted on its line, a pack as its pieces, and what is not found changes nothing', () => {
  expect(recordsScans(model)).toBe(true)
  const parts = fieldModel(
    'drops',
    linesField('drop', {
      orderLineNo: integerField({ min: 1, max: 9 }),
      variantId: recordField('procure.variant').nullable().default(null),
      quantity: quantityField(),
    }),
  )
  expect(isLines(parts) && recordsScans(parts)).toBe(false)
  const variant = (id: number, packQuantity = 1) => ({ code: '', variant: { id, sku: '', name: '', packQuantity } })
  const begun = formatFormLines([
    { variantId: '7', quantity: '0.1' },
    { variantId: '', quantity: '' },
  ])
  const entered = [1, 1, 2, 1].map((quantity, at) => ({ code: 'ABCD'.charAt(at), quantity }))
  const found = [variant(7, 0.2), { code: 'B', variant: null }, variant(8, 6), variant(8)]
  expect(linesIn(withFound(model, begun, entered, found).draft)).toEqual([
    { variantId: '7', quantity: '0.3' },
    { variantId: '8', quantity: '13' },
  ])
})
