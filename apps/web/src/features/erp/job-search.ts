import type { JobStatus } from '@countinghouse/contract/job'
import type { SearchCodec } from '../../kit/use-search-state.ts'

export const jobFilters = ['all', 'open', 'failed'] as const
type JobFilter = (typeof jobFilters)[number]

export type JobSearch = {
  readonly filter: JobFilter
  /** Where the page of older jobs begins; null: the newest. */
  readonly before: string | null
  /** Id of the job whose details are open. */
  readonly job: number | null
}

export const statusesOf: Readonly<Record<JobFilter, JobStatus[] | undefined>> = {
  all: undefined,
  open: ['waiting', 'running'],
  failed: ['failed'],
}

/** What the address says; anything else in it reads as nothing. */
export const jobSearch: SearchCodec<JobSearch> = {
  parse: ({ filter, before, job }) => ({
    filter: jobFilters.find((known) => known === filter) ?? 'all',
    before: typeof before === 'string' && /^\d{1,15}$/.test(before) ? before : null,
    job: typeof job === 'string' && /^[1-9]\d{0,14}$/.test(job) ? Number(job) : null,
  }),
  serialise: ({ filter, before, job }) => ({
    filter: filter === 'all' ? undefined : filter,
    before: before ?? undefined,
    job: job ?? undefined,
  }),
}
