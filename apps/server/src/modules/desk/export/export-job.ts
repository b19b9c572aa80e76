import { text as errorText } from '@countinghouse/contract/errors.text'
import { fail } from '@countinghouse/contract/errors'
import type { ExportInput } from '@countinghouse/contract/export'
import { text } from '@countinghouse/contract/export.text'
import type { ListRow } from '@countinghouse/contract/listing'
import { format } from '@countinghouse/contract/text'
import { z } from 'zod'
import type { Reader } from '../../../platform/database/db.ts'
import type { JobKind, JobOutcome } from '../../../platform/jobs/job-kind.ts'
import { jobKind } from '../../../platform/jobs/job-kind.ts'
import type { JobRun } from '../../../platform/jobs/job-run.ts'
import type { FileForm } from '../../../platform/import/file-form.ts'
import type { ListSource } from '../../../platform/lists/list-source.ts'
import { countSelection } from '../../../platform/lists/selection.ts'
import { exportBytes, exportFace, mostSheetRows } from './export-file.ts'
import { exportNote } from './export-now.ts'
import { exportRows } from './export-rows.ts'
import type { ExportSheet } from './export-sheet.ts'
import { exportSheet } from './export-sheet.ts'

/** How long the file can be downloaded. Units: days. */
const keptDays = 7

const JobInput = z.strictObject({ entity: z.string(), requested: z.custom<ExportInput>() })
export type ExportJobInput = z.output<typeof JobInput>

/** Every list, and the file format of some. */
export type Exported = { readonly sources: readonly ListSource[]; readonly forms: readonly FileForm[] }

/** Large exports of all lists. An interrupted run starts again, because a partial file is useless. */
export function exportJob({ sources, forms }: Exported): JobKind<ExportJobInput> {
  const sourceOf = (name: string) => sources.find(({ listing }) => listing.name === name) ?? fail('not_found')
  return jobKind({
    kind: 'desk.export.write',
    text: text.job,
    resultText: text.result,
    input: JobInput,
    access: ({ entity }) => ({ page: sourceOf(entity).listing.page, event: 'export' }),
    run: (job) => writeFile(job, sourceOf(job.input.entity), forms),
  })
}

async function writeFile(
  job: JobRun<ExportJobInput>,
  source: ListSource,
  forms: readonly FileForm[],
): Promise<JobOutcome> {
  const { listing } = source
  const { ctx, files } = job
  const { requested } = job.input
  if (!(await files.hasRoom()))
    fail('limit_exceeded', { details: { limit: 'disk' }, message: format(errorText.disk_full, ctx.locale) })
  const { title, ...face } = exportFace(listing, requested.format, ctx.locale, ctx.now)
  return await job.snapshot(async (reader) => {
    const { columns, rowsOf } = await exportSheet(ctx, reader, { listing, forms }, requested)
    const total = await countSelection(reader, ctx, source, requested.selection)
    if (requested.format === 'xlsx' && total > mostSheetRows)
      fail('limit_exceeded', {
        details: { limit: 'rows', most: mostSheetRows },
        message: format(text.tooManyForSheet, ctx.locale, { most: mostSheetRows }),
      })
    const counted = countedRows(job, reader, source, { total, rowsOf })
    const stored = await files.put(ctx.companyId, exportBytes(title, columns, counted, requested))
    await job.step(async () => {
      ctx.audit(exportNote(listing.name, requested, total, job.id))
      return { checkpoint: total, done: total, total }
    })
    const expiresAt = new Date(ctx.now.getTime() + keptDays * 86_400_000)
    return { result: { rows: total }, file: { ...stored, ...face, purpose: 'export', expiresAt } }
  })
}

/** Reports progress after each chunk, which is also where a cancellation takes effect. */
async function* countedRows(
  job: JobRun<ExportJobInput>,
  reader: Reader,
  source: ListSource,
  { total, rowsOf }: Pick<ExportSheet, 'rowsOf'> & { readonly total: number },
): AsyncGenerator<readonly ListRow[]> {
  let done = 0
  for await (const chunk of exportRows(reader, job.ctx, {
    ...job.input.requested,
    source,
    rowsAtOnce: () => job.rowsAtOnce,
  })) {
    yield await rowsOf(chunk)
    done += chunk.length
    await job.step(async () => ({ checkpoint: done, done, total }))
  }
}
