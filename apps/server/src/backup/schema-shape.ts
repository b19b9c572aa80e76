import type { Client } from '../supervisor/endpoint.ts'

export type TableShape = {
  /** `schema.table`, quoted where SQL asks for it. */
  readonly name: string
  /** Names as they are, without those that PostgreSQL computes. */
  readonly columns: readonly string[]
}

/** The queue's jobs are made anew from the outbox; extensions bring their own. */
const ours = `n.nspname not in ('information_schema', 'graphile_worker', 'extensions', 'public') and n.nspname !~ '^pg_'`

/** Every table with its columns; a partitioned one stands for its partitions. How the schema came to be is told by the migrations. */
export async function readTables(client: Client): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(`
    select c.oid::regclass::text as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
    where c.relkind in ('r', 'p') and not c.relispartition and ${ours} and c.oid <> 'platform.schema_file'::regclass
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.oid order by 1`)
  return rows
}

/** Series of numbers with where they stand. */
export async function readSequences(client: Client): Promise<{ name: string; last: string; isCalled: boolean }[]> {
  const { rows } = await client.query<{ name: string }>(`
    select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'S' and ${ours} order by 1`)
  const found = []
  for (const { name } of rows) {
    const state = await client.query<{ last: string; isCalled: boolean }>(
      `select last_value::text as last, is_called as "isCalled" from ${name}`,
    )
    const { last, isCalled } = state.rows[0] ?? { last: '1', isCalled: false }
    found.push({ name, last, isCalled })
  }
  return found
}

/** Schemas that are neither PostgreSQL's nor made with an empty database. */
export async function readSchemas(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    select quote_ident(n.nspname) as name from pg_namespace n
    where n.nspname not in ('information_schema', 'extensions', 'public') and n.nspname !~ '^pg_' order by 1`)
  return rows.map(({ name }) => name)
}

export function quoted(column: string): string {
  return `"${column.replaceAll('"', '""')}"`
}
