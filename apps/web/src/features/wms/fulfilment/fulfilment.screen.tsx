import {
  exportFulfilment,
  fulfilmentPage,
  fulfilmentSubjects,
  getFulfilment,
} from '@countinghouse/contract/wms/fulfilment'
import { text } from '@countinghouse/contract/wms/fulfilment.text'
import { permissionName } from '@countinghouse/contract/page'
import { Suspense } from 'react'
import { lazyOf } from '../../../app/offline/lazy-of.ts'
import { MoreLines } from '../../../kit/report/more-lines.tsx'
import { ReportNarrowing } from '../../../kit/report/report-narrowing.tsx'
import { ReportPage } from '../../../kit/report/report-page.tsx'
import { reportFilters } from '../../../kit/report/report-search.ts'
import { useReportPages } from '../../../kit/report/use-report-pages.ts'
import { useSearchState } from '../../../app/routing/use-search-state.ts'
import { later } from '../../../app/offline/later.ts'
import { useCan } from '../../../app/session/session.tsx'
import { fulfilmentLists, fulfilmentSearch } from './fulfilment-search.ts'

const FulfilmentSummary = later(async () => (await import('./fulfilment-summary.tsx')).FulfilmentSummary)
const FulfilmentTable = later(async () => (await import('./fulfilment-table.tsx')).FulfilmentTable)
const ReportFiles = lazyOf(async () => (await import('../../../kit/report/report-files.tsx')).ReportFiles)

const ledHere = { productId: 'procure.product', storeId: 'erp.store' } as const
const labels = {
  fromStoreId: text.fromStore,
  toStoreId: text.toStore,
  categoryId: text.category,
  brandId: text.brand,
  productId: text.product,
  storeId: text.store,
}

/** Fill rate, duration and losses of transfers. */
function Fulfilment() {
  const canExport = useCan()(permissionName(fulfilmentPage, 'export'))
  const [state, setState] = useSearchState(fulfilmentSearch)
  const filters = reportFilters(state)
  const { query, report, lines } = useReportPages(getFulfilment, filters)
  const chosen = Object.fromEntries(
    Object.entries(ledHere).filter(([name]) => state[name as keyof typeof ledHere] !== null),
  )
  return (
    <ReportPage
      page={fulfilmentPage}
      text={text}
      query={query}
      isEmpty={lines.length === 0}
      exporting={
        canExport && (
          <Suspense>
            <ReportFiles title={text.title} route={exportFulfilment} inputOf={(format) => ({ ...filters, format })} />
          </Suspense>
        )
      }
      above={
        <ReportNarrowing
          state={state}
          days={report === undefined ? null : [report.from, report.to]}
          lists={{ ...fulfilmentLists, ...chosen }}
          labels={labels}
          by={{
            label: text.by,
            options: fulfilmentSubjects.map((value) => ({ value, label: text[`by_${value}`] })),
          }}
          onChange={(change) => void setState(change)}
          onClear={() => void setState(fulfilmentSearch.parse({}))}
        />
      }
    >
      <Suspense>
        {report !== undefined && (
          <>
            <FulfilmentSummary report={report} />
            <FulfilmentTable report={report} lines={lines} state={state} isLoading={query.isFetching} />
          </>
        )}
        <MoreLines query={query} />
      </Suspense>
    </ReportPage>
  )
}

export { Fulfilment as screen }
