import { permissionName } from '@countinghouse/contract/page'
import {
  exportSupplierPerformance,
  getSupplierPerformance,
  supplierPerformancePage,
} from '@countinghouse/contract/purchase/supplier-performance'
import { text } from '@countinghouse/contract/purchase/supplier-performance.text'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { routeQuery } from '../../../app/calls/queries.ts'
import { lazyOf } from '../../../app/offline/lazy-of.ts'
import { useSearchState } from '../../../app/routing/use-search-state.ts'
import { useCan } from '../../../app/session/session.tsx'
import { ReportNarrowing } from '../../../kit/report/report-narrowing.tsx'
import { ReportPage } from '../../../kit/report/report-page.tsx'
import { reportFilters, reportSearch } from '../../../kit/report/report-search.ts'
import { PerformanceTable } from './performance-table.tsx'

const ReportFiles = lazyOf(async () => (await import('../../../kit/report/report-files.tsx')).ReportFiles)

const search = reportSearch(['suppliers'], { storeId: 'store', supplierId: 'supplier' })
const lists = { storeId: 'erp.store', supplierId: 'procure.supplier' } as const
const labels = { storeId: text.storeId, supplierId: text.supplierId }

/** How suppliers delivered. */
function SupplierPerformanceScreen() {
  const [state, setState] = useSearchState(search)
  const canExport = useCan()(permissionName(supplierPerformancePage, 'export'))
  const { by: _by, ...requested } = reportFilters(state)
  const query = useQuery({ ...routeQuery(getSupplierPerformance, requested), placeholderData: keepPreviousData })
  const { data } = query
  return (
    <ReportPage
      page={supplierPerformancePage}
      text={text}
      query={query}
      isEmpty={data?.rows.length === 0}
      exporting={
        canExport && (
          <Suspense>
            <ReportFiles
              title={text.title}
              route={exportSupplierPerformance}
              inputOf={(format) => ({ ...requested, format })}
            />
          </Suspense>
        )
      }
      above={
        <ReportNarrowing
          state={state}
          days={data === undefined ? null : [data.from, data.to]}
          lists={lists}
          labels={labels}
          by={{ label: text.view, options: [{ value: 'suppliers', label: text.view }] }}
          onChange={(change) => void setState(change)}
          onClear={() => void setState(search.parse({}))}
        />
      }
    >
      {data !== undefined && <PerformanceTable rows={data.rows} isLoading={query.isFetching} />}
    </ReportPage>
  )
}

export { SupplierPerformanceScreen as screen }
