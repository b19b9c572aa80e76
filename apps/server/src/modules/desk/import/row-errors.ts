import { fail } from '@countinghouse/contract/errors'
import type { ImportCounts, RowError } from '@countinghouse/contract/desk/import'
import { sql } from 'kysely'
import type { Outcome } from '../../../platform/bulk/bulk-row.ts'
import { dryRun } from '../../../platform/bulk/apply-rows.ts'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import type { RowsWriter } from '../../../platform/import/file-form.ts'
import { shown } from '../../../platform/import/read-cell.ts'
import type { Cell, SheetRow } from '../../../platform/spreadsheet/cell.ts'
import type { Found } from './find-import.ts'
import { mostTogether, staysWith } from './file-rows.ts'
import type { FileRow } from './import-chunk.ts'
import { saveSamples } from './samples.ts'

const pageSize = 100
/** Maximum rows corrected by one request. */
const mostMended = 5000

/** State of the rows before this chunk: the counts and the records they refer to. */
type Before = { readonly counts: ImportCounts; readonly writer: RowsWriter }

/** Outcome of the rows: saves each row with errors with its cells, and the first others as samples. Writes no record. */
export async function checkChunk(
  ctx: Ctx,
  tx: Tx,
  { found: { id, options } }: Found,
  rows: readonly FileRow[],
  { counts, writer }: Before,
): Promise<Outcome[]> {
  const sound = rows.filter(({ read }) => read.issues.length === 0).map(({ read }) => read)
  const tried = await dryRun(ctx, tx, (trying) => writer.apply(trying, tx, sound, options.mode))
  const refused = rows.flatMap(({ read: { number, issues } }): Outcome[] =>
    issues.length === 0 ? [] : [{ number, kind: 'refused', issues }],
  )
  const outcomes = [...tried, ...refused]
  const cells = new Map(rows.map((row) => [row.read.number, row.cells.map(keptCell)]))
  const rowErrors = outcomes.flatMap((one) =>
    one.kind === 'refused' ? [{ number: one.number, issues: one.issues, cells: cells.get(one.number) ?? [] }] : [],
  )
  await sql`
    insert into desk.import_fault (company_id, import_id, number, state, cells, issues)
    select ${ctx.companyId}::bigint, ${id}::bigint, r.number, 'faulty', r.cells, r.issues
    from jsonb_to_recordset(${JSON.stringify(rowErrors).replaceAll('\\u0000', '\\ufffd')}::jsonb)
      as r(number int, cells jsonb, issues jsonb)
    on conflict (company_id, import_id, number) do update set state = 'faulty', cells = excluded.cells, issues = excluded.issues`.execute(
    tx,
  )
  const sounds = outcomes.flatMap(({ number, kind }) =>
    kind === 'refused' ? [] : [{ number, cells: cells.get(number) ?? [] }],
  )
  await sql`
    update desk.import_fault f set state = 'mended', issues = '[]', cells = r.cells
    from jsonb_to_recordset(${JSON.stringify(sounds).replaceAll('\\u0000', '\\ufffd')}::jsonb) as r(number int, cells jsonb)
    where f.company_id = ${ctx.companyId} and f.import_id = ${id} and f.state = 'faulty' and f.number = r.number`.execute(
    tx,
  )
  await saveSamples(ctx, tx, id, { rows, outcomes, counts })
  return outcomes
}

type Fix = { readonly number: number; readonly field: string; readonly value: string; readonly isForAll: boolean }

/**
 * Rows with a replaced cell, on request every row with errors that has the same value, and the rows with errors that are imported
 * only together with them. Throws: not_found, state_conflict.
 */
export async function enterCells(
  { companyId }: { readonly companyId: number },
  tx: Tx,
  target: Found,
  { number, field, value, isForAll }: Fix,
): Promise<SheetRow[]> {
  const importId = target.found.id
  const index = target.found.mapping.indexOf(field)
  // A field without a column has no cell.
  if (index === -1) return fail('state_conflict')
  const { rows } = await sql<{ number: number }>`
    select f.number from desk.import_fault f
    join desk.import_fault o on o.company_id = f.company_id and o.import_id = f.import_id and o.number = ${number}
    where f.company_id = ${companyId} and f.import_id = ${importId} and f.state = 'faulty' and o.state = 'faulty'
      and (f.number = o.number or ${isForAll} and coalesce(f.cells ->> ${index}::int, '') = coalesce(o.cells ->> ${index}::int, ''))
    order by f.number limit ${mostMended}`.execute(tx)
  if (rows.length === 0) return fail('not_found')
  const entered = new Set(rows.map((row) => row.number))
  return (await refusedWith({ companyId }, tx, target, [...entered])).map((row) =>
    entered.has(row.number) ? { number: row.number, cells: cellsWith(row.cells, index, value) } : row,
  )
}

function cellsWith(cells: readonly Cell[], index: number, value: string): Cell[] {
  return Array.from({ length: Math.max(cells.length, index + 1) }, (_, at) =>
    at === index ? value : (cells[at] ?? null),
  )
}

type Kept = { readonly number: number; readonly state: string; readonly cells: Cell[] }

/** Rows with errors among these and among those imported only together with them, such as the other rows of one bill of materials. */
export async function refusedWith(
  { companyId }: { readonly companyId: number },
  tx: Tx,
  { found, form }: Found,
  numbers: readonly number[],
): Promise<SheetRow[]> {
  const reach = form?.together === undefined ? 0 : mostTogether
  const { rows } = await sql<Kept>`
    select f.number, f.state, f.cells from desk.import_fault f
    where f.company_id = ${companyId} and f.import_id = ${found.id} and f.number <@ (
      select range_agg(int4range(n - ${reach}::int, n + ${reach}::int, '[]')) from unnest(${numbers}::int[]) n)
    order by f.number`.execute(tx)
  const stays = staysWith(found, form)
  const blocks: Kept[][] = []
  for (const row of rows) {
    const block = blocks.at(-1)
    const before = block?.at(-1)
    // Rows between them are valid, so they do not belong together.
    if (before?.number === row.number - 1 && stays(row, before)) block?.push(row)
    else blocks.push([row])
  }
  const requested = new Set(numbers)
  return blocks
    .filter((block) => block.some(({ number }) => requested.has(number)))
    .flat()
    .filter(({ state }) => state === 'faulty')
}

/** One page of rows with errors that are not excluded, with the number of rows per error code. */
export async function findRowErrors(
  ctx: { readonly companyId: number },
  reader: Reader,
  { id, code, cursor = '' }: { id: number; code?: string | undefined; cursor?: string | undefined },
) {
  const after = /^\d{1,9}$/.test(cursor) ? Number(cursor) : 0
  const chosen = code === undefined ? null : JSON.stringify([{ code }])
  const { rows } = await sql<Omit<RowError, 'cells'> & { cells: Cell[] }>`
    select number, state, cells, issues from desk.import_fault
    where company_id = ${ctx.companyId} and import_id = ${id} and number > ${after}
      and state = 'faulty' and (${chosen}::jsonb is null or issues @> ${chosen}::jsonb)
    order by number limit ${pageSize + 1}`.execute(reader)
  const { rows: kinds } = await sql<{ code: string; count: number }>`
    select k.code, count(*)::int as count from desk.import_fault f,
      lateral (select distinct one ->> 'code' as code from jsonb_array_elements(f.issues) as one) k
    where f.company_id = ${ctx.companyId} and f.import_id = ${id} and f.state = 'faulty'
    group by k.code order by count(*) desc, k.code`.execute(reader)
  const items = rows.slice(0, pageSize).map((row) => ({ ...row, cells: row.cells.map(shown) }))
  return { items, next: rows.length > pageSize ? String(items.at(-1)?.number) : null, kinds }
}

/** Numbers remain numbers: as text they could be parsed differently. */
function keptCell(cell: Cell): Cell {
  if (cell instanceof Date) return shown(cell)
  return typeof cell === 'string' ? cell.toWellFormed() : cell
}
