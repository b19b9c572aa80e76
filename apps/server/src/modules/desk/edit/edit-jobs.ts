import { text } from '@countinghouse/contract/bulk-edit.text'
import { fail } from '@countinghouse/contract/errors'
import type { Master } from '@countinghouse/contract/master'
import { sql } from 'kysely'
import { z } from 'zod'
import { checkRows } from '../../../platform/bulk/apply-rows.ts'
import type { Outcome } from '../../../platform/bulk/bulk-row.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { JobKind, JobOutcome } from '../../../platform/jobs/job-kind.ts'
import { jobKind } from '../../../platform/jobs/job-kind.ts'
import type { JobRun } from '../../../platform/jobs/job-run.ts'
import { masterTableOf } from '../../../platform/records/master-table.ts'
import { countSelection } from '../../../platform/lists/selection.ts'
import { startImport, finishImport } from '../import/start-import.ts'
import { plainReferences } from '../import/references.ts'
import { importChunk } from '../import/import-chunk.ts'
import { undoImportChunk } from '../import/undo-import.ts'
import type { Chunk } from './chunk.ts'
import { nextChunk } from './edit-rows.ts'
import type { StoredEdit } from './find-edits.ts'
import { lockEdit } from './find-edits.ts'
import { sheetOf } from './rejected-sheet.ts'
import type { Tally } from './tally.ts'
import { nothingDone, outcomeOf, tallied } from './tally.ts'

const JobInput = z.strictObject({ id: z.int(), entity: z.string(), event: z.enum(['edit', 'deactivate']) })
export type EditJobInput = z.output<typeof JobInput>
type Job = JobRun<EditJobInput>
type Undone = { readonly undone: number; readonly kept: number }

/** The jobs of a bulk edit: check, change and rollback. */
export function editJobs(masters: readonly Master[]) {
  const masterOf = (entity: string) => masters.find((master) => master.entity === entity) ?? fail('not_found')
  const kind = (
    verb: string,
    of: Pick<JobKind, 'text' | 'resultText'>,
    run: (job: Job, master: Master) => Promise<JobOutcome>,
  ) =>
    jobKind({
      kind: `desk.bulkEdit.${verb}`,
      text: of.text,
      ...(of.resultText !== null && { resultText: of.resultText }),
      input: JobInput,
      access: ({ entity, event }: EditJobInput) => ({ page: masterOf(entity).page, event }),
      run: (job: Job) => run(job, masterOf(job.input.entity)),
    })
  return {
    check: kind('check', { text: text.checking, resultText: text.result }, check),
    run: kind('run', { text: text.running, resultText: text.result }, change),
    undo: kind('undo', { text: text.undoing, resultText: text.undone }, undo),
  }
}

export type EditJobs = ReturnType<typeof editJobs>

/** Determines the outcome for every record: each chunk is written and rolled back. */
async function check(job: Job, master: Master): Promise<JobOutcome> {
  const seen = new Map<string, number>()
  return await walk(job, master, 'checking', async (tx, { rows }) => {
    const sound = rows.map(({ read }) => read).filter(({ issues }) => issues.length === 0)
    const refused = rows.flatMap(({ read: { number, issues } }): Outcome[] =>
      issues.length === 0 ? [] : [{ number, kind: 'refused', issues }],
    )
    return [...refused, ...(await checkRows(job.ctx, tx, master, sound, { mode: 'update', seen }))]
  })
}

/** Changes the records as an import of as many rows, so that previous values are recorded in the same way. */
async function change(job: Job, master: Master): Promise<JobOutcome> {
  const seen = new Map<string, number>()
  return await walk(job, master, 'running', async (tx, { rows }, edit) => {
    const importId = edit.import_id ?? (await begin(job, tx, master, edit))
    return await importChunk(job.ctx, tx, { importId, master }, rows, { mode: 'update', seen })
  })
}

async function begin(job: Job, tx: Tx, master: Master, edit: StoredEdit): Promise<number> {
  const { ctx, input } = job
  const fileName = master.text.title[ctx.locale]
  const references = await plainReferences(tx, ctx.companyId, master)
  const sheet = sheetOf({ master, edit, references, locale: ctx.locale })
  const importId = await startImport(ctx, tx, { master, fileName, ...sheet })
  await sql`
    update desk.bulk_edit set import_id = ${importId}
    where company_id = ${ctx.companyId} and id = ${input.id}`.execute(tx)
  return importId
}

/** Processes the selected records in chunks, one step per chunk, and records the outcomes. */
async function walk(
  job: Job,
  master: Master,
  status: 'checking' | 'running',
  work: (tx: Tx, chunk: Chunk, edit: StoredEdit) => Promise<readonly Outcome[]>,
): Promise<JobOutcome> {
  const { ctx } = job
  const isOver = (tally: Tally | null, before: Tally) => tally !== null && tally.done === before.done
  for (let before = nothingDone, isLast = false; !isLast;) {
    await job.step(async (tx) => {
      before = (job.progress.checkpoint as Tally | null) ?? nothingDone
      const edit = await lockOwnEdit(job, tx, status)
      const total = job.progress.total ?? edit.cells?.length ?? (await countOf(job, tx, master, edit))
      const chunk = await nextChunk(ctx, tx, { master, edit, ...before, most: job.rowsAtOnce })
      const outcomes = chunk.rows.length === 0 ? [] : await work(tx, chunk, edit)
      const tally = tallied(before, chunk, outcomes)
      isLast = isOver(tally, before)
      if (isLast) await finish(job, tx, status, tally)
      return { checkpoint: tally, done: tally.done, total }
    })
  }
  const { changed, refused, unchanged } = job.progress.checkpoint as Tally
  return { result: { changed, refused, unchanged } }
}

/** Throws: state_conflict, because a job can be run again after its change was rolled back or while another job works on it. */
async function lockOwnEdit(job: Job, tx: Tx, status: StoredEdit['status']): Promise<StoredEdit> {
  const edit = await lockEdit(job.ctx, tx, job.input.id)
  return edit.status === status && edit.job_id === job.id ? edit : fail('state_conflict')
}

function countOf({ ctx }: Job, tx: Tx, master: Master, { selection }: StoredEdit): Promise<number> {
  return countSelection(tx, ctx, masterTableOf(master), selection)
}

async function finish({ ctx, input }: Job, tx: Tx, status: 'checking' | 'running', tally: Tally): Promise<void> {
  const ended = status === 'checking' ? 'checked' : 'done'
  const { rows } = await sql<{ import_id: number | null }>`
    update desk.bulk_edit set status = ${ended}, outcome = ${JSON.stringify(outcomeOf(tally))}::jsonb
    where company_id = ${ctx.companyId} and id = ${input.id} returning import_id`.execute(tx)
  const importId = rows[0]?.import_id ?? null
  if (ended === 'done' && importId !== null) await finishImport(ctx, tx, importId)
}

/** Rolls back records that have not changed since. */
async function undo(job: Job, master: Master): Promise<JobOutcome> {
  const { ctx, input } = job
  for (let isOver = false; !isOver;) {
    await job.step(async (tx) => {
      const before = (job.progress.checkpoint as Undone | null) ?? { undone: 0, kept: 0 }
      const { import_id: importId } = await lockOwnEdit(job, tx, 'undoing')
      if (importId === null) return fail('state_conflict')
      const part = await undoImportChunk(ctx, tx, { importId, master, most: job.rowsAtOnce })
      isOver = part.isOver
      const next = { undone: before.undone + part.undone, kept: before.kept + part.kept.length }
      if (isOver)
        await sql`
          update desk.bulk_edit set status = 'undone', kept_count = (
            select count(*) from desk.import_row where company_id = ${ctx.companyId} and import_id = ${importId} and undo <> 'undone')
          where company_id = ${ctx.companyId} and id = ${input.id}`.execute(tx)
      return { checkpoint: next, done: next.undone + next.kept }
    })
  }
  const { undone, kept } = job.progress.checkpoint as Undone
  return { result: { undone, kept } }
}
