import { expect, test } from 'vitest'
import { choose, countChosen, isChosen, nothingChosen, selectionOf } from './selection-state.ts'

const all = { isAll: true, ids: new Set<number>() }

test('rows are chosen one by one and dropped again', () => {
  const two = choose(nothingChosen, [1, 2], true)
  expect([isChosen(two, 1), isChosen(two, 3), countChosen(two, 9)]).toEqual([true, false, 2])
  expect(selectionOf(choose(two, [1], false), { q: 'a' })).toEqual({ ids: [2] })
  expect(selectionOf(nothingChosen, {})).toBeNull()
})

test('of all that match some are dropped and chosen again', () => {
  const most = choose(all, [1, 2], false)
  expect([isChosen(most, 1), isChosen(most, 3), countChosen(most, 9), countChosen(most, null)]).toEqual([
    false,
    true,
    7,
    null,
  ])
  expect(selectionOf(choose(most, [1], true), { q: 'a' })).toEqual({ matching: { q: 'a' }, except: [2] })
})

test('no more are named one by one than a selection may hold', () => {
  const many = Array.from({ length: 10_100 }, (_, index) => index + 1)
  const full = choose(nothingChosen, many, true)
  expect([full.ids.size, full.isCut]).toEqual([10_000, true])
  expect(choose(full, [1], true).isCut, 'a chosen one is not left out').toBe(false)
  expect(choose(full, [10_001], true).isCut).toBe(true)
})
