import { cancelJob, downloadJobFile, getJob, listJobs } from '@countinghouse/contract/desk/job'
import { AppError } from '@countinghouse/kernel/errors'
import type { ConstraintRule } from '../../platform/database/constraint-meaning.ts'
import type { Declared } from '../../platform/registry/declared.ts'
import { openFile } from '../../platform/files/files.ts'
import { handleDownload, handleRead, handleWrite } from '../../platform/calls/handle.ts'
import { cancelJob as cancel } from '../../platform/jobs/job-changes.ts'
import { findJob, findJobFile, listedJobs } from '../../platform/jobs/job-reading.ts'
import { jobFailed } from './job-ending.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

/** Jobs of the caller, available in every session. */
const api = ({ jobs }: Declared) => [
  handleRead(listJobs, (ctx, reader, input) => listedJobs(ctx, reader, jobs, { ...input, isOwn: true })),
  handleRead(getJob, (ctx, reader, { id }) => findJob(ctx, reader, jobs, { id, isOwn: true })),
  handleWrite(cancelJob, (ctx, tx, { id }) => cancel(ctx, tx, jobs, { id, isOwn: true })),
  handleDownload(downloadJobFile, async (ctx, reader, { id }, files) =>
    openFile(ctx, reader, files, await findJobFile(ctx, reader, id)),
  ),
]

const exceptions = [jobFailed]

const startedBefore: ConstraintRule = async () => new AppError('duplicate', { details: { field: 'uid' } })

const constraintRules = { 'platform.job_uid': startedBefore }

export const module = defineModule({ api, exceptions, constraintRules })
