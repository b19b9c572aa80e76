import { permissionName } from '@countinghouse/contract/page'
import { replenishmentPage } from '@countinghouse/contract/purchase/replenishment'
import { getReplenishment, runReplenishment } from '@countinghouse/contract/purchase/replenishment-calls'
import { text } from '@countinghouse/contract/purchase/replenishment.text'
import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { invalidateStale, routeQuery } from '../../../app/calls/queries.ts'
import { isOver } from '../../../app/jobs/job-pace.ts'
import { JobProgress } from '../../../app/jobs/job-progress.tsx'
import { useJob } from '../../../app/jobs/use-job.ts'
import { useCan } from '../../../app/session/session.tsx'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './replenishment.module.css'

type Props = {
  /** The running or last calculation, stored in the address. */
  readonly jobId: number | null
  readonly onJob: (id: number | null) => void
}

/** When suggestions were calculated, and the action that calculates them. */
export function RunReplenishment({ jobId, onJob }: Props) {
  const { t, formatInstant } = useLanguage()
  const canRun = useCan()(permissionName(replenishmentPage, 'replenish'))
  const write = useWrite(t(text.title))
  const { data } = useQuery(routeQuery(getReplenishment, {}))

  async function start(): Promise<void> {
    const answer = await write(runReplenishment, {})
    if (answer !== null) onJob(answer.jobId)
  }

  if (jobId !== null) return <Running id={jobId} onLeave={() => onJob(null)} />
  return (
    <div className={styles.run}>
      {canRun && <Button onClick={() => void start()}>{t(text.run)}</Button>}
      {data !== undefined && (
        <span className={styles.quiet}>
          {data.run === null ? t(text.no_run) : t(text.last_run, { time: formatInstant(data.run.completedAt) })}
        </span>
      )}
    </div>
  )
}

function Running({ id, onLeave }: { readonly id: number; readonly onLeave: () => void }) {
  const queryClient = useQueryClient()
  const { job } = useJob(id)
  const isEnded = job !== null && isOver(job)
  // The list shows the suggestions before until it is fetched again.
  useEffect(() => {
    if (isEnded) void invalidateStale(queryClient, runReplenishment)
  }, [isEnded, queryClient])
  return <JobProgress id={id} onLeave={onLeave} />
}
