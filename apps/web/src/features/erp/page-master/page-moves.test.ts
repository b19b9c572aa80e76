import { expect, test } from 'vitest'
import type { Entry } from './page-moves.ts'
import { movesOf, treeOf } from './page-moves.ts'

const entries: readonly Entry[] = [
  { id: 1, parentId: null, type: 'link' },
  { id: 2, parentId: null, type: 'sub' },
  { id: 3, parentId: null, type: 'link' },
  { id: 4, parentId: 2, type: 'link' },
  { id: 5, parentId: 2, type: 'link' },
]
const movesFor = (id: number) => movesOf(entries, entries[id - 1] ?? { id, parentId: null, type: 'link' })

test('a tree is read branch by branch', () => {
  expect(treeOf(entries).map(({ entry, level }) => [entry.id, level])).toEqual([
    [1, 0],
    [2, 0],
    [4, 1],
    [5, 1],
    [3, 0],
  ])
})

test('an entry goes up, down, into the branch above it and out behind its branch, where there is such a place', () => {
  expect(movesFor(1)).toEqual({ up: null, down: { parentId: null, otherId: 3 }, into: null, out: null })
  expect(movesFor(3)).toEqual({
    up: { parentId: null, otherId: 2 },
    down: null,
    into: { parentId: 2, otherId: null },
    out: null,
  })
  expect(movesFor(4)).toEqual({
    up: null,
    down: { parentId: 2, otherId: null },
    into: null,
    out: { parentId: null, otherId: 3 },
  })
})
