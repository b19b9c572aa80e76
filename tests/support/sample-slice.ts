import { Job } from '@countinghouse/contract/job'
import { fileNameField } from '@countinghouse/contract/fields'
import { route, uploadMaxBytes } from '@countinghouse/contract/route'
import { texts } from '@countinghouse/kernel/text'
import { sql } from 'kysely'
import { z } from 'zod'
import type { AppOptions } from '../../apps/server/src/app.ts'
import { saveFile } from '../../apps/server/src/platform/files/files.ts'
import { handleUpload } from '../../apps/server/src/platform/calls/handle.ts'
import { findJob } from '../../apps/server/src/platform/jobs/job-reading.ts'
import { jobKind } from '../../apps/server/src/platform/jobs/job-kind.ts'
import { startJob } from '../../apps/server/src/platform/jobs/start-job.ts'

const text = texts({ reading: { en: 'Reading {name}', ar: 'قراءة {name}' } })

const readFile = jobKind({
  kind: 'desk.sample.read',
  text: text.reading,
  input: z.strictObject({ fileId: z.int() }),
  access: () => 'self' as const,
  run: async () => ({}),
})

/** Takes a file, keeps it, and starts a job that leaves it behind: an upload, a job and a download for the generated families. */
export const uploadSample = route({
  id: 'desk.sample.create',
  method: 'POST',
  path: '/desk/jobs',
  access: 'self',
  writes: true,
  errors: ['duplicate'],
  upload: { maxBytes: uploadMaxBytes, mediaTypes: 'any' },
  input: z.strictObject({ fileName: fileNameField(), uid: z.uuid() }),
  output: Job,
})

export const sampleFile: NonNullable<AppOptions['more']>[number] = {
  jobs: [readFile],
  api: [
    handleUpload(uploadSample, async (ctx, tx, { uid }, received) => {
      const { id: fileId } = await saveFile(ctx, tx, received, { purpose: 'import' })
      const job = await startJob(ctx, tx, readFile, { input: { fileId }, title: { name: received.name }, uid })
      await sql`update platform.job set result_file_id = ${fileId} where company_id = ${ctx.companyId} and id = ${job.id}`.execute(
        tx,
      )
      return await findJob(ctx, tx, new Map([[readFile.kind, readFile]]), { id: job.id, isOwn: true })
    }),
  ],
}
