import { fail } from '@countinghouse/contract/errors'
import { text } from '@countinghouse/contract/issues.text'
import type { MasterRow } from '@countinghouse/contract/master'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import type { Ctx } from '../calls/context.ts'
import type { Reader, Tx } from '../database/db.ts'
import type { MasterTable } from '../records/master-table.ts'

type Named = { readonly id: number; readonly code: string; readonly name: string }

/**
 * Id of the record that stands for `t`. Never `coalesce` where rows are joined by it: below row-level security the planner looks up
 * nothing in an index by it, and reads the whole table instead.
 */
export const survivorOf = sql`case when t.merged_into_id is null then t.id else t.merged_into_id end`

/** Refuses to touch a record that was merged, and names the one that stands for it. Throws: merged, for such a record alone. */
export async function rejectMerged(
  ctx: Pick<Ctx, 'companyId' | 'locale'>,
  tx: Tx,
  table: MasterTable,
  { name, mergedIntoId }: MasterRow,
): Promise<void> {
  if (mergedIntoId === null) return
  const { rows } = await sql<Named>`
    select id, code, name from ${table.name} where company_id = ${ctx.companyId} and id = ${mergedIntoId}`.execute(tx)
  const [into] = rows
  fail('merged', {
    details: { into },
    message: format(text.merged_into, ctx.locale, { from: name, name: into?.name ?? '', code: into?.code ?? '' }),
  })
}

/** The records that ended in this one, counted like others that point to it; none when there are none. */
export async function mergedInto(
  { companyId }: Pick<Ctx, 'companyId'>,
  db: Reader | Tx,
  table: MasterTable,
  id: number,
): Promise<{ entity: string; count: number }[]> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${table.name} where company_id = ${companyId} and merged_into_id = ${id}
    having count(*) > 0`.execute(db)
  return rows.map(({ count }) => ({ entity: table.entity, count }))
}

/** The record that stands for a merged one, with that one's code as somebody wrote it, and its name. */
export type Standing = { readonly mergedCode: string; readonly mergedName: string } & Named

/** For each of these codes, as they are written, that belongs to a merged record: the record that stands for it. */
export async function standingFor(
  companyId: number,
  tx: Tx,
  table: MasterTable,
  codes: readonly string[],
): Promise<ReadonlyMap<string, Standing>> {
  const { rows } = await sql<Standing>`
    select w.code as "mergedCode", t.name as "mergedName", s.id, s.code, s.name from unnest(${codes}::text[]) as w(code)
    join ${table.name} t on t.company_id = ${companyId} and t.code_key = lower(w.code) and t.is_merged
    join ${table.name} s on s.company_id = t.company_id and s.id = t.merged_into_id`.execute(tx)
  return new Map(rows.map((row) => [row.mergedCode, row]))
}
