import { exportRecordsLater, exportRecordsNow } from '@countinghouse/contract/desk/record'
import { byType } from '../../platform/registry/by-type.ts'
import type { Declared } from '../../platform/registry/declared.ts'
import { handleDownload, handleWrite } from '../../platform/calls/handle.ts'
import { startJob } from '../../platform/jobs/start-job.ts'
import type { Exported } from './export/export-job.ts'
import { exportJob } from './export/export-job.ts'
import { exportNow } from './export/export-now.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

/** Declaring a list whose page has the export permission enables exports of its rows. */
const api = (declared: Declared) => {
  const kind = exportJob(declared)
  const { sources, forms } = declared
  const sourceOf = byType(sources, ({ listing }) => listing.name)
  return [
    handleDownload(exportRecordsNow, (ctx, reader, { type, ...input }) =>
      exportNow(ctx, reader, { source: sourceOf(type), forms }, input),
    ),
    handleWrite(exportRecordsLater, async (ctx, tx, { type, ...requested }) => {
      const { name, text } = sourceOf(type).listing
      const input = { entity: name, requested }
      const { id } = await startJob(ctx, tx, kind, { input, title: { title: text.title[ctx.locale] } })
      return { jobId: id }
    }),
  ]
}

const jobs = (declared: Exported) => [exportJob(declared)]

export const module = defineModule({ api, jobs })
