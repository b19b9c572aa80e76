import { permissionName } from '@countinghouse/contract/page'
import { exportReport, fetchReport, reportBuilderPage } from '@countinghouse/contract/reports/builder'
import { text } from '@countinghouse/contract/reports/builder.text'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { routeQuery } from '../../../app/calls/queries.ts'
import { lazyOf } from '../../../app/offline/lazy-of.ts'
import { later } from '../../../app/offline/later.ts'
import { useSearchState } from '../../../app/routing/use-search-state.ts'
import { useCan } from '../../../app/session/session.tsx'
import { ReportPage } from '../../../kit/report/report-page.tsx'
import { BuilderControls } from './builder-controls.tsx'
import { BuilderFilters } from './builder-filters.tsx'
import styles from './builder.module.css'
import { builderSearch, cellSearch, definitionOf } from './definition-search.ts'

const BuilderTable = later(async () => (await import('./builder-table.tsx')).BuilderTable)
const BuilderChart = later(async () => (await import('./builder-chart.tsx')).BuilderChart)
const BuilderDocuments = later(async () => (await import('./builder-documents.tsx')).BuilderDocuments)
const ProofBadge = later(async () => (await import('./proof-badge.tsx')).ProofBadge)
const SavedReports = later(async () => (await import('./saved-reports.tsx')).SavedReports)
const ReportFiles = lazyOf(async () => (await import('../../../kit/report/report-files.tsx')).ReportFiles)

/** A report of the user's own groups and figures, all of it in the address. */
function ReportBuilder() {
  const canExport = useCan()(permissionName(reportBuilderPage, 'export'))
  const [state, setState] = useSearchState(builderSearch)
  const [{ at }, setCell] = useSearchState(cellSearch)
  const definition = definitionOf(state)
  const query = useQuery({ ...routeQuery(fetchReport, definition), placeholderData: keepPreviousData })
  const { data: report } = query
  return (
    <ReportPage
      page={reportBuilderPage}
      text={text}
      query={query}
      isEmpty={report !== undefined && report.lines.length === 0}
      exporting={
        canExport && (
          <Suspense>
            <ReportFiles
              title={text.title}
              route={exportReport}
              formats={['pdf', 'xlsx', 'csv']}
              inputOf={(format) => ({ ...definition, format })}
            />
          </Suspense>
        )
      }
      above={
        <>
          <Suspense>
            <SavedReports definition={definition} onOpen={(opened) => setState(opened)} />
          </Suspense>
          <BuilderControls
            state={state}
            days={report === undefined ? null : [report.from, report.to]}
            onChange={(change) => void setState(change)}
          />
          <BuilderFilters state={state} onChange={(change) => void setState(change)} />
          <Suspense>
            {report !== undefined && report.proof !== null && (
              <div className={styles['bar']}>
                <ProofBadge proof={report.proof} currency={report.currency} />
              </div>
            )}
            {report !== undefined && <BuilderChart report={report} />}
          </Suspense>
        </>
      }
    >
      <Suspense>
        {report !== undefined && (
          <BuilderTable report={report} isLoading={query.isFetching} onDrill={(keys) => void setCell({ at: keys })} />
        )}
        {at !== null && (
          <BuilderDocuments definition={definition} keys={at} onClose={() => void setCell({ at: null })} />
        )}
      </Suspense>
    </ReportPage>
  )
}

export { ReportBuilder as screen }
