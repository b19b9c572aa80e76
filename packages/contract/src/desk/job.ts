import { z } from 'zod'
import { Job, jobKey, jobList, jobListInput } from '../job.ts'
import { route } from '../route.ts'

const own = { access: 'self', writes: false } as const

/** Jobs of the caller. */
export const listJobs = route({
  ...own,
  id: 'desk.job.list',
  method: 'GET',
  path: '/desk/jobs',
  input: jobListInput,
  output: jobList,
})

export const getJob = route({
  ...own,
  id: 'desk.job.get',
  method: 'GET',
  path: '/desk/jobs/{id}',
  errors: ['not_found'],
  input: jobKey,
  output: Job,
})

/** The result file of a job; `not_found` when it has none or the file has expired. */
export const downloadJobFile = route({
  ...own,
  id: 'desk.job.file',
  method: 'GET',
  path: '/desk/jobs/{id}/file',
  errors: ['not_found'],
  input: jobKey,
  output: z.null(),
  answer: 'file',
})

/** A queued job is cancelled immediately, a running one after its current step. */
export const cancelJob = route({
  id: 'desk.job.cancel',
  method: 'POST',
  path: '/desk/jobs/{id}/cancel',
  access: 'self',
  writes: true,
  errors: ['not_found', 'state_conflict'],
  stale: [listJobs, getJob],
  input: jobKey,
  output: Job,
})
