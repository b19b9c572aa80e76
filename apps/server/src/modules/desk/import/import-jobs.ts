import type { ImportCounts, ImportTotal } from '@countinghouse/contract/desk/import'
import { text } from '@countinghouse/contract/desk/import.text'
import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Outcome } from '../../../platform/bulk/bulk-row.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import { jobKind } from '../../../platform/jobs/job-kind.ts'
import type { JobRun } from '../../../platform/jobs/job-run.ts'
import { finishImport } from './start-import.ts'
import { checkChunk } from './row-errors.ts'
import { countingRows, fileChunks, learnForms, readerOf, staysWith } from './file-rows.ts'
import { findImport, noCounts } from './find-import.ts'
import type { FileRow } from './import-chunk.ts'
import { importChunk } from './import-chunk.ts'
import { referencesOf } from './references.ts'
import { forgetSamples } from './samples.ts'
import type { Targets } from './targets.ts'
import { ownerOf, targetsOf, writerOf } from './targets.ts'
import { undoImportChunk } from './undo-import.ts'

const Input = z.strictObject({ importId: z.int().positive(), entity: z.string() })
type Input = z.output<typeof Input>

/** Import operations that run as background jobs. */
export function importJobs(targets: Targets) {
  const access = ({ entity }: Input) => {
    const { page } = targetsOf(targets).find(({ list }) => list.name === entity)?.list ?? fail('not_found')
    return { page, event: 'import' }
  }
  const shared = { input: Input, access, source: 'import' as const }
  return {
    check: jobKind({
      ...shared,
      kind: 'desk.import.check',
      text: text.checking,
      resultText: text.checked,
      run: (job) => check(job, targets),
    }),
    commit: jobKind({
      ...shared,
      kind: 'desk.import.commit',
      text: text.importing,
      resultText: text.checked,
      run: (job) => commit(job, targets),
    }),
    undo: jobKind({
      ...shared,
      kind: 'desk.import.undo',
      text: text.undoing,
      resultText: text.undone,
      run: (job) => undo(job, targets),
    }),
  }
}

type Job = JobRun<Input>

/** Starts again after an interruption: it changes no record and finds the same results again. */
async function check(job: Job, targets: Targets) {
  const { ctx } = job
  const target = await open(job, targets)
  const { forms, total } = await learnForms(target.chunks(), target.found)
  const read = readerOf({ ...target.found, forms }, target)
  const writer = writerOf(target)
  let counts = noCounts
  let done = 0
  for await (const chunk of target.chunks()) {
    await job.step(async (tx) => {
      const rows = await countingRows(tx, target, chunk, read)
      if (done === 0) await forgetSamples(ctx, tx, target.importId)
      counts = counted(counts, await checkChunk(ctx, tx, target, rows, { counts, writer }))
      done += chunk.length
      return { checkpoint: null, done, total }
    })
  }
  const totals = jsonOf(writer.totals?.())
  await job.step(async (tx) => {
    await sql`
      update desk.import set status = 'checked', counts = ${JSON.stringify(counts)}::jsonb, totals = ${totals}::jsonb, forms = ${JSON.stringify(forms)}::jsonb
      where company_id = ${ctx.companyId} and id = ${target.importId} and status in ('uploaded', 'checked')`.execute(tx)
    return { checkpoint: null, done, total }
  })
  return { result: counts }
}

/** The imported rows show where to continue, so that a run can follow one of another job. */
async function commit(job: Job, targets: Targets) {
  const { ctx } = job
  const target = await open(job, targets)
  const through = await lastThrough(job.reader, target)
  const { mode } = target.found.options
  const total = Object.values(target.found.counts ?? noCounts).reduce((sum, count) => sum + count, 0)
  const read = readerOf(target.found, target)
  const writer = writerOf(target)
  let done = 0
  for await (const chunk of target.chunks()) {
    const rows = await countingRows(job.reader, target, chunk, read)
    done += rows.length
    // A previous run may have used other chunks.
    const known = soundRows(rows.filter(({ read: row }) => row.number <= through))
    if (known.length > 0) await writer.remember(job.reader, known)
    if ((chunk.at(-1)?.number ?? 0) <= through) continue
    await job.step(async (tx) => {
      await requireRunning(job, tx)
      await importChunk(ctx, tx, { importId: target.importId, writer }, rows, { mode })
      return { checkpoint: null, done, total }
    })
  }
  await job.step(async (tx) => {
    await requireRunning(job, tx)
    await finishImport(ctx, tx, target.importId)
    return { checkpoint: null, done, total }
  })
  const { found } = await findImport(ctx, job.reader, targets, { id: target.importId })
  return { result: found.outcome }
}

/** Throws: state_conflict, because a job can be run again after its import was undone or while another job works on it. Locks: the import. */
async function requireRunning({ ctx, id, input }: Job, tx: Tx): Promise<void> {
  const { rows } = await sql`
    select from desk.import where company_id = ${ctx.companyId} and id = ${input.importId} and status = 'running' and job_id = ${id}
    for no key update`.execute(tx)
  if (rows.length === 0) fail('state_conflict')
}

async function undo(job: Job, targets: Targets) {
  const { ctx } = job
  const { importId } = job.input
  const { found, ...target } = await findImport(ctx, job.reader, targets, { id: importId })
  const total = found.outcome.created + found.outcome.changed
  const before = (job.progress.checkpoint ?? { undone: 0, kept: 0, isOver: false }) as {
    undone: number
    kept: number
    isOver: boolean
  }
  let now = before
  while (!now.isOver) {
    await job.step(async (tx) => {
      const part = await undoImportChunk(ctx, tx, {
        importId,
        ...target,
        most: target.form?.rowsAtOnce ?? job.rowsAtOnce,
      })
      now = { undone: now.undone + part.undone, kept: now.kept + part.kept.length, isOver: part.isOver }
      return { checkpoint: now, done: now.undone + now.kept, total }
    })
  }
  return { result: { undone: now.undone, kept: now.kept } }
}

async function open(job: Job, targets: Targets) {
  const { ctx, reader, files } = job
  const { companyId, locale } = ctx
  const { importId } = job.input
  const into = await findImport(ctx, reader, targets, { id: importId })
  const { found } = into
  const owner = await ownerOf(ctx, reader, into)
  const references = await referencesOf(reader, companyId, owner)
  const rowsAtOnce = () => into.form?.rowsAtOnce ?? job.rowsAtOnce
  const together = staysWith(found, into.form)
  const chunks = () => fileChunks({ companyId, reader, files, locale, rowsAtOnce, staysWith: together }, found)
  return { ...into, owner, references, locale, importId, companyId, chunks }
}

async function lastThrough(reader: Reader, { companyId, importId }: { companyId: number; importId: number }) {
  const { rows } = await sql<{ number: number | null }>`
    select max(number) as number from desk.import_row where company_id = ${companyId} and import_id = ${importId}`.execute(
    reader,
  )
  return rows[0]?.number ?? 0
}

/** Totals as a column keeps them. */
export function jsonOf(totals: readonly ImportTotal[] | null | undefined): string | null {
  return totals == null ? null : JSON.stringify(totals)
}

function soundRows(rows: readonly FileRow[]) {
  return rows.flatMap(({ read }) => (read.issues.length === 0 ? [read] : []))
}

/** The counts including these outcomes. */
export function counted(counts: ImportCounts, outcomes: readonly Outcome[]): ImportCounts {
  const sum = { ...counts }
  for (const { kind } of outcomes) sum[kind] += 1
  return sum
}
