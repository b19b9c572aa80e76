import { expect, test } from 'vitest'
import { camelCase, snakeCase } from './names.ts'
import { firstSegment, normalisePath } from './paths.ts'
import { directionOf, isLocale } from './text.ts'

test('a path loses its trailing slash and its doubled ones; the root stays', () => {
  const paths = [
    ['/', '/'],
    ['//', '/'],
    ['/a/', '/a'],
    ['/a//b///', '/a/b'],
    ['/a', '/a'],
    ['a/b/', 'a/b'],
    ['', ''],
  ] as const
  for (const [path, normal] of paths) expect(normalisePath(path), path).toBe(normal)
})

test('the first segment is the module, however many slashes there are', () => {
  for (const [path, segment] of [
    ['/procure/brand/', 'procure'],
    ['//procure', 'procure'],
    ['/', ''],
    ['', ''],
  ] as const)
    expect(firstSegment(path), path).toBe(segment)
})

test('a wire name and its column are each other’s mirror', () => {
  for (const [wire, column] of [
    ['isOwnLabel', 'is_own_label'],
    ['name', 'name'],
    ['line1', 'line1'],
    ['maxDiscountPpm', 'max_discount_ppm'],
  ] as const) {
    expect(snakeCase(wire)).toBe(column)
    expect(camelCase(column)).toBe(wire)
  }
})

test('English runs left to right, Arabic right to left, and nothing else is a language', () => {
  expect([directionOf('en'), directionOf('ar')]).toEqual(['ltr', 'rtl'])
  expect(['en', 'ar', 'de', '', null, 'EN'].map(isLocale)).toEqual([true, true, false, false, false, false])
})
