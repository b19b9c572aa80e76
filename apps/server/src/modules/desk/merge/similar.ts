import type { SimilarPair } from '@countinghouse/contract/merge'
import { mostPairs } from '@countinghouse/contract/merge'
import { sql } from 'kysely'
import type { Reader } from '../../../platform/database/db.ts'
import type { MasterTable } from '../../../platform/records/master-table.ts'

type Named = SimilarPair['one']

const mostSimilar = 4
/**
 * Records compared with all older ones per call: at 100,000 records about seven milliseconds each.
 * Source: docs/decisions/021.
 */
const perCall = 150

/** Active records with a name similar to the given one, most similar first. */
export async function findSimilar(
  reader: Reader,
  companyId: number,
  { entity, name }: MasterTable,
  wanted: string,
): Promise<Named[]> {
  const { rows } = await sql<Named>`
    select t.id, t.code, t.name
    from platform.similar_records(${entity}::regclass, ${companyId}, ${wanted}, ${sql.lit(mostSimilar)}) s
    join ${name} t on t.company_id = ${companyId} and t.id = s.id
    order by s.similarity desc, t.id`.execute(reader)
  return rows
}

/** Pairs of similar names among the next records below a cursor, and the next cursor. An invalid cursor starts at the newest. */
export async function findPairs(
  reader: Reader,
  companyId: number,
  { entity, name }: MasterTable,
  cursor: string | undefined,
): Promise<{ items: SimilarPair[]; looked: number; next: string | null }> {
  const below = /^\d{1,15}$/.test(cursor ?? '') ? Number(cursor) : Number.MAX_SAFE_INTEGER
  const named = (alias: 'a' | 'b') =>
    sql`jsonb_build_object('id', ${sql.ref(`${alias}.id`)}, 'code', ${sql.ref(`${alias}.code`)}, 'name', ${sql.ref(`${alias}.name`)})`
  const { rows } = await sql<{ items: SimilarPair[]; looked: number; lowest: number | null }>`
    with looked as (
      select id from ${name} where company_id = ${companyId} and status = 'active' and id < ${below}::bigint
      order by id desc limit ${sql.lit(perCall)}),
    pairs as (
      select p.similarity, ${named('a')} as one, ${named('b')} as other
      from platform.similar_pairs(${entity}::regclass, ${companyId}, ${below}::bigint, ${sql.lit(perCall)}) p
      join ${name} a on a.company_id = ${companyId} and a.id = p.id
      join ${name} b on b.company_id = ${companyId} and b.id = p.other_id
      where not exists (select from desk.not_same n where n.company_id = ${companyId} and n.entity = ${entity}
        and n.record_id = p.other_id and n.other_id = p.id)
      order by p.similarity desc, p.id, p.other_id limit ${sql.lit(mostPairs)})
    select (select count(*)::int from looked) as looked, (select min(id) from looked) as lowest,
      coalesce((select jsonb_agg(to_jsonb(pairs) order by similarity desc) from pairs), '[]') as items`.execute(reader)
  const { items = [], looked = 0, lowest = null } = rows[0] ?? {}
  return { items, looked, next: looked < perCall || lowest === null ? null : String(lowest) }
}
