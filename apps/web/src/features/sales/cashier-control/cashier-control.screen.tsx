import { cashierControlPage, getCashierControl } from '@countinghouse/contract/sales/cashier-control'
import { text } from '@countinghouse/contract/sales/cashier-control.text'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { routeQuery } from '../../../app/calls/queries.ts'
import { useSearchState } from '../../../app/routing/use-search-state.ts'
import { ReportNarrowing } from '../../../kit/report/report-narrowing.tsx'
import { ReportPage } from '../../../kit/report/report-page.tsx'
import { reportFilters, reportSearch } from '../../../kit/report/report-search.ts'
import { ControlTable } from './control-table.tsx'

const search = reportSearch(['cashiers'], { storeId: 'store' })
const lists = { storeId: 'erp.store' } as const
const labels = { storeId: text.store }

/** What cashiers did besides selling, compared with their average. */
function CashierControlScreen() {
  const [state, setState] = useSearchState(search)
  const { by: _by, ...requested } = reportFilters(state)
  const query = useQuery({ ...routeQuery(getCashierControl, requested), placeholderData: keepPreviousData })
  const { data } = query
  return (
    <ReportPage
      page={cashierControlPage}
      text={text}
      query={query}
      isEmpty={data?.rows.length === 0}
      exporting={null}
      above={
        <ReportNarrowing
          state={state}
          days={data === undefined ? null : [data.from, data.to]}
          lists={lists}
          labels={labels}
          by={{ label: text.view, options: [{ value: 'cashiers', label: text.view }] }}
          onChange={(change) => void setState(change)}
          onClear={() => void setState(search.parse({}))}
        />
      }
    >
      {data !== undefined && <ControlTable control={data} storeId={state.storeId} isLoading={query.isFetching} />}
    </ReportPage>
  )
}

export { CashierControlScreen as screen }
