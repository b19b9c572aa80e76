import { companyJobs } from '@countinghouse/contract/erp/job'
import { text } from '@countinghouse/contract/erp/job.text'
import type { Job } from '@countinghouse/contract/job'
import { text as jobText } from '@countinghouse/contract/kit/job.text'
import { useMemo } from 'react'
import { durationText, isOver } from '../../../app/jobs/job-pace.ts'
import { JobStatus } from '../../../app/jobs/job-status.tsx'
import { ListPage } from '../../../kit/list/list-page.tsx'
import type { ListColumns } from '../../../kit/list/use-list-columns.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { useJobActions } from './use-job-actions.ts'
import { later } from '../../../app/offline/later.ts'

const JobRecord = later(async () => (await import('./job-record.tsx')).JobRecord)

const refreshMs = 3000

/** Background jobs of the company, newest first; refreshed while one is open. */
function Jobs() {
  return (
    <ListPage
      listing={companyJobs}
      columns={useJobColumns()}
      record={(shared) => <JobRecord {...shared} />}
      rowActions={useJobActions()}
      refreshMs={(jobs) => (jobs.every(isOver) ? false : refreshMs)}
    />
  )
}

function useJobColumns(): ListColumns<Job> {
  const language = useLanguage()
  return useMemo(() => {
    const { t, formatNumber } = language
    return {
      name: { width: 264 },
      status: { width: 128, grow: 0.5, stacked: 'status', cell: (job) => <JobStatus job={job} /> },
      progress: {
        title: t(text.progress),
        width: 144,
        grow: 0.6,
        stacked: 'detail',
        cell: ({ done, total }) =>
          total === null
            ? formatNumber(done)
            : t(jobText.doneOf, { done: formatNumber(done), total: formatNumber(total) }),
      },
      createdAt: { stacked: 'detail' },
      duration: {
        title: t(text.duration),
        width: 120,
        grow: 0.5,
        cell: (job) => {
          const spent = spentSeconds(job)
          return spent === null ? '–' : durationText(language, spent)
        },
      },
    }
  }, [language])
}

/** From first start to end. */
function spentSeconds({ startedAt, finishedAt }: Job): number | null {
  return startedAt === null || finishedAt === null ? null : (Date.parse(finishedAt) - Date.parse(startedAt)) / 1000
}

export { Jobs as screen }
