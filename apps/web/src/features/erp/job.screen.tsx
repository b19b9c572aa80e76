import { forbiddenPath } from '@countinghouse/contract/constants'
import { jobsPage } from '@countinghouse/contract/erp/job'
import { text } from '@countinghouse/contract/erp/job.text'
import { useMediaQuery } from '@mantine/hooks'
import { Navigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { DataGrid } from '../../kit/data-grid.tsx'
import { FailedList } from '../../kit/no-rows.tsx'
import { OfflineNote } from '../../kit/offline-note.tsx'
import { Segments } from '../../kit/segments.tsx'
import { useGridShortcuts } from '../../kit/use-grid-shortcuts.ts'
import { useSearchState } from '../../kit/use-search-state.ts'
import { useLanguage } from '../../shell/language.tsx'
import { refusalOf } from '../../shell/refusal.ts'
import { jobColumnNames, useJobColumns } from './job-columns.tsx'
import styles from './job.module.css'
import { jobFilters, jobSearch, statusesOf } from './job-search.ts'
import { useJobs } from './use-jobs.ts'

const JobDetails = lazy(async () => ({ default: (await import('./job-details.tsx')).JobDetails }))

/** All jobs of the company, newest first, with the details of one over them. */
function Jobs() {
  const { t } = useLanguage()
  const [state, setState] = useSearchState(jobSearch)
  const [shown, setShown] = useState<readonly string[]>(jobColumnNames)
  const [widths, setWidths] = useState<Readonly<Record<string, number>>>({})
  const isStacked = useMediaQuery('(width < 40em)', undefined, { getInitialValueInEffect: false })
  const columns = useJobColumns()
  const { query, jobs } = useJobs(statusesOf[state.filter])
  useGridShortcuts(false)

  const refusal = refusalOf(query.error, jobsPage.path)
  if (refusal !== null) return <Navigate to={forbiddenPath} replace state={{ refusal } as never} />
  return (
    <section className={styles.screen} aria-labelledby="jobs-title">
      <header>
        <h1 id="jobs-title" className={styles.title} tabIndex={-1}>
          {t(text.title)}
        </h1>
        <p className={styles.purpose}>{t(text.purpose)}</p>
      </header>
      <div className={styles.filter}>
        <Segments
          label={t(text.filter)}
          value={state.filter}
          options={jobFilters.map((filter) => ({ value: filter, label: t(text[`filter_${filter}`]) }))}
          onChange={(value) => void setState({ ...jobSearch.parse({ filter: value }) })}
        />
      </div>
      <OfflineNote error={query.error} hasRows={jobs.length > 0} />
      <div className={styles.panel}>
        {query.isError && jobs.length === 0 && <FailedList error={query.error} onRetry={() => void query.refetch()} />}
        {query.isSuccess && jobs.length === 0 && (
          <p className={styles.empty}>{t(state.filter === 'all' ? text.empty : text.emptyFiltered)}</p>
        )}
        {(jobs.length > 0 || query.isPending) && (
          <DataGrid
            label={t(text.title)}
            columns={columns}
            shown={shown}
            rows={jobs}
            rowId={(job) => job.id}
            rowCount={query.hasNextPage ? null : jobs.length}
            sort={[]}
            onSort={() => undefined}
            widths={widths}
            onWidths={setWidths}
            onOrder={setShown}
            onOpen={(job) => void setState({ job: job.id })}
            openId={state.job}
            isCompact={false}
            isStacked={isStacked}
            isLoading={query.isPending}
            onEnd={query.hasNextPage && !query.isFetching ? () => void query.fetchNextPage() : null}
          />
        )}
      </div>
      <Suspense>
        {state.job !== null && (
          <JobDetails key={state.job} id={state.job} onClose={() => void setState({ job: null })} />
        )}
      </Suspense>
    </section>
  )
}

export { Jobs as screen }
