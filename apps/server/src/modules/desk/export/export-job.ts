import { text as errorText } from '@countinghouse/contract/errors.text'
import { fail } from '@countinghouse/contract/errors'
import type { ExportInput } from '@countinghouse/contract/export'
import { text } from '@countinghouse/contract/export.text'
import type { Master } from '@countinghouse/contract/master'
import { format } from '@countinghouse/contract/text'
import { z } from 'zod'
import type { Reader } from '../../../platform/db.ts'
import type { JobKind, JobOutcome } from '../../../platform/job-kind.ts'
import { jobKind } from '../../../platform/job-kind.ts'
import type { JobRun } from '../../../platform/job-run.ts'
import { masterTableOf } from '../../../platform/master-table.ts'
import { countSelection } from '../../../platform/selection.ts'
import { referencesOf } from '../import/references.ts'
import type { ExportRow } from './export-columns.ts'
import { exportColumns } from './export-columns.ts'
import { exportBytes, exportFace, mostSheetRows } from './export-file.ts'
import { exportNote } from './export-now.ts'
import { exportRows } from './export-rows.ts'

/** How long the file can be fetched. */
const keptDays = 7

const JobInput = z.strictObject({ entity: z.string(), asked: z.custom<ExportInput>() })
export type ExportJobInput = z.output<typeof JobInput>

/** Large exports of all masters; a run that was interrupted begins anew, because half a file is none. */
export function exportJob(masters: readonly Master[]): JobKind<ExportJobInput> {
  const masterOf = (entity: string) => masters.find((master) => master.entity === entity) ?? fail('not_found')
  return jobKind({
    kind: 'desk.export.write',
    text: text.job,
    resultText: text.result,
    input: JobInput,
    access: ({ entity }) => ({ page: masterOf(entity).page, event: 'export' }),
    run: (job) => writeFile(job, masterOf(job.input.entity)),
  })
}

async function writeFile(job: JobRun<ExportJobInput>, master: Master): Promise<JobOutcome> {
  const { ctx, files } = job
  const { asked } = job.input
  if (!(await files.hasRoom()))
    fail('limit_exceeded', { details: { limit: 'disk' }, message: format(errorText.disk_full, ctx.locale) })
  const { title, ...face } = exportFace(master, asked.format, ctx.locale, ctx.now)
  return await job.snapshot(async (reader) => {
    const columns = exportColumns(master, await referencesOf(reader, ctx.companyId, master), asked, ctx.locale)
    const total = await countSelection(reader, ctx, master, masterTableOf(master), asked.selection)
    if (asked.format === 'xlsx' && total > mostSheetRows)
      fail('limit_exceeded', {
        details: { limit: 'rows', most: mostSheetRows },
        message: format(text.tooManyForSheet, ctx.locale, { most: mostSheetRows }),
      })
    const counted = countedRows(job, reader, master, total)
    const stored = await files.put(ctx.companyId, exportBytes(title, columns, counted, asked))
    await job.step(async () => {
      ctx.audit(exportNote(master, asked, total, job.id))
      return { checkpoint: total, done: total, total }
    })
    const expiresAt = new Date(ctx.now.getTime() + keptDays * 86_400_000)
    return { result: { rows: total }, file: { ...stored, ...face, purpose: 'export', expiresAt } }
  })
}

/** Tells after each chunk how far it is, where a cancel ends it too. */
async function* countedRows(
  job: JobRun<ExportJobInput>,
  reader: Reader,
  master: Master,
  total: number,
): AsyncGenerator<ExportRow[]> {
  let done = 0
  for await (const chunk of exportRows(reader, job.ctx, {
    ...job.input.asked,
    master,
    rowsAtOnce: () => job.rowsAtOnce,
  })) {
    yield chunk
    done += chunk.length
    await job.step(async () => ({ checkpoint: done, done, total }))
  }
}
