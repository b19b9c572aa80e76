import { Job, jobKey, jobList, jobListInput } from '../job.ts'
import { page } from '../page.ts'
import { route } from '../route.ts'
import { text } from './job.text.ts'

export const jobsPage = page({
  module: 'erp',
  path: '/erp/jobs/',
  title: text.title,
  icon: 'list-check',
  events: ['cancel', 'retry'],
  sortOrder: 900,
})

/** Every job of the company. */
export const listCompanyJobs = route({
  id: 'erp.job.list',
  method: 'GET',
  path: '/erp/jobs',
  page: jobsPage,
  event: 'view',
  writes: false,
  input: jobListInput,
  output: jobList,
})

export const getCompanyJob = route({
  id: 'erp.job.get',
  method: 'GET',
  path: '/erp/jobs/{id}',
  page: jobsPage,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: jobKey,
  output: Job,
})

const change = {
  method: 'POST',
  page: jobsPage,
  writes: true,
  errors: ['not_found', 'state_conflict'],
  stale: [listCompanyJobs, getCompanyJob],
  input: jobKey,
  output: Job,
} as const

export const cancelCompanyJob = route({
  ...change,
  id: 'erp.job.cancel',
  path: '/erp/jobs/{id}/cancel',
  event: 'cancel',
})

/** Puts a job that failed or was cancelled back into the queue; it goes on where it stopped, as its creator. */
export const retryCompanyJob = route({
  ...change,
  id: 'erp.job.retry',
  path: '/erp/jobs/{id}/retry',
  event: 'retry',
})
