import { expect, test } from 'vitest'
import { pastedSizes, sizesBetween, sizesOfTwo, withoutKnown } from './created-sizes.ts'

const codes = (created: readonly { code: string }[]) => created.map(({ code }) => code).join(' ')

test('a pasted column is one size a line, with its label behind a tab', () => {
  expect(pastedSizes('S\tSmall\n\n M \r\nW32 L34\n')).toEqual([
    { code: 'S', name: 'Small', dim1: null, dim2: null },
    { code: 'M', name: 'M', dim1: null, dim2: null },
    { code: 'W32-L34', name: 'W32 L34', dim1: null, dim2: null },
  ])
})

test('a range is made in steps, halves among them', () => {
  expect(codes(sizesBetween('36', '39', '1'))).toBe('36 37 38 39')
  expect(codes(sizesBetween('36', '38', '0.5'))).toBe('36 36.5 37 37.5 38')
  expect(codes(sizesBetween('3,5', '5', '0,5'))).toBe('3.5 4 4.5 5')
  expect([sizesBetween('40', '36', '1'), sizesBetween('a', '3', '1'), sizesBetween('1', '9', '0')]).toEqual([
    [],
    [],
    [],
  ])
})

test('two dimensions are every first part with every second one', () => {
  const created = sizesOfTwo('28-30, 32', '30 32', ['W', 'L'])
  expect(codes(created)).toBe('28/30 28/32 29/30 29/32 30/30 30/32 32/30 32/32')
  expect(created[0]).toEqual({ code: '28/30', name: 'W28 L30', dim1: '28', dim2: '30' })
})

test('what a scale has already, or what comes twice, is left out', () => {
  const known = [{ code: 's', name: 'Small' }]
  expect(codes(withoutKnown(pastedSizes('S\nM\nm\nX\tsmall\nL'), known))).toBe('M L')
})
