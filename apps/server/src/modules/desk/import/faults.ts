import { fail } from '@countinghouse/contract/errors'
import type { ImportCounts, ImportFault } from '@countinghouse/contract/desk/import'
import { sql } from 'kysely'
import type { BulkCtx, Outcome } from '../../../platform/bulk/bulk-row.ts'
import { dryRun } from '../../../platform/bulk/apply-rows.ts'
import type { Reader, Tx } from '../../../platform/db.ts'
import type { RowsWriter } from '../../../platform/import/file-form.ts'
import { shown } from '../../../platform/import/read-cell.ts'
import type { Cell, SheetRow } from '../../../platform/spreadsheet/cell.ts'
import type { Found } from './find-import.ts'
import { noCounts } from './find-import.ts'
import type { RowsReader } from './file-rows.ts'
import { fileRows } from './file-rows.ts'
import type { FileRow } from './import-chunk.ts'
import { keepSamples } from './samples.ts'
import { writerOf } from './targets.ts'

const pageSize = 100
/** Rows that one press mends at most. */
const mostMended = 5000

/** What is known of the rows before: how many came to what, and who knows which records they wanted. */
type Before = { readonly counts: ImportCounts; readonly writer: RowsWriter }

/** What would become of rows, each refused one kept with its cells, and the first others as a sample. Nothing of it is written to the records. */
export async function checkChunk(
  ctx: BulkCtx,
  tx: Tx,
  { found: { id, options } }: Found,
  rows: readonly FileRow[],
  { counts, writer }: Before,
): Promise<Outcome[]> {
  const sound = rows.filter(({ read }) => read.findings.length === 0).map(({ read }) => read)
  const tried = await dryRun(ctx, tx, (trying) => writer.apply(trying, tx, sound, options.mode))
  const refused = rows.flatMap(({ read: { number, findings } }): Outcome[] =>
    findings.length === 0 ? [] : [{ number, kind: 'refused', findings }],
  )
  const outcomes = [...tried, ...refused]
  const cells = new Map(rows.map((row) => [row.read.number, row.cells.map(keptCell)]))
  const faults = outcomes.flatMap((one) =>
    one.kind === 'refused' ? [{ number: one.number, findings: one.findings, cells: cells.get(one.number) ?? [] }] : [],
  )
  await sql`
    insert into desk.import_fault (company_id, import_id, number, state, cells, findings)
    select ${ctx.companyId}::bigint, ${id}::bigint, r.number, 'faulty', r.cells, r.findings
    from jsonb_to_recordset(${JSON.stringify(faults).replaceAll('\\u0000', '\\ufffd')}::jsonb)
      as r(number int, cells jsonb, findings jsonb)
    on conflict (company_id, import_id, number) do update set state = 'faulty', cells = excluded.cells, findings = excluded.findings`.execute(
    tx,
  )
  const sounds = outcomes.flatMap(({ number, kind }) =>
    kind === 'refused' ? [] : [{ number, cells: cells.get(number) ?? [] }],
  )
  await sql`
    update desk.import_fault f set state = 'mended', findings = '[]', cells = r.cells
    from jsonb_to_recordset(${JSON.stringify(sounds).replaceAll('\\u0000', '\\ufffd')}::jsonb) as r(number int, cells jsonb)
    where f.company_id = ${ctx.companyId} and f.import_id = ${id} and f.state = 'faulty' and f.number = r.number`.execute(
    tx,
  )
  await keepSamples(ctx, tx, id, { rows, outcomes, counts })
  return outcomes
}

type Fix = { readonly number: number; readonly field: string; readonly value: string; readonly isForAll: boolean }

/** Enters a cell anew, and in every refused row that says the same when asked to. Throws: not_found, state_conflict. */
export async function mendCells(
  ctx: BulkCtx,
  tx: Tx,
  target: Found,
  { number, field, value, isForAll }: Fix,
  read: RowsReader,
): Promise<Outcome[]> {
  const { companyId } = ctx
  const importId = target.found.id
  const index = target.found.mapping.indexOf(field)
  // Without a column there is no cell to be entered.
  if (index === -1) return fail('state_conflict')
  const { rows } = await sql<{ number: number; cells: Cell[] }>`
    select f.number, f.cells from desk.import_fault f
    join desk.import_fault o on o.company_id = f.company_id and o.import_id = f.import_id and o.number = ${number}
    where f.company_id = ${companyId} and f.import_id = ${importId} and f.state = 'faulty' and o.state = 'faulty'
      and (f.number = o.number or ${isForAll} and coalesce(f.cells ->> ${index}::int, '') = coalesce(o.cells ->> ${index}::int, ''))
    order by f.number limit ${mostMended}`.execute(tx)
  if (rows.length === 0) return fail('not_found')
  const mended = rows.map((row): SheetRow => {
    const cells = Array.from({ length: Math.max(row.cells.length, index + 1) }, (_, at) =>
      at === index ? value : (row.cells[at] ?? null),
    )
    return { number: row.number, cells }
  })
  return await checkChunk(ctx, tx, target, fileRows(mended, await read(tx, mended)), {
    counts: target.found.counts ?? noCounts,
    writer: writerOf(target),
  })
}

/** One page of what was refused and is not left out, with how many rows have which kind of finding. */
export async function findFaults(
  ctx: { readonly companyId: number },
  reader: Reader,
  { id, code, cursor = '' }: { id: number; code?: string | undefined; cursor?: string | undefined },
) {
  const after = /^\d{1,9}$/.test(cursor) ? Number(cursor) : 0
  const chosen = code === undefined ? null : JSON.stringify([{ code }])
  const { rows } = await sql<Omit<ImportFault, 'cells'> & { cells: Cell[] }>`
    select number, state, cells, findings from desk.import_fault
    where company_id = ${ctx.companyId} and import_id = ${id} and number > ${after}
      and state = 'faulty' and (${chosen}::jsonb is null or findings @> ${chosen}::jsonb)
    order by number limit ${pageSize + 1}`.execute(reader)
  const { rows: kinds } = await sql<{ code: string; count: number }>`
    select k.code, count(*)::int as count from desk.import_fault f,
      lateral (select distinct one ->> 'code' as code from jsonb_array_elements(f.findings) as one) k
    where f.company_id = ${ctx.companyId} and f.import_id = ${id} and f.state = 'faulty'
    group by k.code order by count(*) desc, k.code`.execute(reader)
  const items = rows.slice(0, pageSize).map((row) => ({ ...row, cells: row.cells.map(shown) }))
  return { items, next: rows.length > pageSize ? String(items.at(-1)?.number) : null, kinds }
}

/** Numbers stay numbers: as a text they could be read in another way. */
function keptCell(cell: Cell): Cell {
  if (cell instanceof Date) return shown(cell)
  return typeof cell === 'string' ? cell.toWellFormed() : cell
}
