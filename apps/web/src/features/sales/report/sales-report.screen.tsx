import { permissionName } from '@countinghouse/contract/page'
import {
  exportSalesReport,
  getSalesReport,
  salesReportDimensions,
  salesReportPage,
} from '@countinghouse/contract/sales/sales-report'
import { text } from '@countinghouse/contract/sales/sales-report.text'
import { Suspense } from 'react'
import { lazyOf } from '../../../app/offline/lazy-of.ts'
import { later } from '../../../app/offline/later.ts'
import { useSearchState } from '../../../app/routing/use-search-state.ts'
import { useCan } from '../../../app/session/session.tsx'
import { MoreLines } from '../../../kit/report/more-lines.tsx'
import { ReportNarrowing } from '../../../kit/report/report-narrowing.tsx'
import { ReportPage } from '../../../kit/report/report-page.tsx'
import { reportFilters, reportSearch } from '../../../kit/report/report-search.ts'
import { useReportPages } from '../../../kit/report/use-report-pages.ts'

const SalesTable = later(async () => (await import('./sales-table.tsx')).SalesTable)
const ReportFiles = lazyOf(async () => (await import('../../../kit/report/report-files.tsx')).ReportFiles)

const search = reportSearch(salesReportDimensions, { storeId: 'store', categoryId: 'category', brandId: 'brand' })
const lists = { storeId: 'erp.store', categoryId: 'procure.category', brandId: 'procure.brand' }
const labels = { storeId: text.store, categoryId: text.category, brandId: text.brand }

/** Sales of a period. */
function SalesReports() {
  const canExport = useCan()(permissionName(salesReportPage, 'export'))
  const [state, setState] = useSearchState(search)
  const filters = reportFilters(state)
  const { query, report, lines } = useReportPages(getSalesReport, filters)
  return (
    <ReportPage
      page={salesReportPage}
      text={text}
      query={query}
      isEmpty={lines.length === 0}
      exporting={
        canExport && (
          <Suspense>
            <ReportFiles title={text.title} route={exportSalesReport} inputOf={(format) => ({ ...filters, format })} />
          </Suspense>
        )
      }
      above={
        <ReportNarrowing
          state={state}
          days={report === undefined ? null : [report.from, report.to]}
          lists={lists}
          labels={labels}
          by={{
            label: text.by,
            options: salesReportDimensions.map((value) => ({ value, label: text[`by_${value}`] })),
          }}
          onChange={(change) => void setState(change)}
          onClear={() => void setState(search.parse({}))}
        />
      }
    >
      <Suspense>
        {report !== undefined && (
          <SalesTable report={report} lines={lines} storeId={state.storeId} isLoading={query.isFetching} />
        )}
        <MoreLines query={query} />
      </Suspense>
    </ReportPage>
  )
}

export { SalesReports as screen }
