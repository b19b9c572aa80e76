import { expect, test } from 'vitest'
import { groupLines } from './group-lines.ts'

const groups = ['a', 'b', 'c', 'd'].map((key) => ({ key, count: 2, exact: true }))
const shown = (rows: string[], folded: string[] = [], hasMore = false) => {
  const { lines, sections } = groupLines({ rows, keyOf: (row) => row.charAt(0), groups, folded, hasMore })
  expect(sections.at(-1)?.end ?? 0).toBe(lines.length)
  for (const { first } of sections) expect(lines[first]).toBeNull()
  return sections.map(({ key, first, end }) => [key, ...lines.slice(first + 1, end)].join(' '))
}

test('every row stands under its heading, in the order of the headings', () => {
  expect(shown(['a1', 'a2', 'b1', 'b2', 'c1', 'c2', 'd1', 'd2'])).toEqual(['a a1 a2', 'b b1 b2', 'c c1 c2', 'd d1 d2'])
})

test('headings of rows that are still to come wait for them', () => {
  expect(shown(['a1', 'a2', 'b1'], [], true)).toEqual(['a a1 a2', 'b b1'])
  expect(shown(['a1', 'a2'], ['b'], true), 'a folded one is whole').toEqual(['a a1 a2', 'b', 'c'])
  expect(shown(['a1', 'c1'], [], true), 'a count that is old hides no row').toEqual(['a a1', 'b', 'c c1'])
})

test('of folded groups only the headings stand', () => {
  expect(shown(['b1', 'b2'], ['a', 'c', 'd'])).toEqual(['a', 'b b1 b2', 'c', 'd'])
  expect(shown([], ['a', 'b', 'c', 'd'], true)).toEqual(['a', 'b', 'c', 'd'])
  expect(shown(['a1', 'a2'], ['a', 'b', 'c', 'd']), 'rows that are loaded still').toEqual(['a', 'b', 'c', 'd'])
})

test('a row of a group that nobody counted has a heading all the same', () => {
  expect(shown(['a1', 'x1'])).toEqual(['a a1', 'b', 'c', 'd', 'x x1'])
})
