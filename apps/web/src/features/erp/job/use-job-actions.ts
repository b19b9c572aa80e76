import { cancelCompanyJob, companyJobs, jobsPage, retryCompanyJob } from '@countinghouse/contract/erp/job'
import type { Job } from '@countinghouse/contract/job'
import { text } from '@countinghouse/contract/kit/job.text'
import { permissionName } from '@countinghouse/contract/page'
import { useQueryClient } from '@tanstack/react-query'
import { failureText } from '../../../app/calls/failure-text.ts'
import { isOver } from '../../../app/jobs/job-pace.ts'
import type { RowAction } from '../../../kit/list/row-action.ts'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { call } from '../../../app/calls/call.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { invalidateStale } from '../../../app/calls/queries.ts'
import { useCan } from '../../../app/session/session.tsx'

/** Actions of a job in the list: cancel and run again. */
export function useJobActions(): (job: Job) => readonly RowAction[] {
  const language = useLanguage()
  const { t } = language
  const can = useCan()
  const queryClient = useQueryClient()

  async function send(route: typeof cancelCompanyJob, { id }: Job): Promise<void> {
    try {
      await call(route, { id })
    } catch (error) {
      showToast(language, { tone: 'error', message: failureText(language, error, t(companyJobs.text.title)) })
    } finally {
      await invalidateStale(queryClient, route)
    }
  }

  return (job) => {
    const canCancel = can(permissionName(jobsPage, 'cancel')) && !isOver(job) && !job.isCancelRequested
    const canRetry = can(permissionName(jobsPage, 'retry')) && (job.status === 'failed' || job.status === 'cancelled')
    return [
      ...(canCancel ? [{ title: t(text.cancel), icon: 'x', run: () => void send(cancelCompanyJob, job) }] : []),
      ...(canRetry ? [{ title: t(text.retry), icon: 'refresh', run: () => void send(retryCompanyJob, job) }] : []),
    ]
  }
}
