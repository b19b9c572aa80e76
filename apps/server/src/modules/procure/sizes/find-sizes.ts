import { fail } from '@countinghouse/contract/errors'
import type { Size } from '@countinghouse/contract/procure/size'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import { usageCounts } from '../../../platform/records/usage.ts'

type Whose = Pick<Ctx, 'companyId'>
export type SizeRow = Omit<Size, 'usage'>

/** The columns of the row `s` in API form. */
const columns = sql`s.id, s.size_scale_id as "sizeScaleId", s.code, s.name, s.name_ar as "nameAr", s.short_name as "shortName", s.dim1, s.dim2,
  s.nrf_code as "nrfCode", s.gs1_code as "gs1Code", s.is_core as "isCore", s.measurements, s.status, s.version`

/** All sizes of a scale in order. Throws: not_found for a missing scale. */
export async function findSizes(ctx: Whose, db: Reader | Tx, scaleId: number): Promise<Size[]> {
  const { rows } = await sql<{ sizes: SizeRow[] | null }>`
    select (select jsonb_agg(to_jsonb(r) - 'place' order by r.place, r.id) from (
      select ${columns}, s.sort_order as place from procure.size s
      where s.company_id = c.company_id and s.size_scale_id = c.id) r) as sizes
    from procure.size_scale c where c.company_id = ${ctx.companyId} and c.id = ${scaleId}`.execute(db)
  const [scale] = rows
  if (scale === undefined) return fail('not_found')
  return await withUsage(ctx, db, scale.sizes ?? [])
}

/** Throws: not_found. */
export async function findSize(ctx: Whose, reader: Reader, id: number): Promise<Size> {
  const { rows } = await sql<SizeRow>`
    select ${columns} from procure.size s where s.company_id = ${ctx.companyId} and s.id = ${id}`.execute(reader)
  return (await withUsage(ctx, reader, rows))[0] ?? fail('not_found')
}

/** The scale of a size, which never changes. Throws: not_found. */
export async function findScaleOf({ companyId }: Whose, tx: Tx, id: number): Promise<number> {
  const { rows } = await sql<{ scaleId: number }>`
    select size_scale_id as "scaleId" from procure.size where company_id = ${companyId} and id = ${id}`.execute(tx)
  return rows[0]?.scaleId ?? fail('not_found')
}

/** Locks one size. Throws: not_found, stale with the current row in details. */
export async function lockSize(ctx: Whose, tx: Tx, target: { id: number; version: number }): Promise<SizeRow> {
  const { rows } = await sql<SizeRow>`
    select ${columns} from procure.size s where s.company_id = ${ctx.companyId} and s.id = ${target.id}
    for no key update`.execute(tx)
  const row = rows[0] ?? fail('not_found')
  if (row.version !== target.version) fail('stale', { details: { current: row } })
  return row
}

/** Runs an insert, update or delete of `procure.size as s` and answers its rows. */
export async function writeSizes(tx: Tx, statement: RawBuilder<unknown>): Promise<SizeRow[]> {
  return (await sql<SizeRow>`${statement} returning ${columns}`.execute(tx)).rows
}

/** The sizes with their reference counts. */
export async function withUsage(ctx: Whose, db: Reader | Tx, rows: readonly SizeRow[]): Promise<Size[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const counts = await usageCounts(db, ctx.companyId, 'procure.size', ids)
  const used = new Map(counts.map(({ id, count }) => [id, count]))
  return rows.map((row) => ({ ...row, usage: used.get(row.id) ?? 0 }))
}
