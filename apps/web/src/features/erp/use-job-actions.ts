import { cancelCompanyJob, companyJobs, jobsPage, retryCompanyJob } from '@countinghouse/contract/erp/job'
import type { Job } from '@countinghouse/contract/job'
import { text } from '@countinghouse/contract/kit/job.text'
import { permissionName } from '@countinghouse/contract/page'
import { useQueryClient } from '@tanstack/react-query'
import { failureText } from '../../kit/failure-text.ts'
import { isOver } from '../../kit/job-pace.ts'
import type { RowAction } from '../../kit/row-action.ts'
import { showToast } from '../../kit/toast.tsx'
import { call } from '../../shell/call.ts'
import { useLanguage } from '../../shell/language.tsx'
import { invalidateStale } from '../../shell/queries.ts'
import { useCan } from '../../shell/session.tsx'

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
