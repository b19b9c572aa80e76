import { cancelJob, getJob } from '@countinghouse/contract/desk/job'
import type { Job, jobKey } from '@countinghouse/contract/job'
import type { Route } from '@countinghouse/contract/route'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { routeQuery } from '../calls/queries.ts'
import type { Sample } from './job-pace.ts'
import { isOver, withSample } from './job-pace.ts'

type JobRoute = Route<typeof jobKey, typeof Job>

/** The routes of a job: as own job or as job of the company. */
export type JobRoutes = { readonly get: JobRoute; readonly cancel: JobRoute }

export const ownJobs: JobRoutes = { get: getJob, cancel: cancelJob }

const pollMs = 1000

/** A job by id, polled every second while it runs and the page is visible. */
export function useJob(id: number, routes: JobRoutes = ownJobs) {
  const query = useQuery({
    ...routeQuery(routes.get, { id }),
    refetchInterval: ({ state }) => (state.data !== undefined && isOver(state.data) ? false : pollMs),
  })
  const job = query.data ?? null
  const [samples, setSamples] = useState<{ at: number; list: readonly Sample[] }>({ at: 0, list: [] })
  if (job?.status === 'running' && query.dataUpdatedAt !== samples.at) {
    const at = query.dataUpdatedAt
    setSamples({ at, list: withSample(samples.list, { at, done: job.done }) })
  }
  return { job, samples: samples.list, error: query.error, refetch: query.refetch }
}
