import { expect, test } from 'vitest'
import { sourcesOf } from './sources.ts'

/** Rows that a migration makes or changes by those that are there. */
const backfill = /^(?:insert into|update) [a-z]+\.[a-z_]+[^;]*?\b(?:from|where)\b/m
/** Migrations up to here were released. */
const released = '0217'

/** Row-level security holds for the owner as well: without being lifted it hides every row from a migration, which then fills nothing. */
function isBlind(sql: string): boolean {
  return backfill.test(sql) && !/no force/.test(sql)
}

test('a migration that fills rows from those that are there lifts row-level security for it', () => {
  const since = sourcesOf('apps/server/migrations/*.sql').filter(
    ({ file }) => (/\d{4}/.exec(file)?.[0] ?? '') > released,
  )
  expect(since.length).toBeGreaterThan(0)
  expect(since.filter(({ text }) => isBlind(text)).map(({ file }) => file)).toEqual([])
})

test('a blind migration is seen', () => {
  const fill = 'alter table a.b add c date;\nupdate a.b o set c = (select min(l.c) from a.l l);'
  expect(isBlind(fill)).toBe(true)
  expect(isBlind(`alter table a.b no force row level security;\n${fill}`)).toBe(false)
  expect(isBlind("insert into a.kind values ('x');")).toBe(false)
})
