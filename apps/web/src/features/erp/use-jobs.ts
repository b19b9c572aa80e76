import { listCompanyJobs } from '@countinghouse/contract/erp/job'
import type { JobStatus } from '@countinghouse/contract/job'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { isOver } from '../../kit/job-pace.ts'
import { call } from '../../shell/call.ts'

const refreshMs = 3000

/** The company's jobs as far as they are loaded; looked at again while one of them is open and the page is in sight. */
export function useJobs(status: JobStatus[] | undefined) {
  const query = useInfiniteQuery({
    queryKey: [listCompanyJobs.id, { status }] as const,
    queryFn: ({ pageParam, signal }) =>
      call(listCompanyJobs, { status, ...(pageParam !== null && { cursor: pageParam }) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => {
      const jobs = state.data?.pages.flatMap((page) => page.items) ?? []
      return jobs.some((job) => !isOver(job)) ? refreshMs : false
    },
  })
  const pages = query.data?.pages
  const jobs = useMemo(() => pages?.flatMap((page) => page.items) ?? [], [pages])
  return { query, jobs }
}
