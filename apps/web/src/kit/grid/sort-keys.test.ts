import { expect, test } from 'vitest'
import { directionOf, rankOf, toggleSort } from './sort-keys.ts'

test('a heading sorts ascending, then descending, then not at all', () => {
  expect(toggleSort(['code'], 'name', false)).toEqual(['name'])
  expect(toggleSort(['name'], 'name', false)).toEqual(['-name'])
  expect(toggleSort(['-name'], 'name', false)).toEqual([])
})

test('with Shift the other keys stay in their order, three at most', () => {
  expect(toggleSort(['name'], 'year', true)).toEqual(['name', 'year'])
  expect(toggleSort(['name', 'year'], 'name', true)).toEqual(['-name', 'year'])
  expect(toggleSort(['-name', 'year'], 'name', true)).toEqual(['year'])
  expect(toggleSort(['a', 'b', 'c'], 'd', true)).toEqual(['b', 'c', 'd'])
})

test('a heading knows its direction, and its rank only among several', () => {
  expect(directionOf(['-name'], 'name')).toBe('desc')
  expect(directionOf(['name'], 'code')).toBeNull()
  expect(rankOf(['name'], 'name')).toBeNull()
  expect(rankOf(['name', '-year'], 'year')).toBe(2)
})
