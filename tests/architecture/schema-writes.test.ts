import { expect, test } from 'vitest'
import type { Source } from './sources.ts'
import { isTest, lineAt, sourcesOf } from './sources.ts'

/** `insert into x.`, `update x.` and so on in SQL, `insertInto('x.` and so on in Kysely. */
const write =
  /\b(?:insert\s+into|update(?:\s+only)?|delete\s+from(?:\s+only)?|merge\s+into|truncate(?:\s+table)?)\s+([a-z_]+)\.[a-z_]+|\b(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*'([a-z_]+)\./gi

/** Schemas whose rows a file may write; null when it puts the product together and may write any. */
function homesOf(file: string): string[] | null {
  const named =
    /^apps\/server\/(?:src\/modules|sql)\/([a-z]+)\//.exec(file) ??
    /^apps\/server\/migrations\/\d{4}_([a-z]+)_/.exec(file)
  if (named?.[1] !== undefined) return [named[1]]
  return file.startsWith('apps/server/src/platform/') ? ['platform', 'graphile_worker'] : null
}

function foreignWrites({ file, text }: Source): string[] {
  const homes = homesOf(file)
  if (homes === null) return []
  const found = [...text.matchAll(write)].filter((match) => !homes.includes(match[1] ?? match[2] ?? ''))
  return found.map((match) => `${file}:${lineAt(text, match.index)}: ${match[0]}`)
}

test('schema-ownership: a module writes its own schema only', () => {
  const sources = sourcesOf('apps/server/{src,sql,migrations}/**/*.{ts,sql}').filter(({ file }) => !isTest(file))
  expect(sources.flatMap(foreignWrites)).toEqual([])
})

test('a foreign write is seen in SQL and in Kysely', () => {
  const text =
    "sql`update erp.store set x = 1`\ndb.insertInto('crm.party')\nsql`delete from procure.brand`\nsql`INSERT INTO\n  inventory.move`"
  expect(
    foreignWrites({ file: 'apps/server/src/modules/procure/x.api.ts', text }).map((line) => line.split(':')[1]),
  ).toEqual(['1', '2', '4'])
})
