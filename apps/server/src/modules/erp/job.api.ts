import { text } from '@countinghouse/contract/erp/dashboard.text'
import {
  cancelCompanyJob,
  companyJobs,
  getCompanyJob,
  jobsPage,
  retryCompanyJob,
} from '@countinghouse/contract/erp/job'
import { sql } from 'kysely'
import type { Attention } from '../../platform/attention.ts'
import type { Declared } from '../../platform/declared.ts'
import { handleRead, handleWrite } from '../../platform/handle.ts'
import type { Completion } from '../../platform/list-source.ts'
import { cancelJob, retryJob } from '../../platform/job-changes.ts'
import { findJob, findJobs } from '../../platform/job-reading.ts'

/** Everybody's jobs, for whoever looks after the company. What they left behind stays with those who asked for it. */
export const api = ({ jobs }: Declared) => [
  handleRead(getCompanyJob, (ctx, reader, { id }) => findJob(ctx, reader, jobs, { id, isOwn: false })),
  handleWrite(cancelCompanyJob, (ctx, tx, { id }) => cancelJob(ctx, tx, jobs, { id, isOwn: false })),
  handleWrite(retryCompanyJob, (ctx, tx, { id }) => retryJob(ctx, tx, jobs, { id, isOwn: false })),
]

export const attentions: readonly Attention[] = [
  {
    key: 'erp.failed_jobs',
    title: text.failedJobs,
    tone: 'danger',
    page: jobsPage,
    address: `${jobsPage.path}?status=failed`,
    rows: ({ companyId }) => sql`select from platform.job j where j.company_id = ${companyId} and j.status = 'failed'`,
  },
]

/** What a job is called and what came of it, in the language of who reads. */
export const completions = ({ jobs }: Declared): Readonly<Record<string, Completion>> => ({
  [companyJobs.name]: async (asking, db, rows) => {
    if (rows.length === 0) return rows
    const found = await findJobs(asking, db, jobs, { isOwn: false, ids: rows.map(({ id }) => id) })
    const known = new Map(found.map((job) => [job.id, job]))
    // One that was dropped in between is left out.
    return rows.flatMap((row) => {
      const job = known.get(row.id)
      return job === undefined ? [] : [{ ...row, ...job, name: job.title }]
    })
  },
})
