import { exportMovement, getMovement, movementPage } from '@countinghouse/contract/inventory/movement'
import { text } from '@countinghouse/contract/inventory/movement.text'
import { permissionName } from '@countinghouse/contract/page'
import { Suspense } from 'react'
import { lazyOf } from '../../../app/offline/lazy-of.ts'
import { MoreLines } from '../../../kit/report/more-lines.tsx'
import { ReportPage } from '../../../kit/report/report-page.tsx'
import { useReportPages } from '../../../kit/report/use-report-pages.ts'
import { useSearchState } from '../../../app/routing/use-search-state.ts'
import { later } from '../../../app/offline/later.ts'
import { useCan } from '../../../app/session/session.tsx'
import { MovementFilterBar } from './movement-filter-bar.tsx'
import { movementFilters, movementSearch } from './movement-search.ts'

const ReportFiles = lazyOf(async () => (await import('../../../kit/report/report-files.tsx')).ReportFiles)
const MovementTable = later(async () => (await import('./movement-table.tsx')).MovementTable)

/** Opening stock, moves and closing stock of stores. */
function MovementReport() {
  const canExport = useCan()(permissionName(movementPage, 'export'))
  const [state, setState] = useSearchState(movementSearch)
  const filters = movementFilters(state)
  const { query, report, lines } = useReportPages(getMovement, filters)
  return (
    <ReportPage
      page={movementPage}
      text={text}
      query={query}
      isEmpty={lines.length === 0}
      exporting={
        canExport && (
          <Suspense>
            <ReportFiles title={text.title} route={exportMovement} inputOf={(format) => ({ ...filters, format })} />
          </Suspense>
        )
      }
      above={
        <MovementFilterBar
          state={state}
          hasValues={report?.value !== undefined}
          days={report === undefined ? null : [report.from, report.to]}
          onChange={(change) => void setState(change)}
        />
      }
    >
      <Suspense>
        {report !== undefined && (
          <MovementTable report={report} lines={lines} state={state} isLoading={query.isFetching} />
        )}
        <MoreLines query={query} />
      </Suspense>
    </ReportPage>
  )
}

export { MovementReport as screen }
