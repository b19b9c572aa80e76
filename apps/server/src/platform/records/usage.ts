import { sql } from 'kysely'
import type { Reader, Tx } from '../database/db.ts'

/** A foreign key that points to a table: which columns of which other table. */
export type Reference = {
  readonly table: string
  readonly column: string
  /** Where rows of the table are lines or links of a record: its table, and the column that names it. */
  readonly owner: string | null
  readonly owner_column: string | null
}

/**
 * How many rows of other tables point to a record, found from the catalogue of foreign keys, so that a new table counts by
 * itself. Only tables whose foreign key is (company_id, x) -> (company_id, id) are followed.
 */
export async function usageOf(
  db: Reader | Tx,
  companyId: number,
  entity: string,
  id: number,
): Promise<{ entity: string; count: number }[]> {
  const references = await referencesTo(db, entity, 'holding')
  if (references.length === 0) return []
  const counts = references.map(
    ({ table, column, owner, owner_column: ownerColumn }) => sql`
      select ${owner ?? table}::text as entity, count(${ownerColumn === null ? sql`*` : sql`distinct r.${sql.ref(ownerColumn)}`})::int as count from ${sql.table(table)} r
      where r.company_id = ${companyId} and r.${sql.ref(column)} = ${id}`,
  )
  const { rows } = await sql<{ entity: string; count: number }>`
    select entity, sum(count)::int as count from (${sql.join(counts, sql` union all `)}) c group by entity having sum(count) > 0 order by entity`.execute(
    db,
  )
  return rows
}

/** How many rows of other tables point to each of the given records, those left out that none points to. */
export async function usageCounts(
  reader: Reader,
  companyId: number,
  entity: string,
  ids: readonly number[],
): Promise<{ id: number; count: number }[]> {
  const references = await referencesTo(reader, entity, 'holding')
  if (references.length === 0) return []
  const uses = references.map(
    ({ table, column, owner_column: ownerColumn }) => sql`
      select ${ownerColumn === null ? sql`` : sql`distinct on (r.${sql.ref(ownerColumn)}, r.${sql.ref(column)})`} r.${sql.ref(column)} as id
      from ${sql.table(table)} r where r.company_id = ${companyId} and r.${sql.ref(column)} = any(${ids}::bigint[])`,
  )
  const { rows } = await sql<{ id: number; count: number }>`
    select id, count(*)::int as count from (${sql.join(uses, sql` union all `)}) u group by id order by id`.execute(
    reader,
  )
  return rows
}

/** Those of the given records that any row of another table points to. */
export async function usedAmong(
  db: Reader | Tx,
  companyId: number,
  entity: string,
  ids: readonly number[],
): Promise<Set<number>> {
  const references = await referencesTo(db, entity, 'holding')
  if (references.length === 0) return new Set()
  const uses = references.map(
    ({ table, column }) => sql`
      select r.${sql.ref(column)} as id from ${sql.table(table)} r
      where r.company_id = ${companyId} and r.${sql.ref(column)} = any(${ids}::bigint[])`,
  )
  const { rows } = await sql<{ id: number }>`${sql.join(uses, sql` union `)}`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/**
 * Every foreign key (company_id, x) -> (company_id, id) that points to a table; `holding`: those only that keep its rows from being
 * deleted. A record's own lines and links are no use of it, and those that name another record are a use by theirs.
 */
export async function referencesTo(
  db: Reader | Tx,
  entity: string,
  which: 'all' | 'holding' = 'all',
): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select c.conrelid::regclass::text as "table", a.attname as "column", o.owner, o.owner_column
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[2]
    left join lateral (
      select p.confrelid::regclass::text as owner, k.attname as owner_column from pg_constraint p
      join pg_attribute k on k.attrelid = p.conrelid and k.attnum = p.conkey[2]
      where p.conrelid = c.conrelid and p.contype = 'f' and p.confdeltype = 'c' and cardinality(p.conkey) = 2
        and (exists (select from pg_attribute l where l.attrelid = p.conrelid and l.attname = 'line_no')
          -- All that a link says is its key.
          or exists (select from pg_class t join pg_index i on i.indrelid = t.oid and i.indisprimary
            where t.oid = p.conrelid and t.relnatts = 3 and i.indnkeyatts = 3))) o on true
    where c.contype = 'f' and (${which} = 'all' or c.confdeltype in ('a', 'r')) and c.confrelid = to_regclass(${entity}) and cardinality(c.conkey) = 2
      and (o.owner is null or c.confdeltype <> 'c')`.execute(db)
  return rows
}
