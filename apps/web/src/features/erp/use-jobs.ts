import { listCompanyJobs } from '@countinghouse/contract/erp/job'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { isOver } from '../../kit/job-pace.ts'
import { routeQuery } from '../../shell/queries.ts'
import type { JobSearch } from './job-search.ts'
import { statusesOf } from './job-search.ts'

const refreshMs = 3000

/** One page of the company's jobs; looked at again while one of them is open and the page is in sight. */
export function useJobs({ filter, before }: JobSearch) {
  return useQuery({
    ...routeQuery(listCompanyJobs, { status: statusesOf[filter], cursor: before ?? undefined }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.items.some((job) => !isOver(job)) ? refreshMs : false),
  })
}
