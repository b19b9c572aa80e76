import { expect, test } from 'vitest'
import { isTest, matchesIn, sourcesOf } from './sources.ts'

/** PostgreSQL takes `coalesce` for something that may leak: below row-level security no index is entered by it. */
const byCoalesce = /\bjoin\b[^\n]*\bid = coalesce\(/g

test('no rows are joined by coalesce, which reads a whole table below row-level security', () => {
  const server = sourcesOf('apps/server/src/**/*.ts').filter(({ file }) => !isTest(file))
  expect(server.flatMap((source) => matchesIn(source, byCoalesce))).toEqual([])
})

test('it is seen where a join does it', () => {
  const text = 'from a\njoin b on b.company_id = a.company_id and b.id = coalesce(a.one_id, a.other_id)'
  expect(matchesIn({ file: 'x.ts', text }, byCoalesce)).toHaveLength(1)
})
