import type { Master } from '@countinghouse/contract/master'
import type { Declared } from '../../platform/declared.ts'
import type { Handler } from '../../platform/handle.ts'
import { handleDownload, handleWrite } from '../../platform/handle.ts'
import type { JobKind } from '../../platform/job-kind.ts'
import { startJob } from '../../platform/start-job.ts'
import type { ExportJobInput } from './export/export-job.ts'
import { exportJob } from './export/export-job.ts'
import { exportNow } from './export/export-now.ts'

/** Every master can be exported by being declared. */
export const api = ({ masters }: Declared) => {
  const kind = exportJob(masters)
  return masters.flatMap((master) => exportHandlers(master, kind))
}

export const jobs = ({ masters }: Pick<Declared, 'masters'>) => [exportJob(masters)]

function exportHandlers(master: Master, kind: JobKind<ExportJobInput>): Handler[] {
  const { routes } = master
  return [
    handleDownload(routes.exportNow, (ctx, reader, input) => exportNow(ctx, reader, master, input)),
    handleWrite(routes.exportLater, async (ctx, tx, asked) => {
      const input = { entity: master.entity, asked }
      const { id } = await startJob(ctx, tx, kind, { input, title: { title: master.text.title[ctx.locale] } })
      return { jobId: id }
    }),
  ]
}
