import type { Declared } from '../../platform/declared.ts'
import type { Handler } from '../../platform/handle.ts'
import { handleDownload, handleWrite } from '../../platform/handle.ts'
import type { JobKind } from '../../platform/job-kind.ts'
import type { FileForm } from '../../platform/import/file-form.ts'
import type { ListSource } from '../../platform/list-source.ts'
import { startJob } from '../../platform/start-job.ts'
import type { Exported, ExportJobInput } from './export/export-job.ts'
import { exportJob } from './export/export-job.ts'
import { exportNow } from './export/export-now.ts'

/** Declaring a list whose page has the export permission enables exports of its rows. */
export const api = (declared: Declared) => {
  const kind = exportJob(declared)
  return declared.sources.flatMap((source) => exportHandlers({ source, forms: declared.forms }, kind))
}

export const jobs = (declared: Exported) => [exportJob(declared)]

type OneExported = { readonly source: ListSource; readonly forms: readonly FileForm[] }

function exportHandlers(exported: OneExported, kind: JobKind<ExportJobInput>): Handler[] {
  const { routes, name, text } = exported.source.listing
  if (routes.exportNow === undefined || routes.exportLater === undefined) return []
  return [
    handleDownload(routes.exportNow, (ctx, reader, input) => exportNow(ctx, reader, exported, input)),
    handleWrite(routes.exportLater, async (ctx, tx, asked) => {
      const input = { entity: name, asked }
      const { id } = await startJob(ctx, tx, kind, { input, title: { title: text.title[ctx.locale] } })
      return { jobId: id }
    }),
  ]
}
