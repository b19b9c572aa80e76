import { expect, test } from 'vitest'
import { isSameTyped, readWeb, typedWeb } from './web-typed.ts'

const options = [
  { key: 'slim', label: 'Slim', labelAr: null },
  { key: 'wide', label: 'Wide', labelAr: null },
]
const of = (type: Parameters<typeof readWeb>[0]['type']) => ({ type, options })

test('what stands in a field is read as its kind, and shown as it was', () => {
  for (const [type, typed, value] of [
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
    expect(readWeb(of(type), typed, [7]), type).toEqual(value)
    if (type !== 'number') expect(typedWeb(of(type), readWeb(of(type), typed, [7]) ?? null)).toEqual(typed)
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
  expect(isSameTyped(['a', 'b'], ['b', 'a'])).toBe(true)
  expect(isSameTyped(['a'], ['b', 'a'])).toBe(false)
  expect(isSameTyped('a', 'a')).toBe(true)
})
