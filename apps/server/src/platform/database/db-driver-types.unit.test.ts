import { expect, test } from 'vitest'
import { readArray, readInstant, readSafeInteger } from './db-driver-types.ts'

test('a bigint is exact or refused, never rounded', () => {
  expect(readSafeInteger('9007199254740991')).toBe(9007199254740991)
  expect(readSafeInteger('-9007199254740991')).toBe(-9007199254740991)
  for (const value of ['9007199254740992', '9223372036854775807', '-9223372036854775808'])
    expect(() => readSafeInteger(value), value).toThrow(RangeError)
})

test('an instant keeps its microseconds and its zone', () => {
  expect(readInstant('2026-11-21 00:05:34.123456+00')).toBe('2026-11-21T00:05:34.123456Z')
  expect(readInstant('2026-11-21 00:05:34+05:45')).toBe('2026-11-21T00:05:34+05:45')
  expect(readInstant('2026-11-21 00:05:34-03')).toBe('2026-11-21T00:05:34-03:00')
})

test('arrays are read value by value, with null kept', () => {
  expect(readArray('{1,2,NULL}', readSafeInteger)).toEqual([1, 2, null])
  expect(readArray('{}', readSafeInteger)).toEqual([])
  expect(readArray('{"2026-11-21 00:05:34+00"}', readInstant)).toEqual(['2026-11-21T00:05:34Z'])
})
