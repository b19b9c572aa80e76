import type { ImportOptions, ImportTotal } from '@countinghouse/contract/desk/import'
import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Outcome } from '../../../platform/bulk/bulk-row.ts'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'
import { saveFile } from '../../../platform/files/files.ts'
import { mapColumns } from '../../../platform/import/map-columns.ts'
import { cancelJob } from '../../../platform/jobs/job-changes.ts'
import type { JobKinds } from '../../../platform/jobs/job-kind.ts'
import { startJob } from '../../../platform/jobs/start-job.ts'
import type { SheetRow } from '../../../platform/spreadsheet/cell.ts'
import type { ReceivedFile } from '../../../platform/files/upload.ts'
import { lastMapping } from './start-import.ts'
import { checkChunk, enterCells, refusedWith } from './row-errors.ts'
import { fileRows, readerOf } from './file-rows.ts'
import type { Found, FoundImport } from './find-import.ts'
import { isBusy, noCounts } from './find-import.ts'
import type { importJobs } from './import-jobs.ts'
import { counted, jsonOf } from './import-jobs.ts'
import { headingsAt, previewOf, proposal, proposalOfPasted, rereadSample } from './preview.ts'
import { columnsOf, referencesOf } from './references.ts'
import type { Target } from './targets.ts'
import { ownerOf, writerOf } from './targets.ts'

const entity = 'desk.import'
/** As long as an import can be undone. Units: days. */
const keptDays = 7
const dayMs = 86_400_000

/** Saves an uploaded file and proposes a column mapping. Answers the id of the import. Throws: invalid_input. */
export async function saveUpload(
  ctx: Ctx,
  tx: Tx,
  { target, columns: pasted }: { readonly target: Target; readonly columns?: readonly string[] | undefined },
  file: ReceivedFile,
  files: FileStore,
): Promise<number> {
  const { companyId, userId, locale } = ctx
  const { sheets, text, sample } = await previewOf(files, file, locale)
  const { name } = target.list
  const columns = await columnsOf(ctx, tx, target)
  const sheet = sheets.find(({ rows }) => rows.length > 0)
  const last = await lastMapping(tx, ctx, { entity: name })
  const rows = sheet?.rows ?? []
  const { headingRow, headings, mapping } =
    pasted === undefined ? proposal(rows, columns, last) : proposalOfPasted(rows, columns, last, pasted)
  const expiresAt = new Date(ctx.now.getTime() + keptDays * dayMs)
  const kept = await saveFile(ctx, tx, file, { purpose: 'import', expiresAt })
  const options = { sheet: sheet?.name ?? null, headingRow, ...text }
  const { rows: added } = await sql<{ id: number }>`
    insert into desk.import (company_id, entity, file_name, headings, mapping, status, file_id, sheets, options, sample, created_by)
    values (${companyId}, ${name}, ${file.name}, ${JSON.stringify(headings)}::jsonb, ${JSON.stringify(mapping)}::jsonb,
      'uploaded', ${kept.id}, ${JSON.stringify(sheets)}::jsonb, ${JSON.stringify(options)}::jsonb, ${sample}, ${userId})
    returning id`.execute(tx)
  const id = added[0]?.id ?? 0
  const after = { entity: name, fileName: file.name, status: 'uploaded' }
  ctx.audit({ entity, entityId: id, label: file.name, before: null, after })
  return id
}

type Change = Partial<ImportOptions> & { readonly mapping?: readonly (string | null)[] | undefined }

/** Changes how the file is read and discards the last check. Throws: state_conflict. */
export async function changeImport(ctx: Ctx, tx: Tx, target: Found, { mapping, ...change }: Change): Promise<void> {
  const { found } = target
  requireOpen(found)
  const { options, sheets, isReread } = await readAgain(ctx, tx, found, { ...found.options, ...change })
  const isOtherSheet = isReread || options.sheet !== found.options.sheet
  const isOther = isOtherSheet || options.headingRow !== found.options.headingRow
  const rows = sheets.find(({ name }) => name === options.sheet)?.rows ?? []
  const known = await columnsOf(ctx, tx, target)
  const proposed = proposal(rows, known, await lastMapping(tx, ctx, found))
  const headingRow = isOtherSheet && change.headingRow === undefined ? proposed.headingRow : options.headingRow
  const headings = isOther ? headingsAt(rows, headingRow) : found.headings
  const columns = known.map(({ field }) => field)
  const byPosition = headings.map((_, index) => columns[index] ?? null)
  const remapped = !isOther ? found.mapping : headingRow === 0 ? byPosition : mapColumns(headings, known)
  const fields = new Set<string>()
  // A field that does not exist or is mapped twice is left unmapped.
  const chosen = headings.map((_, index) => {
    const field = (mapping ?? remapped)[index] ?? null
    if (field === null || !columns.includes(field) || fields.has(field)) return null
    fields.add(field)
    return field
  })
  if (isOther)
    await sql`delete from desk.import_fault where company_id = ${ctx.companyId} and import_id = ${found.id}`.execute(tx)
  const constants = Object.fromEntries(
    Object.entries(options.constants).filter(
      ([field, value]) => value !== '' && field !== 'id' && columns.includes(field) && !fields.has(field),
    ),
  )
  const after = { options: { ...options, headingRow, constants }, mapping: chosen }
  await sql`
    update desk.import set status = 'uploaded', counts = null, totals = null, headings = ${JSON.stringify(headings)}::jsonb,
      mapping = ${JSON.stringify(chosen)}::jsonb, options = ${JSON.stringify(after.options)}::jsonb,
      sheets = ${JSON.stringify(sheets)}::jsonb
    where company_id = ${ctx.companyId} and id = ${found.id}`.execute(tx)
  const before = { options: found.options, mapping: found.mapping }
  ctx.audit({ entity, entityId: found.id, label: found.fileName, before, after })
}

/** The first rows, read again when a text file is read in another way; a workbook has only one. Throws: invalid_input. */
async function readAgain(ctx: Ctx, tx: Tx, { id, sheets, options: before }: FoundImport, wanted: ImportOptions) {
  const encoding = wanted.encoding ?? before.encoding
  const separator = wanted.separator ?? before.separator
  const isReread = encoding !== before.encoding || separator !== before.separator
  const { rows } = await sql<{ sample: Buffer | null }>`
    select sample from desk.import where company_id = ${ctx.companyId} and id = ${id} and ${isReread}`.execute(tx)
  const sample = rows[0]?.sample ?? null
  if (sample === null || encoding === null || separator === null)
    return { options: { ...wanted, encoding: before.encoding, separator: before.separator }, sheets, isReread: false }
  const options = { ...wanted, encoding, separator }
  return { options, sheets: await rereadSample(sample, options, ctx.locale), isReread }
}

type Kinds = ReturnType<typeof importJobs>

/** Throws: state_conflict while a job works on it, when it is imported, or its file is gone. */
export async function startCheck(ctx: Ctx, tx: Tx, found: FoundImport, kinds: Kinds): Promise<void> {
  requireOpen(found)
  await begin(ctx, tx, found, kinds.check)
}

/** Throws: state_conflict, desk.import_faulty, desk.import_total_differs. */
export async function startCommit(
  ctx: Ctx,
  tx: Tx,
  found: FoundImport,
  { kinds, expectedMinor }: { readonly kinds: Kinds; readonly expectedMinor: number | undefined },
): Promise<void> {
  const { status, counts, options, totals } = found
  if (isBusy(found) || found.fileId === null || (status !== 'checked' && status !== 'running')) fail('state_conflict')
  const count = counts?.refused ?? 0
  if (status === 'checked' && options.policy === 'all_or_nothing' && count > 0)
    fail('desk.import_faulty', { details: { count } })
  const valueMinor = (totals ?? []).reduce((sum, total) => sum + total.valueMinor, 0)
  if (expectedMinor !== undefined && expectedMinor !== valueMinor)
    fail('desk.import_total_differs', { details: { valueMinor } })
  await begin(ctx, tx, found, kinds.commit)
  await sql`update desk.import set status = 'running' where company_id = ${ctx.companyId} and id = ${found.id}`.execute(
    tx,
  )
}

/** An import that was interrupted or is still queued is ended by it. Throws: state_conflict. */
export async function startUndo(
  ctx: Ctx,
  tx: Tx,
  found: FoundImport,
  { kinds, jobs }: { readonly kinds: Kinds; readonly jobs: JobKinds },
): Promise<void> {
  const waiting = found.status === 'running' && found.job?.status === 'waiting' ? found.job : null
  if (waiting !== null) await cancelJob(unheard(ctx), tx, jobs, { isOwn: false, id: waiting.id })
  const isStopped = found.status === 'running'
  const isLate = found.endedAt !== null && new Date(found.endedAt).getTime() < ctx.now.getTime() - keptDays * dayMs
  if ((isBusy(found) && waiting === null) || isLate || (found.status !== 'done' && !isStopped)) fail('state_conflict')
  if (isStopped) {
    await sql`
      update desk.import set status = 'done', ended_at = now() where company_id = ${ctx.companyId} and id = ${found.id}`.execute(
      tx,
    )
  }
  await begin(ctx, tx, found, kinds.undo)
}

/** Replaces cells and updates the counts. Throws: not_found, state_conflict. */
export async function mend(
  ctx: Ctx,
  tx: Tx,
  target: Found,
  fix: { number: number; field: string; value: string; isForAll: boolean },
): Promise<{ id: number; mended: number; left: number }> {
  const { found, form } = target
  if (isBusy(found) || found.status !== 'checked') return fail('state_conflict')
  const { outcomes, refused } = await checkAgain(ctx, tx, target, { rows: await enterCells(ctx, tx, target, fix) })
  const { number, field } = fix
  // The audit log must not reveal values that require a permission.
  const value = form?.guarded?.fields.includes(field) === true ? null : fix.value
  ctx.audit({
    entity,
    entityId: found.id,
    label: found.fileName,
    before: { refused: found.counts?.refused ?? 0 },
    after: { refused, mended: { number, field, value, rows: outcomes.length } },
  })
  return { id: found.id, mended: outcomes.filter(({ kind }) => kind !== 'refused').length, left: refused }
}

/** Throws: state_conflict. */
export async function leaveOut(ctx: Ctx, tx: Tx, target: Found, numbers: readonly number[]): Promise<number> {
  const { found } = target
  if (isBusy(found) || found.status !== 'checked') return fail('state_conflict')
  const { rows } = await sql<{ number: number }>`
    update desk.import_fault set state = 'left_out'
    where company_id = ${ctx.companyId} and import_id = ${found.id} and state = 'faulty' and number = any(${numbers}::int[])
    returning number`.execute(tx)
  const left = rows.map(({ number }) => number)
  // Rows rejected only because of the excluded ones are valid again.
  const others = await refusedWith(ctx, tx, target, left)
  const { refused } = await checkAgain(ctx, tx, target, { rows: others, leftOut: left.length })
  ctx.audit({
    entity,
    entityId: found.id,
    label: found.fileName,
    before: { refused: found.counts?.refused ?? 0 },
    after: { refused, leftOut: numbers.slice(0, 100) },
  })
  return rows.length
}

type Again = { readonly rows: readonly SheetRow[]; readonly leftOut?: number }

/** Checks rows with errors again and updates the counts. The trial writes no audit rows: the correction belongs to the import. */
async function checkAgain(ctx: Ctx, tx: Tx, target: Found, { rows, leftOut = 0 }: Again) {
  const { found, form } = target
  const { companyId, locale } = ctx
  const before = found.counts ?? noCounts
  let outcomes: readonly Outcome[] = []
  let { totals } = found
  if (rows.length > 0) {
    const owner = await ownerOf(ctx, tx, target)
    const references = await referencesOf(tx, companyId, owner)
    const read = readerOf(found, { companyId, owner, form, references, locale })
    const writer = writerOf(target)
    outcomes = await checkChunk(ctx, tx, target, fileRows(rows, await read(tx, rows)), { counts: before, writer })
    totals = added(found.totals, writer.totals?.())
  }
  const { refused: tried, ...counts } = counted(before, outcomes)
  const refused = tried - outcomes.length - leftOut
  await recordCounts(ctx, tx, found, { counts: { ...counts, refused }, totals })
  return { outcomes, refused }
}

/** The totals including those of rows that were corrected. */
function added(totals: FoundImport['totals'], more: readonly ImportTotal[] = []): FoundImport['totals'] {
  if (totals === null) return null
  const sums = new Map(totals.map((total) => [total.key, total]))
  for (const { key, ...total } of more) {
    const sum = sums.get(key)
    sums.set(key, {
      key,
      label: total.label,
      rows: total.rows + (sum?.rows ?? 0),
      quantity: total.quantity + (sum?.quantity ?? 0),
      valueMinor: total.valueMinor + (sum?.valueMinor ?? 0),
    })
  }
  return [...sums.values()]
}

async function recordCounts(
  ctx: Ctx,
  tx: Tx,
  found: FoundImport,
  { counts, totals }: Pick<FoundImport, 'counts' | 'totals'>,
) {
  await sql`
    update desk.import set counts = ${JSON.stringify(counts)}::jsonb, totals = ${jsonOf(totals)}::jsonb where company_id = ${ctx.companyId} and id = ${found.id}`.execute(
    tx,
  )
}

async function begin(ctx: Ctx, tx: Tx, found: FoundImport, kind: Kinds[keyof Kinds]): Promise<void> {
  const input = { importId: found.id, entity: found.entity }
  const job = await startJob(unheard(ctx), tx, kind, { input, title: { file: found.fileName } })
  await sql`update desk.import set job_id = ${job.id} where company_id = ${ctx.companyId} and id = ${found.id}`.execute(
    tx,
  )
  const { id, fileName, status, job: before } = found
  ctx.audit({
    entity,
    entityId: id,
    label: fileName,
    before: { status, jobId: before?.id ?? null },
    after: { status, jobId: job.id, kind: kind.kind },
  })
}

/** A call writes one audit row: that of its import. */
function unheard(ctx: Ctx): Ctx {
  return { ...ctx, audit: () => undefined }
}

function requireOpen(found: FoundImport): void {
  const isOpen = found.status === 'uploaded' || found.status === 'checked'
  if (isBusy(found) || !isOpen || found.fileId === null) fail('state_conflict')
}

/** Deletes rows of imports that can no longer be undone. */
export async function forgetOldRows(tx: Tx, companyId: number): Promise<void> {
  const old = sql`select id from desk.import where company_id = ${companyId} and ended_at < now() - make_interval(days => ${keptDays + 1})`
  await sql`delete from desk.import_row where company_id = ${companyId} and import_id in (${old})`.execute(tx)
  await sql`delete from desk.import_fault where company_id = ${companyId} and import_id in (${old})`.execute(tx)
  await sql`delete from desk.import_sample where company_id = ${companyId} and import_id in (${old})`.execute(tx)
  await sql`update desk.import set sample = null where company_id = ${companyId} and sample is not null and id in (${old})`.execute(
    tx,
  )
}
