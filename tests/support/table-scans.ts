import type { TestDatabase } from './database.ts'
import { query } from './database.ts'

export type TableScans = { readonly name: string; readonly count: number }

/**
 * How often each table of a schema whose name fits a pattern was read from end to end so far. Ends all other connections first, which
 * are opened again when they are asked for: a server process keeps what it counted to itself for up to ten seconds, or until it ends.
 */
export async function scansOf({ superUrl }: TestDatabase, schema: string, pattern: string): Promise<TableScans[]> {
  const others = `from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`
  const end = `select coalesce(bool_and(pg_terminate_backend(pid, 5000)), true) as "isDone" ${others}`
  const [ended] = await query<{ isDone: boolean }>(superUrl, end)
  if (ended?.isDone !== true) throw new Error('A connection of the test database did not end.')
  return await query<TableScans>(
    superUrl,
    `select relname as name, seq_scan::int as count from pg_stat_user_tables where schemaname = $1 and relname ~ $2 order by 1`,
    [schema, pattern],
  )
}
