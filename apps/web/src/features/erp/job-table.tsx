import { text } from '@countinghouse/contract/erp/job.text'
import type { Job } from '@countinghouse/contract/job'
import { text as jobText } from '@countinghouse/contract/kit/job.text'
import type { KeyboardEvent, MouseEvent } from 'react'
import { durationText } from '../../kit/job-pace.ts'
import { JobStatus } from '../../kit/job-status.tsx'
import { useLanguage } from '../../shell/language.tsx'
import styles from './job-table.module.css'

const columns = ['title', 'status', 'progress', 'createdBy', 'createdAt', 'duration'] as const
const skeletonRows = 8

type JobTableProps = {
  readonly jobs: readonly Job[]
  readonly isLoading: boolean
  readonly onOpen: (id: number) => void
}

/** The jobs as a table, whose rows open with a click or Enter and are walked with the arrows or J and K. */
export function JobTable({ jobs, isLoading, onOpen }: JobTableProps) {
  const { t } = useLanguage()

  return (
    <table className={styles.table} aria-label={t(text.title)} aria-busy={isLoading}>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col" data-column={name}>
              {t(text[`column_${name}`])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {jobs.map((job) => (
          <JobRow key={job.id} job={job} onOpen={onOpen} />
        ))}
        {isLoading &&
          Array.from({ length: skeletonRows }, (_, index) => (
            <tr key={index} className={styles.bones} aria-hidden="true">
              <td colSpan={columns.length}>
                <span />
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  )
}

function JobRow({ job, onOpen }: { readonly job: Job; readonly onOpen: (id: number) => void }) {
  const language = useLanguage()
  const { t, formatInstant, formatNumber } = language
  const { done, total } = job
  const spent = spentSeconds(job)

  function open(event: MouseEvent<HTMLElement>): void {
    // A press with a modifier is for the browser: a new tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onOpen(job.id)
  }

  return (
    <tr data-job={job.id}>
      <th scope="row" data-column="title">
        <a href={`?job=${job.id}`} className={styles.link} onClick={open} onKeyDown={walk}>
          <bdi>{job.title}</bdi>
        </a>
      </th>
      <td data-column="status">
        <JobStatus job={job} />
      </td>
      <td data-column="progress">
        {total === null
          ? formatNumber(done)
          : t(jobText.doneOf, { done: formatNumber(done), total: formatNumber(total) })}
      </td>
      <td data-column="createdBy">
        <bdi>{job.createdBy ?? '–'}</bdi>
      </td>
      <td data-column="createdAt">
        <bdi>{formatInstant(job.createdAt)}</bdi>
      </td>
      <td data-column="duration">{spent === null ? '–' : durationText(language, spent)}</td>
    </tr>
  )
}

/** From its first start to its end. */
function spentSeconds({ startedAt, finishedAt }: Job): number | null {
  return startedAt === null || finishedAt === null ? null : (Date.parse(finishedAt) - Date.parse(startedAt)) / 1000
}

/** From row to row, as in every list. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, KeyJ: 1, ArrowUp: -1, KeyK: -1 }[event.code]
  if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return
  const links = [...(event.currentTarget.closest('tbody')?.querySelectorAll('a') ?? [])]
  const next = links[links.findIndex((link) => link === event.currentTarget) + step]
  if (next === undefined) return
  next.focus()
  event.preventDefault()
}
