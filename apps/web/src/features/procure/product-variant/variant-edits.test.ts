import type { Variant } from '@countinghouse/contract/procure/variant'
import { expect, test } from 'vitest'
import type { Words } from './variant-edits.ts'
import { cellsToSend, layerKey, savedText, willExist } from './variant-edits.ts'

const words: Words = {
  words: (_layer, value) => String(value),
  read: (layer, entered) =>
    layer === 'status' ? (entered === 'blocked' ? entered : null) : /^\d+$/.test(entered) ? Number(entered) : null,
}
const red = { colorId: 1, sizeId: 2 }
const blue = { colorId: 3, sizeId: 2 }
const saved: Variant = {
  id: 9,
  ...red,
  sku: 'SHOE-RED-M',
  status: 'active',
  netWeightGrams: 250,
  grossWeightGrams: null,
  lengthMm: null,
  widthMm: null,
  heightMm: null,
  barcodes: [{ code: '96385074', kind: 'ean8', packQuantity: 1, isPrimary: true }],
}
const savedAt = ({ colorId }: { readonly colorId: number | null }) => (colorId === 1 ? saved : undefined)
const sent = (cells: Readonly<Record<string, string>>) => cellsToSend(cells, [red, blue], savedAt, words)

test('a layer tells what is saved', () => {
  expect(savedText(saved, 'barcode', words)).toBe('96385074')
  expect(savedText(saved, 'netWeightGrams', words)).toBe('250')
  expect(savedText(saved, 'grossWeightGrams', words)).toBe('')
  expect(savedText(undefined, 'exists', words)).toBe('')
})

test('what is typed of a variant makes it, and what was said of it goes first', () => {
  const entered = { [layerKey(blue, 'sku')]: 'OWN' }
  expect(willExist(entered, blue, false)).toBe(true)
  expect(willExist({ ...entered, [layerKey(blue, 'exists')]: '' }, blue, false)).toBe(false)
  expect(sent(entered)).toEqual([{ ...blue, exists: true, sku: 'OWN' }])
})

test('only what was changed is sent; an empty barcode or weight takes it away, and no weight is sent that is none', () => {
  expect(sent({})).toEqual([])
  expect(
    sent({
      [layerKey(red, 'barcode')]: '',
      [layerKey(red, 'netWeightGrams')]: 'much',
      [layerKey(red, 'grossWeightGrams')]: ' 300 ',
      [layerKey(red, 'sku')]: '',
    }),
  ).toEqual([{ ...red, exists: true, barcode: null, grossWeightGrams: 300 }])
  expect(sent({ [layerKey(red, 'exists')]: '', [layerKey(blue, 'exists')]: '' })).toEqual([{ ...red, exists: false }])
})

test('a status that is none or empty stays back, and measures are sent as they are read', () => {
  const entered = (status: string) => ({ [layerKey(red, 'status')]: status, [layerKey(red, 'lengthMm')]: '300' })
  expect(sent(entered('blocked'))).toEqual([{ ...red, exists: true, status: 'blocked', lengthMm: 300 }])
  for (const none of ['', 'gone']) expect(sent(entered(none))).toEqual([{ ...red, exists: true, lengthMm: 300 }])
  expect(savedText(saved, 'status', words)).toBe('active')
})
