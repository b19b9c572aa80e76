import type { Client } from '../supervisor/endpoint.ts'
import { SupervisorError } from '../supervisor/supervisor-error.ts'
import { readTables } from './schema-shape.ts'

export type OpenGuards = {
  /** Throws: SupervisorError when the schema has no such table. */
  readonly require: (table: string) => void
  readonly close: () => Promise<void>
}

/**
 * Empties every table and takes away what would stand against rows that come as they were: triggers, forced row-level security,
 * foreign keys. Closing puts them back as they were, and so proves every key. Inside one transaction of role owner.
 */
export async function openGuards(client: Client): Promise<OpenGuards> {
  const tables = (await readTables(client)).map(({ name }) => name)
  const fenced = await names(client, 'c.relforcerowsecurity')
  const keys = await readForeignKeys(client)
  await each(client, keys, ({ table, name }) => `alter table ${table} drop constraint ${name}`)
  const parts = () => names(client, 'c.relispartition')
  await each(client, [...tables, ...(await parts())], (table) => `alter table ${table} disable trigger user`)
  await each(client, fenced, (table) => `alter table ${table} no force row level security`)
  // What the migrations wrote themselves is in the archive too.
  await client.query(`truncate ${tables.join(', ')}`)
  return {
    require(table) {
      if (!tables.includes(table))
        throw new SupervisorError(`The backup contains ${table}, which its schema does not define. Use another backup.`)
    },
    async close() {
      await createMonths(client)
      await each(
        client,
        keys,
        ({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`,
      )
      await each(client, [...tables, ...(await parts())], (table) => `alter table ${table} enable trigger user`)
      await each(client, fenced, (table) => `alter table ${table} force row level security`)
      await client.query(`analyze ${tables.join(', ')}`)
    },
  }
}

/** Moves of months that were not made here yet get them; an archive from before the ledger has none. */
async function createMonths(client: Client): Promise<void> {
  const { rows } = await client.query(`select where to_regprocedure('inventory.make_months_of_moves()') is not null`)
  if (rows.length > 0) await client.query('select inventory.make_months_of_moves()')
}

async function each<T>(client: Client, things: readonly T[], statement: (thing: T) => string): Promise<void> {
  if (things.length > 0) await client.query(things.map(statement).join(';\n'))
}

async function names(client: Client, condition: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c where c.relkind in ('r', 'p') and ${condition} order by 1`,
  )
  return rows.map(({ name }) => name)
}

async function readForeignKeys(client: Client) {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(`
    select f.conrelid::regclass::text as "table", quote_ident(f.conname) as name, pg_get_constraintdef(f.oid) as definition
    from pg_constraint f join pg_class c on c.oid = f.conrelid join pg_namespace n on n.oid = c.relnamespace
    where f.contype = 'f' and f.conparentid = 0 and n.nspname not in ('graphile_worker', 'extensions') and n.nspname !~ '^pg_'
    order by 1, 2`)
  return rows
}
