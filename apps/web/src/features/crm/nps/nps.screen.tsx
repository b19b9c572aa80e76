import { getNps, npsDimensions, npsPage } from '@countinghouse/contract/crm/nps'
import { text } from '@countinghouse/contract/crm/nps.text'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { routeQuery } from '../../../app/calls/queries.ts'
import { useSearchState } from '../../../app/routing/use-search-state.ts'
import { ReportNarrowing } from '../../../kit/report/report-narrowing.tsx'
import { ReportPage } from '../../../kit/report/report-page.tsx'
import { reportFilters, reportSearch } from '../../../kit/report/report-search.ts'
import { NpsTable } from './nps-table.tsx'

const search = reportSearch(npsDimensions, { storeId: 'store' })
const lists = { storeId: 'erp.store' } as const
const labels = { storeId: text.store }
const options = npsDimensions.map((value) => ({ value, label: text[value] }))

/** NPS of a period by store, cashier, month or survey. */
function NpsScreen() {
  const [state, setState] = useSearchState(search)
  const query = useQuery({ ...routeQuery(getNps, reportFilters(state)), placeholderData: keepPreviousData })
  const { data } = query
  return (
    <ReportPage
      page={npsPage}
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
          by={{ label: text.view, options }}
          onChange={(change) => void setState(change)}
          onClear={() => void setState(search.parse({}))}
        />
      }
    >
      {data !== undefined && <NpsTable report={data} isLoading={query.isFetching} />}
    </ReportPage>
  )
}

export { NpsScreen as screen }
