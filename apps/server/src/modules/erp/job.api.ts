import { text } from '@countinghouse/contract/erp/dashboard.text'
import {
  cancelCompanyJob,
  companyJobs,
  getCompanyJob,
  jobsPage,
  retryCompanyJob,
} from '@countinghouse/contract/erp/job'
import { sql } from 'kysely'
import type { Attention } from '../../platform/registry/attention.ts'
import type { Declared } from '../../platform/registry/declared.ts'
import { handleRead, handleWrite } from '../../platform/calls/handle.ts'
import type { Completion } from '../../platform/lists/list-source.ts'
import { cancelJob, retryJob } from '../../platform/jobs/job-changes.ts'
import { findJob, findJobs } from '../../platform/jobs/job-reading.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

/** Jobs of all users, for administrators. Result files remain accessible to the requesting user only. */
const api = ({ jobs }: Declared) => [
  handleRead(getCompanyJob, (ctx, reader, { id }) => findJob(ctx, reader, jobs, { id, isOwn: false })),
  handleWrite(cancelCompanyJob, (ctx, tx, { id }) => cancelJob(ctx, tx, jobs, { id, isOwn: false })),
  handleWrite(retryCompanyJob, (ctx, tx, { id }) => retryJob(ctx, tx, jobs, { id, isOwn: false })),
]

const attentions: readonly Attention[] = [
  {
    key: 'erp.failed_jobs',
    title: text.failedJobs,
    tone: 'danger',
    page: jobsPage,
    address: `${jobsPage.path}?status=failed`,
    rows: ({ companyId }) => sql`select from platform.job j where j.company_id = ${companyId} and j.status = 'failed'`,
  },
]

/** Title and result of a job in the language of the reader. */
const completions = ({ jobs }: Declared): Readonly<Record<string, Completion>> => ({
  [companyJobs.name]: async (asking, db, rows) => {
    if (rows.length === 0) return rows
    const found = await findJobs(asking, db, jobs, { isOwn: false, ids: rows.map(({ id }) => id) })
    const known = new Map(found.map((job) => [job.id, job]))
    // Jobs deleted in the meantime are omitted.
    return rows.flatMap((row) => {
      const job = known.get(row.id)
      return job === undefined ? [] : [{ ...row, ...job, name: job.title }]
    })
  },
})

export const module = defineModule({ api, attentions, completions })
