import { permissionName } from '@countinghouse/contract/page'
import {
  exportSupplierStatement,
  getSupplierStatement,
  supplierStatementPage,
} from '@countinghouse/contract/payments/supplier-statement'
import { text } from '@countinghouse/contract/payments/supplier-statement.text'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { routeQuery } from '../../../app/calls/queries.ts'
import { lazyOf } from '../../../app/offline/lazy-of.ts'
import { useSearchState } from '../../../app/routing/use-search-state.ts'
import { useCan } from '../../../app/session/session.tsx'
import { ReportNarrowing } from '../../../kit/report/report-narrowing.tsx'
import { ReportPage } from '../../../kit/report/report-page.tsx'
import { reportFilters, reportSearch } from '../../../kit/report/report-search.ts'
import { StatementTable } from './statement-table.tsx'

const ReportFiles = lazyOf(async () => (await import('../../../kit/report/report-files.tsx')).ReportFiles)

const search = reportSearch(['entries'], { supplierId: 'supplier' })
const lists = { supplierId: 'procure.supplier' } as const

/** What a supplier invoiced and was paid in a period. */
function SupplierStatementScreen() {
  const [state, setState] = useSearchState(search)
  const canExport = useCan()(permissionName(supplierStatementPage, 'export'))
  const { by: _by, ...requested } = reportFilters(state)
  const query = useQuery({ ...routeQuery(getSupplierStatement, requested), placeholderData: keepPreviousData })
  const { data } = query
  const isChosen = state.supplierId !== null
  return (
    <ReportPage
      page={supplierStatementPage}
      text={isChosen ? text : { ...text, empty: text.choose }}
      query={query}
      isEmpty={!isChosen || data?.accounts.length === 0}
      exporting={
        canExport &&
        isChosen && (
          <Suspense>
            <ReportFiles
              title={text.title}
              route={exportSupplierStatement}
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
          labels={{ supplierId: text.supplierId }}
          by={{ label: text.view, options: [{ value: 'entries', label: text.view }] }}
          onChange={(change) => void setState(change)}
          onClear={() => void setState(search.parse({}))}
        />
      }
    >
      {data?.accounts.map((account) => (
        <StatementTable key={account.currency} account={account} isLoading={query.isFetching} />
      ))}
    </ReportPage>
  )
}

export { SupplierStatementScreen as screen }
