import { expect, test } from 'vitest'
import { barcodesOf, isChanged, linesOf, withLine, withoutLine, withScanned } from './barcode-lines.ts'

const single = { code: '036000291452', kind: 'upca', packQuantity: 1, isPrimary: true } as const
const pack = { code: '14006381333938', kind: 'itf14', packQuantity: 12, isPrimary: false } as const

test('a variant without barcodes begins with an empty line, which is none and is filled by the first scan', () => {
  const lines = linesOf([])
  expect(barcodesOf(lines)).toEqual([])
  expect(isChanged(lines, [])).toBe(false)
  const scanned = withScanned(lines, single.code) ?? []
  expect(barcodesOf(scanned)).toEqual([{ key: 0, code: single.code, packQuantity: 1, isPrimary: true }])
  expect(withScanned(scanned, single.code)).toBeNull()
  expect(withScanned(scanned, pack.code)).toHaveLength(2)
})

test('another barcode becomes the main one when that is taken away', () => {
  const lines = linesOf([single, pack])
  expect(isChanged(lines, [single, pack])).toBe(false)
  expect(barcodesOf(withoutLine(lines, 0))).toMatchObject([{ code: pack.code, isPrimary: true }])
  expect(barcodesOf(withoutLine(lines, 1))).toMatchObject([{ code: single.code, isPrimary: true }])
  expect(withoutLine(withoutLine(lines, 0), 1)).toEqual([])
})

test('a quantity that is none is told, and keys stay apart', () => {
  const lines = withLine(withoutLine(linesOf([single, pack]), 0), '96385074')
  expect(lines.map(({ key }) => key)).toEqual([1, 2])
  const wrong = lines.map((line) => ({ ...line, quantity: 'many' }))
  expect(barcodesOf(wrong).map(({ packQuantity }) => packQuantity)).toEqual([null, null])
})
