import { cancelCompanyJob, getCompanyJob, jobsPage, retryCompanyJob } from '@countinghouse/contract/erp/job'
import { text } from '@countinghouse/contract/erp/job.text'
import type { Job } from '@countinghouse/contract/job'
import { permissionName } from '@countinghouse/contract/page'
import { useQueryClient } from '@tanstack/react-query'
import { Dialog } from '../../kit/dialog.tsx'
import { failureText } from '../../kit/failure-text.ts'
import { JobProgress } from '../../kit/job-progress.tsx'
import { showToast } from '../../kit/toast.tsx'
import { call } from '../../shell/call.ts'
import { useLanguage } from '../../shell/language.tsx'
import { invalidateStale } from '../../shell/queries.ts'
import { useCan } from '../../shell/session.tsx'

const routes = { get: getCompanyJob, cancel: cancelCompanyJob }

/** One job of the company over the list. */
export function JobDetails({ id, onClose }: { readonly id: number; readonly onClose: () => void }) {
  const language = useLanguage()
  const { t } = language
  const can = useCan()
  const queryClient = useQueryClient()

  async function retry(job: Job): Promise<void> {
    try {
      const changed = await call(retryCompanyJob, { id: job.id })
      queryClient.setQueryData([getCompanyJob.id, { id: job.id }], changed)
    } catch (error) {
      showToast(language, { tone: 'error', message: failureText(language, error, t(jobsPage.title)) })
    }
    await invalidateStale(queryClient, retryCompanyJob)
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
