import { expect, test } from 'vitest'
import { readScan } from './read-scan.ts'

const [a, b] = ['A-01', 'B-02'].map((code, index) => ({ id: index + 1, code, name: code })) as [Place, Place]
type Place = { id: number; code: string; name: string }
const places = [a, b]

test('a move is read first, then goods, and a location starts the next move', () => {
  expect(readScan(places, { from: null, to: null }, 'a-01')).toEqual({ move: { from: a, to: null } })
  expect(readScan(places, { from: a, to: null }, 'B-02')).toEqual({ move: { from: a, to: b } })
  expect(readScan(places, { from: a, to: b }, '5012345678900')).toEqual({ goods: '5012345678900', from: a, to: b })
  expect(readScan(places, { from: a, to: b }, 'B-02')).toEqual({ move: { from: b, to: null } })
})

test('what is no location before the move is known, and the same location twice, are refused', () => {
  expect(readScan(places, { from: null, to: null }, '5012345678900')).toEqual({ refusal: 'noPlace' })
  expect(readScan(places, { from: a, to: null }, 'C-03')).toEqual({ refusal: 'noPlace' })
  expect(readScan(places, { from: a, to: null }, 'A-01')).toEqual({ refusal: 'same' })
})
