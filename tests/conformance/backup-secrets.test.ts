import { expect, inject, test } from 'vitest'
import { harmless, leftOut, replaced } from '../../apps/server/src/backup/secrets.ts'
import { query } from '../support/database.ts'

/** Names of columns that may let somebody in. */
const secretive = '(secret|token|password|hash|cipher|seed)'

test('of every column that sounds like a secret backup/secrets.ts says what a backup does with it', async () => {
  const rows = await query<{ table: string; column: string }>(
    inject('maintUrl'),
    `select c.oid::regclass::text as "table", a.attname::text as "column"
     from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
     where c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped and a.attname ~ $1 and a.attname !~ '_at$'
       and n.nspname not in ('information_schema', 'graphile_worker', 'extensions') and n.nspname !~ '^pg_' order by 1, 2`,
    [secretive],
  )
  expect(rows.length).toBeGreaterThan(0)
  const isDecided = ({ table, column }: { table: string; column: string }): boolean =>
    leftOut.includes(table) || [replaced, harmless].some((list) => list[table]?.includes(column) === true)
  expect(rows.filter((row) => !isDecided(row))).toEqual([])
})
