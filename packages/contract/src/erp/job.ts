import { choiceField, instantField, shownField } from '../fields.ts'
import { Job, jobKey, jobStatuses } from '../job.ts'
import { listing } from '../listing.ts'
import { page } from '../page.ts'
import { route } from '../route.ts'
import { text } from './job.text.ts'
import { text as menu } from './menu.text.ts'

export const jobsPage = page({
  module: 'erp',
  path: '/erp/jobs/',
  title: text.title,
  menuTitle: menu.operations,
  icon: 'list-check',
  events: ['cancel', 'retry', 'export'],
  sortOrder: 900,
})

const fields = {
  name: shownField(),
  status: choiceField(jobStatuses),
  createdBy: shownField().nullable(),
  createdAt: instantField(),
  startedAt: instantField().nullable(),
  finishedAt: instantField().nullable(),
}
const { shape: rest } = Job.omit({
  id: true,
  status: true,
  createdBy: true,
  createdAt: true,
  startedAt: true,
  finishedAt: true,
})

/** Every job of the company. Title and result depend on the permissions and language of the reader. */
export const companyJobs = listing({
  module: 'erp',
  thing: 'job',
  page: jobsPage,
  api: '/erp/jobs',
  entity: 'platform.job',
  source: 'platform.job',
  text,
  fields,
  kept: rest,
  computed: ['name', 'createdBy', ...(Object.keys(rest) as (keyof typeof rest)[])],
  titleField: 'name',
  columns: ['status', 'progress', 'createdBy', 'createdAt', 'duration'],
  asides: ['progress', 'duration'],
  filters: ['status'],
  sort: ['createdAt', 'status', 'startedAt', 'finishedAt'],
  defaultSort: ['-createdAt'],
  search: { fields: [] },
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
  stale: [companyJobs.routes.list, getCompanyJob],
  input: jobKey,
  output: Job,
} as const

export const cancelCompanyJob = route({
  ...change,
  id: 'erp.job.cancel',
  path: '/erp/jobs/{id}/cancel',
  event: 'cancel',
})

/** Queues a failed or cancelled job again; it resumes where it stopped, with the permissions of its creator. */
export const retryCompanyJob = route({
  ...change,
  id: 'erp.job.retry',
  path: '/erp/jobs/{id}/retry',
  event: 'retry',
})
