import { expect, test } from 'vitest'
import { filesOf } from './sources.ts'

const kebab = '[a-z0-9]+(?:-[a-z0-9]+)*'
const roles = [
  'api',
  'commands',
  'screen',
  'record',
  'text',
  'test',
  'unit\\.test',
  'property\\.test',
  'concurrency\\.test',
  'crash\\.test',
  'spec',
  'gen',
  'module',
  'config',
  'd',
].join('|')
const source = new RegExp(`^${kebab}(?:\\.(?:${roles}))?\\.(?:ts|tsx|mjs|cjs|js|css)$`)
const sql = /^(?:\d{4}_)?[a-z][a-z0-9_]*\.sql$/
/** Names that say nothing and so collect everything. */
const hollow = /^(?:utils?|helpers?|common|misc|managers?)$|-(?:utils?|helpers?|managers?)$/

function problemOf(file: string): string | null {
  const parts = file.split('/')
  const name = parts.at(-1) ?? ''
  if (!(name.endsWith('.sql') ? sql : source).test(name)) return `${file}: not kebab-case with a known suffix`
  const stems = [...parts.slice(0, -1), name.split('.')[0] ?? '']
  return stems.some((stem) => hollow.test(stem)) ? `${file}: a name that says nothing` : null
}

test('files are named kebab-case by what they hold, with the suffix of their role', () => {
  const files = filesOf(
    '{apps,packages}/*/{src,build,migrations,sql}/**/*.{ts,tsx,mjs,cjs,js,css,sql}',
    'tests/**/*.ts',
    'scripts/**/*.{ts,mjs}',
  )
  expect(files.flatMap((file) => problemOf(file) ?? [])).toEqual([])
})

test('a wrong name is seen', () => {
  const wrong = [
    'apps/server/src/Brand.ts',
    'apps/server/src/brand_list.ts',
    'apps/server/src/brand.thing.ts',
    'apps/web/src/utils/x.ts',
    'apps/web/src/date-utils.ts',
  ]
  expect(wrong.filter((file) => problemOf(file) === null)).toEqual([])
  expect(problemOf('apps/server/src/modules/auth/common-passwords.ts')).toBeNull()
})
