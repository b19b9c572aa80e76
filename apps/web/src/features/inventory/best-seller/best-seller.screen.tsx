import {
  bestSellerMeasures,
  bestSellerPage,
  exportBestSellers,
  getBestSellers,
} from '@countinghouse/contract/inventory/best-seller'
import { text } from '@countinghouse/contract/inventory/best-seller.text'
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
import { bestSellerLists, bestSellerSearch } from './best-seller-search.ts'

const BestSellerTable = later(async () => (await import('./best-seller-table.tsx')).BestSellerTable)
const ReportFiles = lazyOf(async () => (await import('../../../kit/report/report-files.tsx')).ReportFiles)

const labels = {
  storeId: text.store,
  categoryId: text.category,
  brandId: text.brand,
  seasonId: text.season,
  supplierId: text.supplier,
}

/** The report of best sellers. */
function BestSellers() {
  const canExport = useCan()(permissionName(bestSellerPage, 'export'))
  const [state, setState] = useSearchState(bestSellerSearch)
  const filters = reportFilters(state)
  const { query, report, lines } = useReportPages(getBestSellers, filters)
  const hasValue = report?.totals.valueMinor !== undefined
  return (
    <ReportPage
      page={bestSellerPage}
      text={text}
      query={query}
      isEmpty={lines.length === 0}
      exporting={
        canExport && (
          <Suspense>
            <ReportFiles title={text.title} route={exportBestSellers} inputOf={(format) => ({ ...filters, format })} />
          </Suspense>
        )
      }
      above={
        <ReportNarrowing
          state={state}
          days={report === undefined ? null : [report.from, report.to]}
          lists={bestSellerLists}
          labels={labels}
          by={{
            label: text.by,
            options: bestSellerMeasures
              .filter((measure) => measure === 'quantity' || hasValue)
              .map((measure) => ({ value: measure, label: text[`by_${measure}`] })),
          }}
          onChange={(change) => void setState(change)}
          onClear={() => void setState(bestSellerSearch.parse({}))}
        />
      }
    >
      <Suspense>
        {report !== undefined && (
          <BestSellerTable report={report} lines={lines} storeId={state.storeId} isLoading={query.isFetching} />
        )}
        <MoreLines query={query} />
      </Suspense>
    </ReportPage>
  )
}

export { BestSellers as screen }
