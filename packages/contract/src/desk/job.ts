import { z } from 'zod'
import { Job, jobKey, jobList, jobListInput } from '../job.ts'
import { route } from '../route.ts'

const own = { access: 'self', writes: false } as const

/** The caller's own jobs. */
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

/** The file that a job left; `not_found` when it left none, or its time is over. */
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

/** A job that waits is over at once; one that runs is over when its step is. */
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
