import { getRebatesReceivable, rebatesReceivablePage } from '@countinghouse/contract/purchase/rebates-receivable'
import { text } from '@countinghouse/contract/purchase/rebates-receivable.text'
import { useQuery } from '@tanstack/react-query'
import { routeQuery } from '../../../app/calls/queries.ts'
import { ReportPage } from '../../../kit/report/report-page.tsx'
import { ReceivableTable } from './receivable-table.tsx'

/** Accrued rebates without their credit note. */
function RebatesReceivableScreen() {
  const query = useQuery(routeQuery(getRebatesReceivable, {}))
  const { data } = query
  return (
    <ReportPage
      page={rebatesReceivablePage}
      text={text}
      query={query}
      isEmpty={data?.count === 0 && data.ledgerMinor === 0}
      above={null}
      exporting={null}
    >
      {data !== undefined && <ReceivableTable found={data} isLoading={query.isFetching} />}
    </ReportPage>
  )
}

export { RebatesReceivableScreen as screen }
