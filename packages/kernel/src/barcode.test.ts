import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { BarcodeKind } from './barcode.ts'
import { barcodeFault, barcodeKindOf, expandedUpce, gtinsOf, inHouseCode } from './barcode.ts'
import { checkDigit } from './check-digit.ts'

test.each([
  ['400638133393', 1],
  ['590123412345', 7],
  ['03600029145', 2],
  ['9638507', 4],
  ['1400638133393', 8],
  ['200000000012', 1],
])('the check digit of %s is %i', (body, digit) => {
  expect(checkDigit(body)).toBe(digit)
})

test('a UPC-E is short for the UPC-A of the same item', () => {
  expect(expandedUpce('01234565')).toBe('012345000065')
  expect(expandedUpce('04252614')).toBe('042100005264')
  expect(gtinsOf('04252614')).toEqual(['00000004252614', '00042100005264'])
  expect(gtinsOf('036000291452')).toEqual(gtinsOf('0036000291452'))
  expect(gtinsOf('RED-M')).toEqual([])
})

test.each<[string, BarcodeKind]>([
  ['4006381333931', 'ean13'],
  ['96385074', 'ean8'],
  ['036000291452', 'upca'],
  ['14006381333938', 'itf14'],
  ['2000000000121', 'internal'],
  ['RED-M', 'code128'],
])('%s is of the kind %s, and nothing is wrong with it', (code, kind) => {
  expect(barcodeKindOf(code)).toBe(kind)
  expect(barcodeFault(kind, code)).toBeNull()
})

test('any other last digit is wrong, and the right one is told', () => {
  const bodies = fc.constantFrom(7, 11, 12, 13).chain((length) => fc.stringMatching(new RegExp(`^\\d{${length}}$`)))
  fc.assert(
    fc.property(bodies, fc.integer({ min: 1, max: 9 }), (body, off) => {
      const digit = checkDigit(body)
      const kind = barcodeKindOf(`${body}${digit}`)
      expect(barcodeFault(kind, `${body}${digit}`)).toBeNull()
      expect(barcodeFault(kind, `${body}${(digit + off) % 10}`)).toEqual({ fault: 'check_digit', digit })
    }),
  )
})

test('what a company draws itself is a number of its kind', () => {
  expect(inHouseCode(20, 12)).toBe('2000000000121')
  fc.assert(
    fc.property(fc.integer({ min: 20, max: 29 }), fc.integer({ min: 1, max: 9_999_999_999 }), (prefix, counter) => {
      expect(barcodeFault('internal', inHouseCode(prefix, counter))).toBeNull()
    }),
  )
})
