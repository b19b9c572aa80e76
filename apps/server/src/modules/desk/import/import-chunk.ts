import type { Master } from '@countinghouse/contract/master'
import { sql } from 'kysely'
import type { BulkOptions } from '../../../platform/bulk/apply-rows.ts'
import type { BulkCtx, Outcome } from '../../../platform/bulk/bulk-row.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { RowsWriter } from '../../../platform/import/file-form.ts'
import type { ReadRow } from '../../../platform/import/row.ts'
import { shown } from '../../../platform/import/read-cell.ts'
import type { Cell } from '../../../platform/spreadsheet/cell.ts'
import { masterWriter } from './targets.ts'

/** A row as parsed, and its cells in the file. */
export type FileRow = { readonly read: ReadRow; readonly cells: readonly Cell[] }

/** Imports a chunk of rows in the given transaction and records their outcomes. Rows already imported are skipped, so a chunk may be repeated. */
export async function importChunk<C extends BulkCtx>(
  ctx: C,
  tx: Tx,
  target: { readonly importId: number } & ({ readonly master: Master } | { readonly writer: RowsWriter<C> }),
  rows: readonly FileRow[],
  { mode = 'upsert', seen }: BulkOptions = {},
): Promise<Outcome[]> {
  const { importId } = target
  const writer = 'writer' in target ? target.writer : masterWriter(target.master, seen)
  const { rows: known } = await sql<{ number: number }>`
    select number from desk.import_row where company_id = ${ctx.companyId} and import_id = ${importId}
      and number = any(${rows.map(({ read }) => read.number)}::int[])`.execute(tx)
  const through = new Set(known.map(({ number }) => number))
  const due = rows.filter(({ read }) => !through.has(read.number))
  const sound = due.filter(({ read }) => read.issues.length === 0).map(({ read }) => read)
  const applied = new Map((await writer.apply(ctx, tx, sound, mode)).map((one) => [one.number, one]))
  const outcomes = due.map(
    ({ read: { number, issues } }): Outcome => applied.get(number) ?? { number, kind: 'refused', issues },
  )
  const cells = new Map(due.map((row) => [row.read.number, row.cells.map(shown)]))
  await recordOutcomes(ctx, tx, importId, outcomes, cells)
  return outcomes
}

async function recordOutcomes(
  ctx: BulkCtx,
  tx: Tx,
  importId: number,
  outcomes: readonly Outcome[],
  cells: ReadonlyMap<number, readonly string[]>,
): Promise<void> {
  const kept = outcomes.map((outcome) => {
    const { number, kind } = outcome
    if (outcome.kind === 'refused')
      return { number, outcome: kind, issues: outcome.issues, cells: storable(cells.get(number) ?? []) }
    const { id, version, partId = null } = outcome
    const before = 'before' in outcome ? outcome.before : null
    return { number, outcome: kind, record_id: id, part_id: partId, version_after: version, before }
  })
  await sql`
    insert into desk.import_row (company_id, import_id, number, outcome, record_id, part_id, version_after, before, cells, issues)
    select ${ctx.companyId}::bigint, ${importId}::bigint, r.number, r.outcome, r.record_id, r.part_id, r.version_after, r.before, r.cells, r.issues
    from jsonb_to_recordset(${JSON.stringify(kept).replaceAll('\\u0000', '\\ufffd')}::jsonb)
      as r(number int, outcome text, record_id bigint, part_id bigint, version_after int, before jsonb, cells jsonb, issues jsonb)`.execute(
    tx,
  )
}

/** Lone surrogates, found in damaged files, cannot be stored in the database. */
function storable(cells: readonly string[]): readonly string[] {
  return cells.map((cell) => cell.toWellFormed())
}
