import { expect, test } from 'vitest'
import { movesSince, movesTable } from '../bench/baseline.ts'
import { sizes, withSizes } from '../bench/sizes.ts'

test('a ratio that lost more than a quarter has fallen, one within the noise has not moved', () => {
  const before = { same: 0.4, noisy: 0.4, lower: 0.4, fallen: 0.4, better: 0.4, 'not measured now': 0.4 }
  const now = { same: 0.4, noisy: 0.365, lower: 0.32, fallen: 0.299, better: 0.6, new: 0.1 }
  const moves = movesSince(before, now)
  expect(moves.map(({ item, isFall }) => [item, isFall])).toEqual([
    ['fallen', true],
    ['lower', false],
    ['better', false],
  ])
  expect(movesTable(moves).map((row) => row.at(-2))).toEqual(['change', '-25 %', '-20 %', '+50 %'])
})

test('sizes typed by hand take the place of the standard ones', () => {
  expect(withSizes(sizes.whole, { moves: '10,20', journals: '5' })).toEqual({
    ...sizes.whole,
    moves: [10, 20],
    journals: 5,
  })
  expect(() => withSizes(sizes.whole, { moves: 'many' })).toThrow('--moves takes numbers')
})
