import { auditLogPage, exportAuditRows, listAuditRows } from '@countinghouse/contract/erp/audit-log'
import { text } from '@countinghouse/contract/erp/audit-log.text'
import { Button } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useSearchState } from '../../../app/routing/use-search-state.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { later } from '../../../app/offline/later.ts'
import { routeQuery } from '../../../app/calls/queries.ts'
import { AuditFilterBar } from './audit-filter-bar.tsx'
import { auditFilters, auditSearch } from './audit-search.ts'
import { AuditTable } from './audit-table.tsx'
import { ExportReport } from '../export-report/export-report.tsx'
import page from '../../../ui/display/page.module.css'
import { ReportPage } from '../../../kit/report/report-page.tsx'

const AuditDetails = later(async () => (await import('./audit-details.tsx')).AuditDetails)

/** Audit log. */
function AuditLog() {
  const { t } = useLanguage()
  const [state, setState] = useSearchState(auditSearch)
  const filters = auditFilters(state)
  const query = useQuery({
    ...routeQuery(listAuditRows, { ...filters, cursor: state.before ?? undefined }),
    placeholderData: keepPreviousData,
  })
  const rows = query.data?.items ?? []
  const next = query.data?.next ?? null
  const open = rows.find(({ id }) => id === state.row)
  return (
    <>
      <ReportPage
        page={auditLogPage}
        text={text}
        query={query}
        isEmpty={rows.length === 0}
        exporting={<ExportReport page={auditLogPage} route={exportAuditRows} input={filters} />}
        above={
          <AuditFilterBar state={state} onChange={(change) => void setState({ before: null, row: null, ...change })} />
        }
      >
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
      </ReportPage>
      <Suspense>
        {open !== undefined && <AuditDetails row={open} onClose={() => void setState({ row: null })} />}
      </Suspense>
    </>
  )
}

export { AuditLog as screen }
