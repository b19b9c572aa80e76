import { sql } from 'kysely'
import type { Check } from './check.ts'
import type { Reader } from '../database/db.ts'
import { wordCheck } from '../lists/word-check.ts'

const ours = sql`n.nspname not in ('information_schema', 'graphile_worker', 'extensions', 'public') and n.nspname !~ '^pg_'`
const companyTables = sql`
  pg_class c join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id' and not a.attisdropped
  where c.relkind in ('r', 'p') and ${ours}`

/** Invariants of the technical tables and of every table there is. */
export const checks: readonly Check[] = [
  {
    id: 'platform.rows_fenced',
    promise: 'every company table has row-level security, forced, with a policy',
    issues: async (reader) => {
      const { rows } = await sql<{ name: string }>`
        select c.oid::regclass::text as name from ${companyTables} and not (c.relrowsecurity and c.relforcerowsecurity
          and exists (select from pg_policy p where p.polrelid = c.oid)) order by 1`.execute(reader)
      return rows.map(({ name }) => `${name} is not fenced`)
    },
  },
  {
    id: 'platform.app_weak',
    promise: 'role app owns nothing and cannot bypass row-level security',
    issues: async (reader) => {
      const { rows } = await sql<{ issue: string }>`
        select 'role app owns ' || c.oid::regclass as issue from pg_class c
          where c.relowner = (select oid from pg_roles where rolname = 'app')
        union all select 'role app is a superuser' from pg_roles where rolname = 'app' and rolsuper
        union all select 'role app bypasses row-level security' from pg_roles where rolname = 'app' and rolbypassrls
        order by 1`.execute(reader)
      return rows.map(({ issue }) => issue)
    },
  },
  {
    id: 'platform.guards_on',
    promise: 'every constraint is validated, every trigger is enabled, every index is valid',
    issues: async (reader) => {
      const { rows } = await sql<{ issue: string }>`
        select f.conrelid::regclass || '.' || f.conname || ' is not validated' as issue from pg_constraint f
          join pg_namespace n on n.oid = f.connamespace where ${ours} and not f.convalidated
        union all select t.tgrelid::regclass || '.' || t.tgname || ' does not fire' from pg_trigger t
          join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace where ${ours} and t.tgenabled <> 'O'
        union all select i.indexrelid::regclass || ' is not whole' from pg_index i
          join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace where ${ours} and not i.indisvalid
        order by 1`.execute(reader)
      return rows.map(({ issue }) => issue)
    },
  },
  {
    id: 'platform.series_ahead',
    promise: 'every number series is ahead of the numbers already assigned',
    issues: async (reader) => {
      // A partition draws from the series of its table.
      const { rows } = await sql<{ table: string; column: string; series: string }>`
        select c.oid::regclass::text as "table", quote_ident(a.attname) as "column",
          pg_get_serial_sequence(c.oid::regclass::text, a.attname) as series
        from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
        where c.relkind in ('r', 'p') and not c.relispartition and ${ours} and a.attidentity <> '' order by 1`.execute(
        reader,
      )
      const behind = await eachOf(rows, reader, ({ table, column, series }) => [
        sql`select max(${sql.raw(column)}) as given, (select last_value from ${sql.raw(series)}) as last from ${sql.raw(table)}
          having max(${sql.raw(column)}) > (select last_value from ${sql.raw(series)})`,
        `${table} holds numbers that its series would give again`,
      ])
      return behind
    },
  },
  {
    id: 'platform.company_known',
    promise: 'every row of a company table belongs to a company that exists',
    issues: async (reader) => {
      const { rows } = await sql<{ table: string }>`
        select c.oid::regclass::text as "table" from ${companyTables} order by 1`.execute(reader)
      return await eachOf(rows, reader, ({ table }) => [
        sql`select from ${sql.raw(table)} t where not exists (select from erp.company c where c.id = t.company_id) limit 1`,
        `${table} holds rows of a company that does not exist`,
      ])
    },
  },
  {
    id: 'platform.keys_answered',
    promise: 'every stored idempotency key has the response of its effect',
    issues: async (reader) => {
      const { rows } = await sql<{ company: number; count: number }>`
        select company_id as company, count(*)::int as count from platform.idempotency
        where status is null or body is null group by company_id order by 1`.execute(reader)
      return rows.map(({ company, count }) => `company ${company}: ${count} keys without an answer`)
    },
  },
  wordCheck,
]

/** The sentence of every thing whose statement finds a row. */
async function eachOf<T>(
  things: readonly T[],
  reader: Reader,
  ask: (thing: T) => [ReturnType<typeof sql>, string],
): Promise<string[]> {
  const found: string[] = []
  for (const thing of things) {
    const [statement, sentence] = ask(thing)
    if ((await statement.execute(reader)).rows.length > 0) found.push(sentence)
  }
  return found
}
