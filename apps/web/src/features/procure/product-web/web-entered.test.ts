import { expect, test } from 'vitest'
import { isSameEntered, readWeb, enteredWeb } from './web-entered.ts'

const options = [
  { key: 'slim', label: 'Slim', labelAr: null },
  { key: 'wide', label: 'Wide', labelAr: null },
]
const of = (type: Parameters<typeof readWeb>[0]['type']) => ({ type, options })

test('what stands in a field is read as its kind, and shown as it was', () => {
  for (const [type, entered, value] of [
    ['text', 'Wash cold', 'Wash cold'],
    ['number', '12,5', '12.5'],
    ['number', '1,000', '1000'],
    ['number', '1.000', '1.000'],
    ['number', '٢٫٥', '2.5'],
    ['bool', 'false', false],
    ['date', '2026-02-01', '2026-02-01'],
    ['select', 'slim', 'slim'],
    ['multiselect', ['wide'], ['wide']],
    ['asset', '7', 7],
  ] as const) {
    expect(readWeb(of(type), entered, [7]), type).toEqual(value)
    if (type !== 'number') expect(enteredWeb(of(type), readWeb(of(type), entered, [7]) ?? null)).toEqual(entered)
  }
})

test('an empty field says nothing, and what is no value of its kind is told', () => {
  for (const type of ['text', 'number', 'bool', 'date', 'select', 'asset'] as const)
    expect(readWeb(of(type), ' ', []), type).toBeNull()
  expect(readWeb(of('multiselect'), [], [])).toBeNull()
  expect(readWeb(of('number'), 'heavy', [])).toBeUndefined()
  expect(readWeb(of('date'), '2026-02-30', [])).toBeUndefined()
  expect(readWeb(of('select'), 'none', [])).toBeUndefined()
  expect(readWeb(of('asset'), '8', [7])).toBeUndefined()
})

test('the order of several choices does not matter', () => {
  expect(isSameEntered(['a', 'b'], ['b', 'a'])).toBe(true)
  expect(isSameEntered(['a'], ['b', 'a'])).toBe(false)
  expect(isSameEntered('a', 'a')).toBe(true)
})
