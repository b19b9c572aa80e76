import { cancelCompanyJob, getCompanyJob, jobsPage, retryCompanyJob } from '@countinghouse/contract/erp/job'
import { text } from '@countinghouse/contract/erp/job.text'
import type { Job } from '@countinghouse/contract/job'
import { permissionName } from '@countinghouse/contract/page'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { JobProgress } from '../../../app/jobs/job-progress.tsx'
import type { ListShared } from '../../../kit/list/list-parts.ts'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import { RecordPanel } from '../../../kit/record/record-panel.tsx'
import { call } from '../../../app/calls/call.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { invalidateStale, routeQuery } from '../../../app/calls/queries.ts'
import { useCan } from '../../../app/session/session.tsx'

const routes = { get: getCompanyJob, cancel: cancelCompanyJob }

/** Details of a job, beside the list. */
export function JobRecord(shared: ListShared<Job>) {
  const { t } = useLanguage()
  const can = useCan()
  const queryClient = useQueryClient()
  const id = Number(shared.state.open)
  const { data: job } = useQuery(routeQuery(getCompanyJob, { id }))

  async function retry(): Promise<void> {
    try {
      queryClient.setQueryData([getCompanyJob.id, { id }], await call(retryCompanyJob, { id }))
    } finally {
      await invalidateStale(queryClient, retryCompanyJob)
    }
  }

  return (
    <RecordPanel shared={shared} title={job?.title ?? t(text.details)}>
      <RecordBody>
        <JobProgress
          key={id}
          id={id}
          isTitled={false}
          routes={routes}
          canCancel={can(permissionName(jobsPage, 'cancel'))}
          onLeave={() => void shared.setState({ open: null })}
          {...(can(permissionName(jobsPage, 'retry')) && { onRetry: retry })}
        />
      </RecordBody>
    </RecordPanel>
  )
}
