import { forbiddenPath } from '@countinghouse/contract/constants'
import { jobsPage } from '@countinghouse/contract/erp/job'
import { text } from '@countinghouse/contract/erp/job.text'
import { text as keysText } from '@countinghouse/contract/shell/keys.text'
import { Button } from '@mantine/core'
import { Navigate } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { Segments } from '../../kit/segments.tsx'
import { useSearchState } from '../../kit/use-search-state.ts'
import { useShortcuts } from '../../shell/keyboard.ts'
import { useLanguage } from '../../shell/language.tsx'
import { refusalOf } from '../../shell/refusal.ts'
import { JobTable } from './job-table.tsx'
import { jobFilters, jobSearch } from './job-search.ts'
import { LoadFailure } from './load-failure.tsx'
import styles from './page.module.css'
import { useJobs } from './use-jobs.ts'

const JobDetails = lazy(async () => ({ default: (await import('./job-details.tsx')).JobDetails }))

/** All jobs of the company, newest first, with the details of one over them. */
function Jobs() {
  const { t } = useLanguage()
  const [state, setState] = useSearchState(jobSearch)
  const query = useJobs(state)
  const jobs = query.data?.items ?? []
  useShortcuts([
    { keys: 'j', scope: 'list', label: t(keysText.nextRow) },
    { keys: 'k', scope: 'list', label: t(keysText.previousRow) },
    { keys: 'enter', scope: 'list', label: t(keysText.openRow) },
  ])

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
          onChange={(value) => void setState(jobSearch.parse({ filter: value }))}
        />
      </div>
      {query.isError && jobs.length > 0 && (
        <p className={styles.note} role="status">
          {query.error.message}
        </p>
      )}
      <div className={styles.panel}>
        {query.isError && jobs.length === 0 && (
          <LoadFailure what={t(text.failed)} error={query.error} onRetry={() => void query.refetch()} />
        )}
        {query.isSuccess && jobs.length === 0 && (
          <p className={styles.empty}>{t(state.filter === 'all' ? text.empty : text.emptyFiltered)}</p>
        )}
        {(jobs.length > 0 || query.isPending) && (
          <div className={styles.scroll}>
            <JobTable jobs={jobs} isLoading={query.isPending} onOpen={(job) => void setState({ job })} />
            <nav className={styles.pages} aria-label={t(text.pages)}>
              {state.before !== null && (
                <Button variant="default" onClick={() => void setState({ before: null })}>
                  {t(text.newest)}
                </Button>
              )}
              {query.data?.next && (
                <Button variant="default" onClick={() => void setState({ before: query.data.next })}>
                  {t(text.older)}
                </Button>
              )}
            </nav>
          </div>
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
