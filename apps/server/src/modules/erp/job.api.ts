import { cancelCompanyJob, getCompanyJob, listCompanyJobs, retryCompanyJob } from '@countinghouse/contract/erp/job'
import type { Declared } from '../../platform/declared.ts'
import { handleRead, handleWrite } from '../../platform/handle.ts'
import { cancelJob, retryJob } from '../../platform/job-changes.ts'
import { findJob, listedJobs } from '../../platform/job-reading.ts'

/** Everybody's jobs, for whoever looks after the company. What they left behind stays with those who asked for it. */
export const api = ({ jobs }: Declared) => [
  handleRead(listCompanyJobs, (ctx, reader, input) => listedJobs(ctx, reader, jobs, { ...input, isOwn: false })),
  handleRead(getCompanyJob, (ctx, reader, { id }) => findJob(ctx, reader, jobs, { id, isOwn: false })),
  handleWrite(cancelCompanyJob, (ctx, tx, { id }) => cancelJob(ctx, tx, jobs, { id, isOwn: false })),
  handleWrite(retryCompanyJob, (ctx, tx, { id }) => retryJob(ctx, tx, jobs, { id, isOwn: false })),
]
