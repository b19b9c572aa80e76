import { permissionName } from '@countinghouse/contract/page'
import {
  exportReceivedNotInvoiced,
  getReceivedNotInvoiced,
  receivedNotInvoicedPage,
} from '@countinghouse/contract/purchase/received-not-invoiced'
import { text } from '@countinghouse/contract/purchase/received-not-invoiced.text'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { routeQuery } from '../../../app/calls/queries.ts'
import { lazyOf } from '../../../app/offline/lazy-of.ts'
import { useCan } from '../../../app/session/session.tsx'
import { ReportPage } from '../../../kit/report/report-page.tsx'
import { UninvoicedTable } from './uninvoiced-table.tsx'

const ReportFiles = lazyOf(async () => (await import('../../../kit/report/report-files.tsx')).ReportFiles)

/** What suppliers delivered and did not invoice yet. */
function ReceivedNotInvoicedScreen() {
  const canExport = useCan()(permissionName(receivedNotInvoicedPage, 'export'))
  const query = useQuery(routeQuery(getReceivedNotInvoiced, {}))
  const { data } = query
  return (
    <ReportPage
      page={receivedNotInvoicedPage}
      text={text}
      query={query}
      isEmpty={data?.count === 0 && data.ledgerMinor === 0}
      above={null}
      exporting={
        canExport && (
          <Suspense>
            <ReportFiles title={text.title} route={exportReceivedNotInvoiced} inputOf={(format) => ({ format })} />
          </Suspense>
        )
      }
    >
      {data !== undefined && <UninvoicedTable found={data} isLoading={query.isFetching} />}
    </ReportPage>
  )
}

export { ReceivedNotInvoicedScreen as screen }
