import { expect } from 'vitest'
import { query } from '../../support/database.ts'
import type { TestServer } from '../../support/server.ts'

/** By table. */
export type Hashes = Readonly<Record<string, string>>

/** Hashes of the rows of a company, read as maint, past row-level security, but those of some tables. */
export async function hashOfCompany(
  server: TestServer,
  companyId: number,
  left: readonly string[] = [],
): Promise<Hashes> {
  const tables = (await companyTables(server)).filter(({ name }) => !left.includes(name))
  const each = tables.map(
    ({ name, key }) => `
    select '${name}' as name, md5(coalesce(string_agg(md5(t::text), '' order by md5(t::text)), '')) as hash from ${name} t where t.${key} = $1`,
  )
  const rows = await query<{ name: string; hash: string }>(server.database.maintUrl, each.join(' union all '), [
    companyId,
  ])
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]))
}

/** What a case does must leave a company as it is; `named` is what a failure calls the case. */
type Case<T> = {
  readonly cases: readonly T[]
  readonly named: (one: T) => string
  readonly run: (one: T) => Promise<void>
}

/**
 * Holds all rows of a company against each other before the first case and after the last: with each case it would take operations
 * times tables. Only where they differ, the cases run once more, each by itself, so that the failure names one.
 */
export async function expectNoEffect<T>(hash: () => Promise<Hashes>, { cases, named, run }: Case<T>): Promise<void> {
  const before = await hash()
  for (const one of cases) await run(one)
  const after = await hash()
  const changed = Object.keys(after).filter((table) => after[table] !== before[table])
  if (changed.length === 0) return
  for (const one of cases) {
    const alone = await hash()
    await run(one)
    expect(await hash(), named(one)).toEqual(alone)
  }
  expect.fail(`Rows of ${changed.join(', ')} changed, but no case changes them by itself.`)
}

/** The first ids of every table of a company. */
export async function idsOf(server: TestServer, companyId: number): Promise<Map<string, number[]>> {
  const tables = (await companyTables(server)).filter((table) => table.has_id)
  const each = tables.map(
    ({ name, key }) =>
      `select '${name}' as name, array(select id from ${name} where ${key} = $1 and ${isItsOwn(name)} order by id limit 3) as ids`,
  )
  const rows = await query<{ name: string; ids: (string | number)[] }>(
    server.database.maintUrl,
    each.join(' union all '),
    [companyId],
  )
  return new Map(rows.map(({ name, ids }) => [name, ids.map(Number)]))
}

/** Every company has its Administrator as role 1, so that number names nobody else's. */
function isItsOwn(table: string): string {
  return table === 'erp.role' ? 'id <> 1' : 'true'
}

type CompanyTable = { name: string; key: string; has_id: boolean }

const known = new WeakMap<TestServer, Promise<CompanyTable[]>>()

/** Every table with rows of companies, with the column that names the company. */
function companyTables(server: TestServer): Promise<CompanyTable[]> {
  const tables = known.get(server) ?? readCompanyTables(server)
  known.set(server, tables)
  return tables
}

async function readCompanyTables(server: TestServer): Promise<CompanyTable[]> {
  return await query<CompanyTable>(
    server.database.maintUrl,
    `
    select c.oid::regclass::text as name, a.attname as key,
      exists (select from pg_attribute i where i.attrelid = c.oid and i.attname = 'id') as has_id
    from pg_class c join pg_attribute a on a.attrelid = c.oid and not a.attisdropped
    where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace::regnamespace::text not in ('graphile_worker', 'pg_catalog', 'information_schema')
      and (a.attname = 'company_id' or (c.oid = 'erp.company'::regclass and a.attname = 'id'))
    order by 1`,
  )
}
