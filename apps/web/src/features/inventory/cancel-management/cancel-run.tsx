import { text } from '@countinghouse/contract/inventory/cancel-management.text'
import { cancelMany, getCancelRun } from '@countinghouse/contract/inventory/cancel-transfers'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isOver } from '../../../app/jobs/job-pace.ts'
import { JobProgress } from '../../../app/jobs/job-progress.tsx'
import { useJob } from '../../../app/jobs/use-job.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { invalidateStale, routeQuery } from '../../../app/calls/queries.ts'
import styles from './cancel.module.css'
import table from '../inventory.module.css'

type Props = { readonly id: number; readonly onLeave: () => void }

/** Progress of a bulk cancellation, with the rejected transfers and their reasons. */
export function CancelRun({ id, onLeave }: Props) {
  const { t } = useLanguage()
  const queryClient = useQueryClient()
  const { job } = useJob(id)
  const isEnded = job !== null && isOver(job)
  const run = useQuery({ ...routeQuery(getCancelRun, { id }), enabled: isEnded })
  // The list shows cancelled transfers until it is refetched.
  useEffect(() => {
    if (isEnded) void invalidateStale(queryClient, cancelMany)
  }, [isEnded, queryClient])
  const refused = run.data?.refused ?? []
  return (
    <div className={styles.run}>
      <JobProgress id={id} onLeave={onLeave} />
      {refused.length > 0 && (
        <table className={table.table} aria-label={t(text.refused)}>
          <thead>
            <tr>
              <th scope="col">{t(text.refused)}</th>
              <th scope="col">{t(text.why)}</th>
            </tr>
          </thead>
          <tbody>
            {refused.map(({ id: transferId, name, message }) => (
              <tr key={transferId}>
                <th scope="row">
                  <bdi>{name}</bdi>
                </th>
                <td>{message}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}
