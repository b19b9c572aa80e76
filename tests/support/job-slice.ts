import { jobId } from '@countinghouse/contract/job'
import { jobsPage } from '@countinghouse/contract/erp/job'
import { fail } from '@countinghouse/contract/errors'
import { route } from '@countinghouse/contract/route'
import { texts } from '@countinghouse/kernel/text'
import { z } from 'zod'
import type { AppOptions } from '../../apps/server/src/app.ts'
import { handleWrite } from '../../apps/server/src/platform/calls/handle.ts'
import { jobKind } from '../../apps/server/src/platform/jobs/job-kind.ts'
import { startJob } from '../../apps/server/src/platform/jobs/start-job.ts'

const text = texts({
  counting: { en: 'Counting to {steps}', ar: 'العد إلى {steps}' },
  counted: { en: '{counted} counted', ar: 'عُدّ {counted}' },
})

const CountInput = z.strictObject({
  steps: z.int().positive(),
  /** This step is refused by the business. */
  refusedAt: z.int().optional(),
  /** Needs a right that can be withdrawn. */
  needsPermission: z.boolean().optional(),
  leavesFile: z.boolean().optional(),
})

type Point = 'before' | 'inside' | 'after'
type Hook = (at: { jobId: number; step: number; point: Point }) => void | Promise<void>

/** What a test lets happen at the points of a step; a job has its effect between `before` and `inside`, committed at `after`. */
export const hooks: { at: Hook } = { at: () => undefined }

/** Counts, one step for each number, and audits each: the audit rows are what it did. */
const count = jobKind({
  kind: 'desk.test.count',
  text: text.counting,
  resultText: text.counted,
  input: CountInput,
  access: ({ needsPermission }) => (needsPermission === true ? { page: jobsPage, event: 'view' } : 'self'),
  run: async (job) => {
    const { steps, refusedAt, leavesFile } = job.input
    const first = Number(job.progress.checkpoint ?? 0) + 1
    for (let step = first; step <= steps; step++) {
      const at = (point: Point) => hooks.at({ jobId: job.id, step, point })
      await at('before')
      await job.step(async () => {
        if (step === refusedAt) fail('state_conflict')
        job.ctx.audit({
          entity: 'platform.job',
          entityId: job.id,
          label: `step ${step}`,
          before: null,
          after: { step },
        })
        await at('inside')
        return { checkpoint: step, done: step, total: steps }
      })
      await at('after')
    }
    const result = { counted: steps }
    if (leavesFile !== true) return { result }
    const stored = await job.files.put(job.ctx.companyId, counted())
    const expiresAt = new Date(job.ctx.now.getTime() + 3_600_000)
    return { result, file: { ...stored, name: 'count.txt', mediaType: 'text/plain', purpose: 'export', expiresAt } }
  },
})

async function* counted() {
  yield Buffer.from('counted')
}

export const startCount = route({
  id: 'desk.test.start',
  method: 'POST',
  path: '/desk/test-counts',
  access: 'self',
  writes: true,
  input: CountInput,
  output: z.object({ id: jobId }),
})

export const jobSlice: NonNullable<AppOptions['more']>[number] = {
  jobs: [count],
  api: [
    handleWrite(startCount, (ctx, tx, input) =>
      startJob(ctx, tx, count, { input, title: { steps: input.steps }, total: input.steps }),
    ),
  ],
}
