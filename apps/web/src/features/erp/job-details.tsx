import { cancelCompanyJob, getCompanyJob, jobsPage, retryCompanyJob } from '@countinghouse/contract/erp/job'
import { text } from '@countinghouse/contract/erp/job.text'
import { permissionName } from '@countinghouse/contract/page'
import { useQueryClient } from '@tanstack/react-query'
import { Dialog } from '../../kit/dialog.tsx'
import { JobProgress } from '../../kit/job-progress.tsx'
import { call } from '../../shell/call.ts'
import { useLanguage } from '../../shell/language.tsx'
import { invalidateStale } from '../../shell/queries.ts'
import { useCan } from '../../shell/session.tsx'

const routes = { get: getCompanyJob, cancel: cancelCompanyJob }

/** One job of the company over the list. */
export function JobDetails({ id, onClose }: { readonly id: number; readonly onClose: () => void }) {
  const { t } = useLanguage()
  const can = useCan()
  const queryClient = useQueryClient()

  async function retry(): Promise<void> {
    try {
      queryClient.setQueryData([getCompanyJob.id, { id }], await call(retryCompanyJob, { id }))
    } finally {
      await invalidateStale(queryClient, retryCompanyJob)
    }
  }

  return (
    <Dialog title={t(text.details)} onClose={onClose} actions={null}>
      <JobProgress
        id={id}
        routes={routes}
        canCancel={can(permissionName(jobsPage, 'cancel'))}
        onLeave={onClose}
        {...(can(permissionName(jobsPage, 'retry')) && { onRetry: retry })}
      />
    </Dialog>
  )
}
