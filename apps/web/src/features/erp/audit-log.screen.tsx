import { forbiddenPath } from '@countinghouse/contract/constants'
import { auditLogPage, exportAuditRows, listAuditRows } from '@countinghouse/contract/erp/audit-log'
import { text } from '@countinghouse/contract/erp/audit-log.text'
import { Button } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useSearchState } from '../../kit/use-search-state.ts'
import { useLanguage } from '../../shell/language.tsx'
import { routeQuery } from '../../shell/queries.ts'
import { refusalOf } from '../../shell/refusal.ts'
import { AuditFilterBar } from './audit-filter-bar.tsx'
import { auditFilters, auditSearch } from './audit-search.ts'
import { AuditTable } from './audit-table.tsx'
import { ExportReport } from './export-report.tsx'
import { LoadFailure } from './load-failure.tsx'
import page from './page.module.css'
import styles from './report.module.css'

const AuditDetails = lazy(async () => ({ default: (await import('./audit-details.tsx')).AuditDetails }))

/** Who did what. Source: shell-and-access.md 2.9, audit log. */
function AuditLog() {
  const { t } = useLanguage()
  const [state, setState] = useSearchState(auditSearch)
  const filters = auditFilters(state)
  const query = useQuery({
    ...routeQuery(listAuditRows, { ...filters, cursor: state.before ?? undefined }),
    placeholderData: keepPreviousData,
  })
  const refusal = refusalOf(query.error, auditLogPage.path)
  if (refusal !== null) return <Navigate to={forbiddenPath} replace state={{ refusal } as never} />
  const rows = query.data?.items ?? []
  const next = query.data?.next ?? null
  const open = rows.find(({ id }) => id === state.row)
  return (
    <section className={page.screen} aria-labelledby="audit-title">
      <header className={styles.head}>
        <div>
          <h1 id="audit-title" className={page.title} tabIndex={-1}>
            {t(text.title)}
          </h1>
          <p className={page.purpose}>{t(text.purpose)}</p>
        </div>
        <ExportReport page={auditLogPage} route={exportAuditRows} input={filters} />
      </header>
      <AuditFilterBar state={state} onChange={(change) => void setState({ before: null, row: null, ...change })} />
      <div className={page.panel}>
        {query.isError && (
          <LoadFailure what={t(text.failed)} error={query.error} onRetry={() => void query.refetch()} />
        )}
        {query.isSuccess && rows.length === 0 && <p className={page.empty}>{t(text.empty)}</p>}
        {!query.isError && (rows.length > 0 || query.isPending) && (
          <div className={page.scroll}>
            <AuditTable rows={rows} isLoading={query.isFetching} onOpen={(row) => void setState({ row })} />
            <nav className={page.pages} aria-label={t(text.pages)}>
              {state.before !== null && (
                <Button variant="default" onClick={() => void setState({ before: null })}>
                  {t(text.newest)}
                </Button>
              )}
              {next !== null && (
                <Button variant="default" onClick={() => void setState({ before: next })}>
                  {t(text.older)}
                </Button>
              )}
            </nav>
          </div>
        )}
      </div>
      <Suspense>
        {open !== undefined && <AuditDetails row={open} onClose={() => void setState({ row: null })} />}
      </Suspense>
    </section>
  )
}

export { AuditLog as screen }
