import { expect, test } from 'vitest'
import { moveKey, toggleKey } from './key-order.ts'

test('a card moves by one and stays at the ends; a new one is the last', () => {
  expect(moveKey(['a', 'b', 'c'], 'c', -1)).toEqual(['a', 'c', 'b'])
  expect(moveKey(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c'])
  expect(moveKey(['a', 'b'], 'a', -1)).toEqual(['a', 'b'])
  expect(moveKey(['a', 'b'], 'x', 1)).toEqual(['a', 'b'])
  expect(toggleKey(['a', 'b'], 'c')).toEqual(['a', 'b', 'c'])
  expect(toggleKey(['a', 'b'], 'a')).toEqual(['b'])
})
