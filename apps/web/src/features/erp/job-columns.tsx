import { text } from '@countinghouse/contract/erp/job.text'
import type { Job } from '@countinghouse/contract/job'
import { text as jobText } from '@countinghouse/contract/kit/job.text'
import { useMemo } from 'react'
import type { GridColumn } from '../../kit/grid-column.ts'
import { durationText } from '../../kit/job-pace.ts'
import { JobStatus } from '../../kit/job-status.tsx'
import { useLanguage } from '../../shell/language.tsx'
import styles from './job.module.css'

export const jobColumnNames = ['title', 'status', 'progress', 'createdBy', 'createdAt', 'duration'] as const

/** What the list of jobs shows of each. */
export function useJobColumns(): readonly GridColumn<Job>[] {
  const language = useLanguage()
  return useMemo(() => {
    const { t, formatInstant, formatNumber } = language
    const column = (name: (typeof jobColumnNames)[number], width: number, grow: number) => ({
      name,
      title: t(text[`column_${name}`]),
      width,
      grow,
    })
    return [
      { ...column('title', 240, 2), stacked: 'title', cell: (job) => <JobLink job={job} /> },
      { ...column('status', 120, 0.5), stacked: 'status', cell: (job) => <JobStatus job={job} /> },
      {
        ...column('progress', 120, 0.5),
        isNumeric: true,
        cell: ({ done, total }) =>
          total === null
            ? formatNumber(done)
            : t(jobText.doneOf, { done: formatNumber(done), total: formatNumber(total) }),
      },
      { ...column('createdBy', 144, 0.8), stacked: 'detail', cell: (job) => <bdi>{job.createdBy ?? '–'}</bdi> },
      {
        ...column('createdAt', 176, 0.5),
        stacked: 'detail',
        cell: (job) => <span className={styles.quiet}>{formatInstant(job.createdAt)}</span>,
      },
      {
        ...column('duration', 112, 0.5),
        isNumeric: true,
        cell: (job) => (
          <span className={styles.quiet}>
            {spentSeconds(job) === null ? '–' : durationText(language, spentSeconds(job) ?? 0)}
          </span>
        ),
      },
    ]
  }, [language])
}

/** From its first start to its end. */
function spentSeconds({ startedAt, finishedAt }: Job): number | null {
  return startedAt === null || finishedAt === null ? null : (Date.parse(finishedAt) - Date.parse(startedAt)) / 1000
}

/** Opened by the grid; a plain link all the same, so that it opens in a new tab too. */
function JobLink({ job }: { readonly job: Job }) {
  return (
    <a href={`?job=${job.id}`} className={styles.link} tabIndex={-1} draggable={false}>
      <bdi>{job.title}</bdi>
    </a>
  )
}
