import { getLandedCostClearing, landedCostClearingPage } from '@countinghouse/contract/purchase/landed-cost-clearing'
import { text } from '@countinghouse/contract/purchase/landed-cost-clearing.text'
import { useQuery } from '@tanstack/react-query'
import { routeQuery } from '../../../app/calls/queries.ts'
import { ReportPage } from '../../../kit/report/report-page.tsx'
import { UnclearedTable } from './uncleared-table.tsx'

/** What accrued landed cost consists of. */
function LandedCostClearingScreen() {
  const query = useQuery(routeQuery(getLandedCostClearing, {}))
  const { data } = query
  return (
    <ReportPage
      page={landedCostClearingPage}
      text={text}
      query={query}
      isEmpty={data?.count === 0 && data.ledgerMinor === 0}
      above={null}
      exporting={null}
    >
      {data !== undefined && <UnclearedTable found={data} isLoading={query.isFetching} />}
    </ReportPage>
  )
}

export { LandedCostClearingScreen as screen }
