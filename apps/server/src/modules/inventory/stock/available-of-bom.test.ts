import fc from 'fast-check'
import { expect, test } from 'vitest'
import { availableOf } from './available-of-bom.ts'

const each = (name: string, enoughFor: number) => ({ name, group: null, enoughFor })
const choice = (group: string, minPick: number, enoughFor: number) => ({
  name: `${group} choice`,
  group: { name: group, minPick },
  enoughFor,
})

test('the worked example: seven, four of nine by twos and five make four', () => {
  expect(availableOf([each('A', 7), each('B', Math.floor(9 / 2)), each('C', 5)])).toEqual({ available: 4, limit: 'B' })
})

test('a group of which nothing must be picked limits nothing, and a recipe of nothing makes none', () => {
  expect(availableOf([each('A', 3), choice('Wrapping', 0, 0)])).toEqual({ available: 3, limit: 'A' })
  expect(availableOf([])).toEqual({ available: 0, limit: null })
})

/** One after the other, each time of those of which there is most. */
function pickedOneByOne(choices: readonly number[], minPick: number): number {
  const left = [...choices]
  for (let created = 0; ; created++) {
    left.sort((one, other) => other - one)
    if ((left[minPick - 1] ?? 0) < 1) return created
    for (let at = 0; at < minPick; at++) left[at] = (left[at] ?? 0) - 1
  }
}

test('of a group it is as many as can be put together one by one', () => {
  const counts = fc.array(fc.nat({ max: 30 }), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(counts, fc.integer({ min: 1, max: 4 }), (choices, minPick) => {
      const supplies = choices.map((count) => choice('Tea', minPick, count))
      expect(availableOf(supplies).available).toBe(pickedOneByOne(choices, minPick))
    }),
  )
})
