import { expect, test } from 'vitest'
import type { Source } from './sources.ts'
import { isTest, matchesIn, sourcesOf } from './sources.ts'

/** Who sets `app.company` chooses whose rows are seen: the doors of platform/database/db.ts do, and checked kernels. */
const maySet = /^apps\/server\/(src\/platform\/database\/db\.ts|sql\/)/

function settings(source: Source): string[] {
  return matchesIn(source, /\bset_config\b|\bset\s+(?:local\s+|session\s+)?app\.\w+/gi)
}

test('set_config stands in platform/database/db.ts and in kernels only', () => {
  const sources = sourcesOf('apps/server/{src,migrations}/**/*.{ts,sql}').filter(
    ({ file }) => !isTest(file) && !maySet.test(file),
  )
  expect(sources.flatMap(settings)).toEqual([])
})

test('each way of setting it is seen', () => {
  const text = "select set_config('app.company', '1', true)\nset local app.company = 1\nset app.company = 1"
  expect(settings({ file: 'planted.sql', text })).toHaveLength(3)
})
