import type { Route } from '@countinghouse/contract/route'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { invalidateStale } from '../../app/calls/queries.ts'
import { isOver } from '../../app/jobs/job-pace.ts'
import { useJob } from '../../app/jobs/use-job.ts'

/** Whether the job of a write on many records is over; what the write makes stale is then fetched again. */
export function useEndedRun(id: number, write: Route): boolean {
  const queryClient = useQueryClient()
  const { job } = useJob(id)
  const isEnded = job !== null && isOver(job)
  // The list shows the records as they were until it is fetched again.
  useEffect(() => {
    if (isEnded) void invalidateStale(queryClient, write)
  }, [isEnded, queryClient, write])
  return isEnded
}
