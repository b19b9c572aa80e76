import { reminder } from '@countinghouse/contract/payments/reminder'
import { getReminderRun, mailReminders } from '@countinghouse/contract/payments/reminder-mails'
import { text } from '@countinghouse/contract/payments/reminder-mails.text'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { invalidateStale, routeQuery } from '../../../app/calls/queries.ts'
import { isOver } from '../../../app/jobs/job-pace.ts'
import { JobProgress } from '../../../app/jobs/job-progress.tsx'
import { useJob } from '../../../app/jobs/use-job.ts'
import figures from '../../../kit/report/figure-table.module.css'
import { useLanguage } from '../../../ui/language/language.tsx'

type Props = { readonly id: number; readonly onLeave: () => void }

/** Progress of the mails, and afterwards the reminders that were not sent, with their reasons. */
export function MailRun({ id, onLeave }: Props) {
  const { t } = useLanguage()
  const queryClient = useQueryClient()
  const { job } = useJob(id)
  const isEnded = job !== null && isOver(job)
  const run = useQuery({ ...routeQuery(getReminderRun, { id }), enabled: isEnded })
  // The list shows drafts until it is fetched again.
  useEffect(() => {
    if (isEnded) void invalidateStale(queryClient, mailReminders)
  }, [isEnded, queryClient])
  const refused = run.data?.refused ?? []
  return (
    <div>
      <JobProgress id={id} onLeave={onLeave} />
      {refused.length > 0 && (
        <table className={figures.table} aria-label={t(text.refused)}>
          <thead>
            <tr>
              <th scope="col">{t(text.refused)}</th>
              <th scope="col">{t(text.why)}</th>
            </tr>
          </thead>
          <tbody>
            {refused.map(({ id: reminderId, name, message }) => (
              <tr key={reminderId}>
                <th scope="row">
                  <Link to={reminder.page.path} search={{ open: reminderId } as never}>
                    <bdi>{name}</bdi>
                  </Link>
                </th>
                <td data-label={t(text.why)}>{message}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}
